import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './field.module.css';

/** The words of a field. */
export type Words = {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
};

type Attributes = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type LabelledProps = Words & {
  /** The id of a message elsewhere that describes the field too. */
  describedBy?: string | undefined;
  /** Marks the field as invalid although its message is elsewhere. */
  invalid?: boolean;
  className?: string | undefined;
  /** The control, with what links it to its words. */
  children(attributes: Attributes): ReactNode;
};

/** A control with its label; hint and error are linked by `aria-describedby`. */
export function Labelled(props: LabelledProps) {
  const { label, hint, error, describedBy, invalid = false, className, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedByIds = classNames(!!hint && hintId, !!error && errorId, describedBy);
  return (
    <div className={classNames('grid gap-1', className)}>
      <label className="semibold" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: `${styles.input} w-full target rounded control-border`,
        'aria-describedby': describedByIds || undefined,
        'aria-invalid': invalid || !!error || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-small muted">
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
