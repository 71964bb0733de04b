import { type GiftTo, TO_BUYER } from '#app/features/credits/bought-cards.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { EmailField, Field, TextArea } from '#app/ui/forms/field.tsx';
import { AskedForm, type AskedFormProps, focusedIf } from './asked-form.tsx';
import { GIFT_TO_FIELDS, type GiftToProblems, type TypedGiftTo, typedGiftTo } from './gift-to.ts';

/** What was not saved, as it was typed, with what is wrong with it. */
export type RefusedGiftTo = { typed: TypedGiftTo; problems: GiftToProblems };

type GiftToFormProps = AskedFormProps & {
  saved: GiftTo | null;
  refused: RefusedGiftTo | null;
  /** Whether there is an e-mail of the buyer to mail it to. */
  hasEmail: boolean;
};

/** To whom the gift cards are mailed, when, and what is said with them. */
export function GiftToForm({ saved, refused, hasEmail, ...form }: GiftToFormProps) {
  const typed = refused?.typed ?? typedGiftTo(saved ?? TO_BUYER);
  const problems = refused?.problems ?? {};
  const labels: TypedGiftTo = {
    email: hasEmail ? messages.optional(messages.giftEmail) : messages.giftEmail,
    giver: messages.optional(messages.giftGiver),
    words: messages.optional(messages.giftWords),
    day: messages.optional(messages.giftDay),
  };
  const names = Object.keys(labels) as (keyof TypedGiftTo)[];
  const wrong = names.filter((name) => problems[name] !== undefined);
  const of = (name: keyof TypedGiftTo) => ({
    label: labels[name],
    name: GIFT_TO_FIELDS[name],
    defaultValue: typed[name],
    error: problems[name],
    autoComplete: 'off',
    ...focusedIf(wrong[0] === name),
  });
  return (
    <AskedForm
      {...form}
      wrong={wrong.map((name) => labels[name])}
      served={JSON.stringify(typed)}
      isSaved={refused === null && saved !== null}
    >
      <EmailField {...of('email')} hint={hasEmail ? messages.giftToYou : undefined} />
      <Field {...of('day')} type="date" hint={messages.aboutGiftDay} />
      <Field {...of('giver')} dir="auto" />
      <TextArea {...of('words')} rows={3} dir="auto" />
    </AskedForm>
  );
}
