import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  label: string;
  /** Values with their words. */
  choices: readonly (readonly [value: string, text: string])[];
  /** What stands there until one is chosen. */
  placeholder: string;
  error?: string | null | undefined;
};

/** A labelled choice of one; the error is linked by `aria-describedby`. */
export function SelectField({ label, choices, placeholder, error, ...rest }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={styles.input}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={!!error || undefined}
      >
        <option value="">{placeholder}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
