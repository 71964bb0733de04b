import type { MouseEvent } from 'react';
import { Form, type FormProps, useNavigation } from 'react-router';

/** The second click of a double click presses no button: the first may be answered before React has drawn it. */
function ignoreDoubleClick(event: MouseEvent<HTMLFormElement>): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (event.detail > 1 && isOnButton) event.preventDefault();
}

/** A form of staff: while anything is being sent, and on a double click, it sends nothing a second time. */
export function PostForm(props: Omit<FormProps, 'method' | 'onClick' | 'onSubmit'>) {
  const { state } = useNavigation();
  return (
    <Form
      {...props}
      method="post"
      onClick={ignoreDoubleClick}
      onSubmit={(event) => {
        if (state !== 'idle') event.preventDefault();
      }}
    />
  );
}
