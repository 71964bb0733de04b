/** What came of a form that was posted to /basket, as a short text for the next page. */
import { messages } from '#app/features/basket/messages/messages.ts';
import type { Result } from '#app/shared/result.ts';
import { type BasketAction, type FillBasket, isCutShort } from './basket-action.ts';
import type { BasketItem, BasketRefusal, ChangedBasket } from './basket-item.ts';
import { type BasketMessage, basketRefusalMessages, confirmedMessage } from './basket-messages.ts';

/** A refusal, or the type of the action with the lines that it was about. */
export type PostedOutcome =
  | { refusal: keyof typeof basketRefusalMessages }
  | { type: OutcomeType; lines: readonly number[] };

type OutcomeType = BasketAction['type'] | FillBasket['type'] | 'SAVE_FOR_LATER';

type Changed = Result<Pick<ChangedBasket, 'lines'>, Exclude<BasketRefusal, 'shopper_merged'>>;

/** What came of one of the actions of a form. */
export function outcomeOf(action: BasketAction, changed: Changed): PostedOutcome {
  if (!changed.ok) return { refusal: changed.refusal };
  const { lines } = changed.value;
  return isCutShort(action, lines) ? { refusal: 'basket_full' } : { type: action.type, lines };
}

/** What came of a link: what is added to others is an add, of several. */
export function fillOutcome({ variants, replaces }: FillBasket, changed: Changed): PostedOutcome {
  if (!changed.ok) return { refusal: changed.refusal };
  const { lines } = changed.value;
  if (lines.length < variants.length) return { refusal: 'basket_full' };
  return { type: replaces ? 'FILL_BASKET' : 'ADD_TO_BASKET', lines };
}

export function formatOutcome(outcome: PostedOutcome): string {
  return 'refusal' in outcome ? outcome.refusal : [outcome.type, ...outcome.lines].join('.');
}

const WROTE =
  /^(ADD_TO_BASKET|REMOVE_FROM_BASKET|REMOVE_LINES|RESTORE_LINES|EMPTY_BASKET|FILL_BASKET|SAVE_FOR_LATER)((?:\.\d{1,15}){0,100})$/;

/** Null for any other text. */
export function parseOutcome(text: string): PostedOutcome | null {
  if (isRefusal(text)) return { refusal: text };
  const [, type, lines = ''] = WROTE.exec(text) ?? [];
  if (type === undefined) return null;
  return { type: type as OutcomeType, lines: lines.split('.').slice(1).map(Number) };
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
    case 'SAVE_FOR_LATER':
      return { text: messages.savedForLater, undo: null };
    case 'FILL_BASKET':
      return { text: messages.replaced, undo: null };
    case 'EMPTY_BASKET':
      return { text: messages.emptyNow, undo: null };
  }
}
