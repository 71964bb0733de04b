import { useId } from 'react';
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { AskedForm, type AskedFormProps, focusedIf } from './asked-form.tsx';
import { type OrderRequests, REQUEST_FIELDS, type RequestProblems } from './order-requests.ts';
import styles from './requests-form.module.css';

/** What was not saved, as it was typed, with what is wrong with it. */
export type RefusedRequests = { typed: OrderRequests; problems: RequestProblems };

type RequestsFormProps = AskedFormProps & {
  asks: Pick<TermsMode, 'notes' | 'gifts'>;
  saved: OrderRequests;
  refused: RefusedRequests | null;
};

/** What the shopper asks of the shop with the order. */
export function RequestsForm({ asks, saved, refused, ...form }: RequestsFormProps) {
  const giftId = useId();
  const { note, gift } = refused?.typed ?? saved;
  const problems = refused?.problems ?? {};
  const wrong = [
    ...(problems.note ? [messages.orderNote] : []),
    ...(problems.giftMessage ? [messages.giftMessage] : []),
  ];
  return (
    <AskedForm
      {...form}
      wrong={wrong}
      served={JSON.stringify([note, gift])}
      isSaved={refused === null && (saved.note !== '' || saved.gift !== null)}
    >
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
    </AskedForm>
  );
}
