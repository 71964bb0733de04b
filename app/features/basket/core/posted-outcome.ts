/** What came of a form that was posted to /basket, as a short text for the next page. */
import { messages } from '#app/features/basket/messages/messages.ts';
import type { BasketAction } from './basket-action.ts';
import type { BasketItem } from './basket-item.ts';
import { type BasketMessage, basketRefusalMessages, confirmedMessage } from './basket-messages.ts';

/** A refusal, or the type of the action with the lines that it was about. */
export type PostedOutcome =
  | { refusal: keyof typeof basketRefusalMessages }
  | { type: BasketAction['type']; lines: readonly number[] };

export function formatOutcome(outcome: PostedOutcome): string {
  return 'refusal' in outcome ? outcome.refusal : [outcome.type, ...outcome.lines].join('.');
}

const WROTE =
  /^(ADD_TO_BASKET|REMOVE_FROM_BASKET|REMOVE_LINES|RESTORE_LINES|EMPTY_BASKET)((?:\.\d{1,15}){0,100})$/;

/** Null for any other text. */
export function parseOutcome(text: string): PostedOutcome | null {
  if (isRefusal(text)) return { refusal: text };
  const [, type, lines = ''] = WROTE.exec(text) ?? [];
  if (type === undefined) return null;
  return { type: type as BasketAction['type'], lines: lines.split('.').slice(1).map(Number) };
}

function isRefusal(text: string): text is keyof typeof basketRefusalMessages {
  return Object.hasOwn(basketRefusalMessages, text);
}

/** The message about it, on a page with this basket. */
export function outcomeMessage(
  outcome: PostedOutcome,
  basket: readonly BasketItem[],
): BasketMessage | null {
  if ('refusal' in outcome) return { text: basketRefusalMessages[outcome.refusal], undo: null };
  const { type, lines } = outcome;
  switch (type) {
    case 'ADD_TO_BASKET':
      return confirmedMessage(
        type,
        basket.filter(({ line }) => lines.includes(line)),
      );
    case 'REMOVE_FROM_BASKET':
    case 'REMOVE_LINES':
      if (lines.length === 0) return confirmedMessage('REMOVE_FROM_BASKET', []);
      return {
        text: messages.removedFromBasket,
        undo: { type: 'RESTORE_LINES', lines, items: [] },
      };
    case 'RESTORE_LINES':
      return { text: messages.putBackIntoBasket, undo: null };
    case 'EMPTY_BASKET':
      return { text: messages.emptyNow, undo: null };
  }
}
