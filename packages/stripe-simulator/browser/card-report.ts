/**
 * The state of the card element's fields, and the change event that describes it
 * (https://docs.stripe.com/js/element/events/on_change?type=cardElement).
 */
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { brandOf, type CardProblem, checkCvc, checkExpiry, checkNumber } from '../card-checks.ts';
import type { CardField } from './field-typing.ts';

export const cardFields: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** A field's text, and whether the shopper is done with it, so that a missing part is an error. */
export type FieldState = { text: string; isDone: boolean };

export type CardState = Readonly<Record<CardField, FieldState>>;

export const emptyCard: CardState = {
  number: { text: '', isDone: false },
  expiry: { text: '', isDone: false },
  cvc: { text: '', isDone: false },
};

/** What is wrong with one field, whether it is to be shown yet or not; null if nothing is. */
export function problemOf(field: CardField, card: CardState, now: Date): CardProblem | null {
  if (field === 'number') return checkNumber(card.number.text);
  if (field === 'expiry') return checkExpiry(card.expiry.text, now);
  return checkCvc(card.cvc.text, brandOf(card.number.text));
}

/** What is to be shown: wrong input at once, a missing part only once the field was left. */
export function shownProblemOf(field: CardField, card: CardState, now: Date): CardProblem | null {
  const problem = problemOf(field, card, now);
  return problem?.code.startsWith('incomplete_') && !card[field].isDone ? null : problem;
}

/** The change event that describes this card; the first field's error stands for all. */
export function reportOf(card: CardState, now: Date): StripeCardElementChangeEvent {
  const shown = cardFields.map((field) => shownProblemOf(field, card, now)).find(Boolean);
  return {
    elementType: 'card',
    empty: cardFields.every((field) => card[field].text === ''),
    complete: cardFields.every((field) => problemOf(field, card, now) === null),
    error: shown ? { type: 'validation_error', ...shown } : undefined,
    brand: brandOf(card.number.text),
    value: { postalCode: '' },
  };
}

/** Whether two reports say the same, so that no event is worth sending. */
export function isSameReport(
  one: StripeCardElementChangeEvent,
  other: StripeCardElementChangeEvent,
): boolean {
  return (
    one.empty === other.empty &&
    one.complete === other.complete &&
    one.brand === other.brand &&
    one.error?.code === other.error?.code
  );
}
