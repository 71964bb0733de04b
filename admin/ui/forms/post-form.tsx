import { type MouseEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { Form, type FormProps, useNavigation } from 'react-router';

/** The second click of a double click presses no button: the first may be answered before React has drawn it. */
function ignoreDoubleClick(event: MouseEvent<HTMLFormElement>): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (event.detail > 1 && isOnButton) event.preventDefault();
}

/**
 * What a form does while the page is busy: its own second press is none, and a press beside another form's waits until
 * the page has caught up, so that it is neither lost nor sent with what was shown before.
 */
function useSendOnce() {
  const { state } = useNavigation();
  const isSent = useRef(false);
  const waits = useRef<() => void>(undefined);
  useEffect(() => {
    if (state !== 'idle') return;
    isSent.current = false;
    waits.current?.();
    waits.current = undefined;
  }, [state]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (state === 'idle') {
      isSent.current = true;
      return;
    }
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    const { submitter } = nativeEvent;
    if (isSent.current) return;
    waits.current = () => {
      // The page may have another button there by now, which nobody has pressed.
      if (submitter === null || form.contains(submitter)) form.requestSubmit(submitter);
    };
  };
}

/** A form of staff: while anything is being sent, and on a double click, it sends nothing a second time. */
export function PostForm(props: Omit<FormProps, 'method' | 'onClick' | 'onSubmit'>) {
  const onSubmit = useSendOnce();
  return <Form {...props} method="post" onClick={ignoreDoubleClick} onSubmit={onSubmit} />;
}
