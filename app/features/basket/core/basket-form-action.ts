import type { Product } from '#app/features/catalogue/product/product.ts';
import type { BasketItem } from './basket-item.ts';
import type { BasketWrite } from './basket-write.ts';

/** What a button of the basket does, with the data for its optimistic update. */
export type BasketFormAction =
  /** Appends `count` lines; one by default. */
  | { type: 'ADD_TO_BASKET'; product: Product; count?: number }
  | { type: 'REMOVE_FROM_BASKET'; item: BasketItem }
  | { type: 'EMPTY_BASKET' }
  /** Undoes an add or a join: removes exactly these lines. */
  | { type: 'REMOVE_LINES'; lines: readonly number[] }
  /** Undoes a removal: restores exactly these lines at their old places; `items` are those known here. */
  | { type: 'RESTORE_LINES'; lines: readonly number[]; items: readonly BasketItem[] };

/** The write of a form action; an add of several is as many of it. */
export function toBasketWrite(action: BasketFormAction): BasketWrite {
  switch (action.type) {
    case 'ADD_TO_BASKET':
      return { type: action.type, listing: action.product.listing };
    case 'REMOVE_FROM_BASKET':
      return { type: action.type, id: action.item.id };
    case 'EMPTY_BASKET':
      return action;
    case 'REMOVE_LINES':
      return { type: action.type, lines: [...action.lines] };
    case 'RESTORE_LINES':
      return { type: action.type, lines: [...action.lines] };
  }
}
