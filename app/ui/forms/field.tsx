import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './field.module.css';

/** The words of a field. */
export type Words = {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
};

/** The look of a control, for one whose label stands elsewhere. */
export const CONTROL = `${styles.input} w-full target rounded control-border`;

type Attributes = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type LabelledProps = Words & {
  /** Where `useId` would not do; else it makes one. */
  id?: string | undefined;
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
  const made = useId();
  const id = props.id ?? made;
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
        className: CONTROL,
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

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & Words;

/** A labelled field of several lines. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Labelled {...{ label, hint, error, className }}>
      {(attributes) => <textarea {...rest} {...attributes} />}
    </Labelled>
  );
}

export type FieldProps = ComponentProps<'input'> &
  Words & {
    /** The id of a message elsewhere that describes this field too. */
    describedBy?: string | undefined;
    /** Marks the field as invalid although its message is elsewhere. */
    invalid?: boolean;
    /** A button at the end of the input, inside of its border. */
    children?: ReactNode;
  };

/** A labelled input. */
export function Field(props: FieldProps) {
  const {
    id,
    label,
    hint,
    error,
    describedBy,
    invalid = false,
    className,
    children,
    ...rest
  } = props;
  return (
    <Labelled {...{ id, label, hint, error, describedBy, invalid, className }}>
      {(attributes) => (
        <div className={`${styles.box} grid`}>
          <input {...rest} {...attributes} />
          {children}
        </div>
      )}
    </Labelled>
  );
}

/** The input of an e-mail address, which no keyboard capitalises or corrects. */
export function EmailField(props: Omit<FieldProps, 'type'>) {
  return <Field {...props} type="email" autoCapitalize="none" spellCheck={false} />;
}
