/** A shared basket as the page and its stream have it: nothing in it says whose it is. */

import type { Basket } from '#app/features/basket/core/basket-item.ts';
import { type BasketOnWire, basketToWire } from '#app/features/basket/core/basket-on-wire.ts';

export type SharedOnWire = BasketOnWire & {
  /** Whether who has the link may add to it. */
  mayAdd: boolean;
};

export function sharedToWire(basket: Basket, mayAdd: boolean): SharedOnWire {
  return { ...basketToWire(basket), shopper: null, mayAdd };
}
