import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Labelled, type Words } from './labelled.tsx';

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> &
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
  const { label, hint, error, describedBy, invalid = false, className, children, ...rest } = props;
  return (
    <Labelled {...{ label, hint, error, describedBy, invalid, className }}>
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
