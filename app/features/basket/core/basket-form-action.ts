import type { Product } from '#app/features/catalogue/product/product.ts';
import type { BasketItem } from './basket-item.ts';
import type { BasketWrite } from './basket-write.ts';

/** What a button of the basket does, with the data for its optimistic update. */
export type BasketFormAction =
  | { type: 'ADD_TO_BASKET'; product: Product }
  | { type: 'REMOVE_FROM_BASKET'; item: BasketItem }
  | { type: 'EMPTY_BASKET' }
  /** Undoes an add or a join: removes exactly these lines. */
  | { type: 'REMOVE_LINES'; lines: readonly number[] }
  /** Undoes a removal: restores exactly this line at its old place. */
  | { type: 'RESTORE_LINE'; item: BasketItem };

/** The write of a form action. */
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
    case 'RESTORE_LINE':
      return { type: action.type, line: action.item.line };
  }
}
