/**
 * The one envelope of a basket outside of the server: the answer of the API, the live event, the poll
 * and the page all carry it. `price` is in dollars and `total` in cents, as the specification has them.
 */
import {
  type OnWire,
  priceFromWire,
  priceToWire,
} from '#app/features/catalogue/product/price/price-on-wire.ts';
import type { Basket, BasketItem } from './basket-item.ts';
import { basketTotalCents, itemsForSale } from './basket-total.ts';

export type BasketOnWire = {
  /** The shopper; null before the first item. */
  shopper: string | null;
  /** Rises with every change: the higher of two is the newer. */
  version: number;
  /** How many items can be paid for. */
  count: number;
  /** Their sum in cents. */
  total: number;
  items: OnWire<BasketItem>[];
};

/** With the one item that an action added, removed or restored, else null and the lines of several. */
export type ChangedBasketOnWire = BasketOnWire & {
  changed: OnWire<BasketItem> | null;
  lines?: readonly number[];
};

export function basketToWire({ shopper, version, items }: Basket): BasketOnWire {
  return {
    shopper,
    version,
    count: itemsForSale(items).length,
    total: basketTotalCents(items),
    items: items.map(priceToWire),
  };
}

export function basketFromWire({ shopper, version, items }: BasketOnWire): Basket {
  return { shopper, version, items: items.map((item) => priceFromWire<BasketItem>(item)) };
}
