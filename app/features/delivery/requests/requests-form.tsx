import { useEffect, useId } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { useSavedWhenLeft } from '#app/features/delivery/form/use-saved-when-left.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { type OrderRequests, REQUEST_FIELDS, type RequestProblems } from './order-requests.ts';
import styles from './requests-form.module.css';

/** What was not saved, as it was typed, with what is wrong with it. */
export type RefusedRequests = { typed: OrderRequests; problems: RequestProblems };

type RequestsFormProps = {
  asks: Pick<TermsMode, 'notes' | 'gifts'>;
  saved: OrderRequests;
  refused: RefusedRequests | null;
  /** With scripts it is sent by this. */
  fetcher: FetcherWithComponents<unknown>;
  /** Whether something typed is not saved. */
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
};

/** Of a page that comes back without scripts: with them nothing is mounted anew. */
const focusedIf = (isWrong: boolean) => ({ autoFocus: isWrong });

/** What the shopper asks of the shop with the order: saved when one leaves it, by a button without scripts. */
export function RequestsForm(props: RequestsFormProps) {
  const { asks, saved, refused, fetcher, isTyping, onTyping } = props;
  const { form, isTyped, onTyped, ...left } = useSavedWhenLeft({ fetcher, onTyping });
  const giftId = useId();
  const { note, gift } = refused?.typed ?? saved;
  const problems = refused?.problems ?? {};
  const wrong = [
    ...(problems.note ? [messages.orderNote] : []),
    ...(problems.giftMessage ? [messages.giftMessage] : []),
  ];
  const served = JSON.stringify([note, gift]);
  useEffect(() => {
    // Another tab has saved it, or it was tidied up: what is paid for is what stands here.
    void served;
    const isThere = form.current?.contains(document.activeElement);
    if (!isTyped.current && !isThere) form.current?.reset();
  }, [form, isTyped, served]);
  const isSaved = refused === null && !isTyping && (saved.note !== '' || saved.gift !== null);
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
      {asks.notes && (
        <TextArea
          label={messages.optional(messages.orderNote)}
          hint={messages.aboutNote}
          name={REQUEST_FIELDS.note}
          defaultValue={note}
          error={problems.note}
          {...focusedIf(problems.note !== undefined)}
          rows={2}
          autoComplete="off"
          dir="auto"
        />
      )}
      {asks.gifts && (
        <>
          <label htmlFor={giftId} className="flex items-center gap-2 target pointer">
            <input
              id={giftId}
              type="checkbox"
              name={REQUEST_FIELDS.gift}
              defaultChecked={gift !== null}
              autoComplete="off"
              className={styles.tick}
            />
            {messages.isGift}
          </label>
          <TextArea
            label={messages.optional(messages.giftMessage)}
            hint={messages.aboutGift}
            className={styles.message}
            name={REQUEST_FIELDS.giftMessage}
            defaultValue={gift?.message ?? ''}
            error={problems.giftMessage}
            {...focusedIf(problems.note === undefined && problems.giftMessage !== undefined)}
            rows={2}
            autoComplete="off"
            dir="auto"
          />
        </>
      )}
      <noscript>
        <Button kind="secondary">{messages.saveRequests}</Button>
      </noscript>
      <p role="status" className={`${styles.saved} text-small muted`}>
        {isSaved && messages.requestsSaved}
      </p>
    </fetcher.Form>
  );
}
