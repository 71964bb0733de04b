import { type ReactNode, useEffect } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { useSavedWhenLeft } from '#app/features/delivery/form/use-saved-when-left.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './requests-form.module.css';

export type AskedFormProps = {
  /** With scripts it is sent by this. */
  fetcher: FetcherWithComponents<unknown>;
  /** Whether something typed is not saved. */
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
};

type Props = AskedFormProps & {
  /** The labels of what is wrong. */
  wrong: readonly string[];
  /** What the fields have, as a text. */
  served: string;
  /** Whether there is something saved to speak of, and nothing wrong. */
  isSaved: boolean;
  children: ReactNode;
};

/** Of a page that comes back without scripts: with them nothing is mounted anew. */
export const focusedIf = (isWrong: boolean) => ({ autoFocus: isWrong });

/** A form of the payment page that is saved when one leaves it, by a button without scripts. */
export function AskedForm(props: Props) {
  const { fetcher, isTyping, onTyping, wrong, served, isSaved, children } = props;
  const { form, isTyped, onTyped, ...left } = useSavedWhenLeft({ fetcher, onTyping });
  useEffect(() => {
    // Another tab has saved it, or it was tidied up: what is paid for is what stands here.
    void served;
    const isThere = form.current?.contains(document.activeElement);
    if (!isTyped.current && !isThere) form.current?.reset();
  }, [form, isTyped, served]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/Payment"
      noValidate
      className={`${styles.form} grid gap-3`}
      onInput={onTyped}
      {...left}
    >
      <p role="alert" className="visually-hidden">
        {wrong.length > 0 && messages.checkFields(wrong.join(', '))}
      </p>
      {children}
      <noscript>
        <Button kind="secondary">{messages.saveRequests}</Button>
      </noscript>
      <p role="status" className={`${styles.saved} text-small muted`}>
        {isSaved && !isTyping && messages.requestsSaved}
      </p>
    </fetcher.Form>
  );
}
