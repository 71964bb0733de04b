import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import type { ButtonKind } from './button.tsx';
import { classNames } from './class-names.ts';

type ButtonLinkProps = ComponentProps<typeof Link> & { kind: ButtonKind };

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({ kind, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      prefetch="intent"
      {...rest}
      className={classNames(styles.button, styles[kind], className)}
    />
  );
}
