import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './button.module.css';
import type { ButtonKind } from './button.tsx';

type ButtonLinkProps = ComponentProps<typeof Link> & { kind: ButtonKind };

/** A link with the look of a button: it navigates and changes nothing. */
export function ButtonLink({ kind, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      prefetch="intent"
      {...rest}
      className={classNames(styles.button, styles[kind], 'screen-only', className)}
    />
  );
}
