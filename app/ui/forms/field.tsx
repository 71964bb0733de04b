import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** The id of a message elsewhere that describes this field too. */
  describedBy?: string | undefined;
  /** Marks the field as invalid although its message is elsewhere. */
  invalid?: boolean;
  /** A button at the end of the input, inside of its border. */
  children?: ReactNode;
};

/** A labelled input; hint and error are linked by `aria-describedby`. */
export function Field({
  label,
  hint,
  error,
  describedBy,
  invalid = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedByIds = classNames(!!hint && hintId, !!error && errorId, describedBy);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-describedby={describedByIds || undefined}
          aria-invalid={invalid || !!error || undefined}
        />
        {children}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The input of an e-mail address, which no keyboard capitalises or corrects. */
export function EmailField(props: Omit<FieldProps, 'type'>) {
  return <Field {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
