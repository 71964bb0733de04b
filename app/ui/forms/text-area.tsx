import type { ComponentProps } from 'react';
import { Labelled, type Words } from './labelled.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & Words;

/** A labelled field of several lines. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Labelled {...{ label, hint, error, className }}>
      {(attributes) => <textarea {...rest} {...attributes} />}
    </Labelled>
  );
}
