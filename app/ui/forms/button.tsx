import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './button.module.css';

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

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentProps<'button'> & {
  kind: ButtonKind;
  /** Shows a pending state. It stays focusable and enabled unless `disabled` too. */
  busy?: boolean;
};

/** A `button`; inside a form it submits unless `type` is another. */
export function Button({ kind, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      className={classNames(styles.button, styles[kind], 'screen-only', className)}
      aria-busy={busy || undefined}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
