/** Messages for shoppers and programs about a change of the basket. */
import type { BasketFormAction } from './basket-form-action.ts';
import { type BasketItem, MAX_BASKET_LINES } from './basket-item.ts';

export const basketRefusalMessages = {
  unknown_listing:
    'This product is not in the catalogue any more. Reload the page and choose another.',
  basket_full: `A basket holds at most ${MAX_BASKET_LINES} items. Remove one, or pay for these first.`,
  line_gone: 'This cannot be put back any more. Look for it in the shop and add it again.',
  too_many_guests:
    'Too many new baskets were made from your network. Try again in a minute, or sign in.',
} as const;

/** The write that undoes the action; 'later' until the server has given the line. */
export type BasketMessage = { text: string; undo: BasketFormAction | 'later' | null };

/** The optimistic message, shown before the server has answered; `items` is the basket on the screen. */
export function optimisticMessage(
  action: BasketFormAction,
  items: readonly BasketItem[],
): BasketMessage {
  switch (action.type) {
    case 'ADD_TO_BASKET':
      return { text: `Added: ${action.product.title}`, undo: 'later' };
    case 'REMOVE_FROM_BASKET': {
      // The first item with this id is removed, whichever of them was clicked (spec 4).
      const first = items.find(({ id }) => id === action.item.id) ?? action.item;
      return { text: `Removed: ${first.title}`, undo: 'later' };
    }
    case 'REMOVE_LINES': {
      const [item, ...more] = items.filter(({ line }) => action.lines.includes(line));
      const what = item && more.length === 0 ? item.title : `${action.lines.length} items`;
      return { text: `Taken out again: ${what}`, undo: null };
    }
    case 'RESTORE_LINE':
      return { text: `Put back: ${action.item.title}`, undo: null };
    case 'EMPTY_BASKET':
      return { text: 'Your basket is empty now.', undo: null };
  }
}

/** The confirmed message, once the server has answered which item it was; null: the optimistic one stays. */
export function confirmedMessage(type: string, changed: BasketItem | null): BasketMessage | null {
  if (type === 'ADD_TO_BASKET' && changed) {
    return {
      text: `Added: ${changed.title}`,
      undo: { type: 'REMOVE_LINES', lines: [changed.line] },
    };
  }
  if (type !== 'REMOVE_FROM_BASKET') return null;
  return changed
    ? { text: `Removed: ${changed.title}`, undo: { type: 'RESTORE_LINE', item: changed } }
    : { text: 'It was not in your basket any more.', undo: null };
}
