import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & { label: string };

/** A labelled `select`; its children are the options. */
export function SelectField({ label, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select {...rest} id={id} className={styles.input}>
        {children}
      </select>
    </div>
  );
}
