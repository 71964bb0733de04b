import type { Product } from '#app/features/catalogue/product/product.ts';
import type { BasketItem } from './basket-item.ts';

/** What a form of the basket asks for. */
export type BasketFormAction =
  | { type: 'ADD_TO_BASKET'; product: Product }
  | { type: 'REMOVE_FROM_BASKET'; item: BasketItem }
  | { type: 'EMPTY_BASKET' }
  /** Undoes an adding or a joining: exactly these lines go. */
  | { type: 'TAKE_OUT'; lines: readonly number[] }
  /** Undoes a removal: exactly this line comes back to its old place. */
  | { type: 'PUT_BACK'; item: BasketItem };
