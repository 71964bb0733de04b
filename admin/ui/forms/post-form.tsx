import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form, type FormProps, useNavigation } from 'react-router';
import { messages } from '#admin/ui/messages/messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** The second click of a double click presses no button: the first may be answered before React has drawn it. */
function ignoreDoubleClick(event: MouseEvent<HTMLFormElement>): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (event.detail > 1 && isOnButton) event.preventDefault();
}

/** What is seen of a form: its words, and what stands in its fields. What it says of what it was made from is not. */
function seenOf(form: HTMLFormElement): string {
  const fields = form.querySelectorAll<HTMLInputElement>(
    'input:not([type="hidden"]), select, textarea',
  );
  return JSON.stringify([form.textContent, ...[...fields].map((one) => [one.value, one.checked])]);
}

/**
 * What a form does while the page is busy: its own second press is none, and a press beside another form's waits until
 * the page has caught up, so that it is neither lost nor sent with what was shown before. Where the form looks otherwise
 * by then, nobody has pressed for what it says: it is not sent, and `isOther`.
 */
function useSendOnce() {
  const { state } = useNavigation();
  const isSent = useRef(false);
  const waits = useRef<() => void>(undefined);
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    if (state !== 'idle') return;
    isSent.current = false;
    waits.current?.();
    waits.current = undefined;
  }, [state]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    setOther(false);
    if (state === 'idle') {
      isSent.current = true;
      return;
    }
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    const { submitter } = nativeEvent;
    if (isSent.current) return;
    const seen = seenOf(form);
    waits.current = () => {
      const isThere = submitter === null || form.contains(submitter);
      if (isThere && seenOf(form) === seen) form.requestSubmit(submitter);
      else setOther(true);
    };
  };
  return { onSubmit, isOther };
}

/** A form of staff: while anything is being sent, and on a double click, it sends nothing a second time. */
export function PostForm(props: Omit<FormProps, 'method' | 'onClick' | 'onSubmit'>) {
  const { onSubmit, isOther } = useSendOnce();
  return (
    <Form {...props} method="post" onClick={ignoreDoubleClick} onSubmit={onSubmit}>
      {props.children}
      {isOther && (
        <Notice kind="warning" role="alert">
          <p>{messages.changedMeanwhile}</p>
        </Notice>
      )}
    </Form>
  );
}
