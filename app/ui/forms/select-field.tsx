import type { ComponentProps } from 'react';
import { Labelled, type Words } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children' | 'className'> &
  Words & {
    /** Values with their words. */
    choices: readonly (readonly [value: string, text: string])[];
    /** What stands there until one is chosen. */
    placeholder: string;
  };

/** A labelled choice of one. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, choices, placeholder, ...rest } = props;
  return (
    <Labelled {...{ label, hint, error }}>
      {(attributes) => (
        <select {...rest} {...attributes}>
          <option value="">{placeholder}</option>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
