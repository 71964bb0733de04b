/** Messages for shoppers about a change of the basket. */
import { messages } from '#app/features/basket/messages/messages.ts';
import type { BasketAction } from './basket-action.ts';
import { type BasketItem, MAX_BASKET_LINES } from './basket-item.ts';

export const basketRefusalMessages = {
  get unknown_variant() {
    return messages.unknownVariant;
  },
  get basket_full() {
    return messages.noRoom(MAX_BASKET_LINES);
  },
  get line_gone() {
    return messages.lineGone;
  },
  get too_many_guests() {
    return messages.tooManyGuests;
  },
};

/**
 * `title` is the product's, in whatever script it is written. `undo` is the action that undoes
 * it; 'later' until the server has given the line.
 */
export type BasketMessage = {
  text: string;
  title?: string;
  undo: BasketAction | 'later' | null;
};

type Said = Pick<BasketMessage, 'text' | 'title'>;

function addedMessage(items: readonly BasketItem[], count: number): Said {
  const [item] = items;
  if (items.some(({ variant }) => variant !== item?.variant)) {
    return { text: messages.severalItems(messages.added(1), count) };
  }
  return { text: messages.added(count), ...(item && { title: item.title }) };
}

function restore(items: readonly BasketItem[]): BasketAction {
  return { type: 'RESTORE_LINES', lines: items.map(({ line }) => line), items };
}

/** What happened to one item, by its title, or to several. */
function about(what: string, items: readonly BasketItem[]): Said {
  const [item] = items;
  if (items.length === 1 && item) return { text: what, title: item.title };
  return { text: messages.severalItems(what, items.length) };
}

/** The optimistic message, shown before the server has answered; `items` is the basket on the screen. */
export function optimisticMessage(
  action: BasketAction,
  items: readonly BasketItem[],
): BasketMessage {
  switch (action.type) {
    case 'ADD_TO_BASKET':
      return { ...addedMessage(action.items ?? [], action.count ?? 1), undo: 'later' };
    case 'REMOVE_FROM_BASKET': {
      // The first item with this id is removed, whichever of them was clicked (spec 4).
      const first = items.filter(({ id }) => id === action.id).slice(0, 1);
      return { ...about(messages.removed, first), undo: 'later' };
    }
    case 'REMOVE_LINES': {
      const removed = items.filter(({ line }) => action.lines.includes(line));
      const undo = removed.length > 0 ? restore(removed) : null;
      return { ...about(messages.takenOut, removed), undo };
    }
    case 'RESTORE_LINES':
      return { ...about(messages.putBack, action.items ?? []), undo: null };
    case 'EMPTY_BASKET':
      return { text: messages.emptyNow, undo: null };
  }
}

/** The confirmed message, once the server has answered which items it was; null: the optimistic one stays. */
export function confirmedMessage(
  type: BasketAction['type'],
  changed: readonly BasketItem[],
): BasketMessage | null {
  if (type === 'ADD_TO_BASKET' && changed.length > 0) {
    const lines = changed.map(({ line }) => line);
    return { ...addedMessage(changed, lines.length), undo: { type: 'REMOVE_LINES', lines } };
  }
  if (type !== 'REMOVE_FROM_BASKET') return null;
  return changed.length > 0
    ? { ...about(messages.removed, changed), undo: restore(changed) }
    : { text: messages.notInBasket, undo: null };
}
