/** The server's basket: reads it, and changes it by one of the actions of spec 4. */
import type { Logger } from 'pino';
import {
  type Basket,
  type BasketItem,
  type ChangedBasket,
  emptyBasket,
  MAX_BASKET_LINES,
} from '#app/features/basket/core/basket-item.ts';
import { notInBasketWarning } from '#app/features/basket/core/basket-reducer.ts';
import type { BasketRefusal, BasketWrite } from '#app/features/basket/core/basket-write.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { createGuestLimiter } from '#app/features/shopper/guest-limit.ts';
import { clientNetwork, type RateLimit } from '#app/features/shopper/rate-limits.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import {
  addLine,
  type BasketChangeRow,
  RESTORABLE_SECONDS,
  readBasket,
  removeFirstLine,
  removeLines,
  restoreLines,
  toBasket,
  toItem,
} from './basket-store.server.ts';
import { createRecentBaskets } from './recent-baskets.ts';

export type BasketService = {
  /** The basket of this shopper; empty for a visitor without one. */
  read(shopper: string | null): Promise<Basket>;
  /** For a live stream: from memory if this process has just written exactly this version. */
  readVersion(shopper: string, version: number): Promise<Basket>;
  /**
   * Does one action, all or nothing, and returns the basket after it. `guestAddress` is the client's
   * address if the shopper is a guest: those it makes are counted.
   */
  change(
    shopper: string,
    write: BasketWrite,
    guestAddress?: string | null,
  ): Promise<Result<ChangedBasket, BasketRefusal>>;
};

type Parts = { queries: Queries; live: LiveHub; log: Logger; guestLimit: RateLimit };

export function createBasketService({ queries, live, log, guestLimit }: Parts): BasketService {
  const guests = createGuestLimiter(guestLimit);

  /** Past the limit, guests who exist still add, and no other is made. */
  async function add(
    shopper: string,
    listing: string,
    guestAddress: string | null,
  ): Promise<BasketChangeRow> {
    if (guestAddress === null) return addLine(queries, shopper, listing, MAX_BASKET_LINES, true);
    const reserved = guests.reserve(clientNetwork(guestAddress));
    let isNew = false;
    try {
      const mayMake = reserved !== null;
      const answer = await addLine(queries, shopper, listing, MAX_BASKET_LINES, mayMake);
      isNew = 'isNewShopper' in answer;
      return answer;
    } finally {
      if (!isNew) reserved?.release();
    }
  }

  function apply(
    shopper: string,
    write: BasketWrite,
    guestAddress: string | null,
  ): Promise<BasketChangeRow> {
    switch (write.type) {
      case 'ADD_TO_BASKET':
        return add(shopper, write.listing, guestAddress);
      case 'REMOVE_FROM_BASKET':
        return removeFirstLine(queries, shopper, write.id);
      case 'RESTORE_LINES':
        return restoreLines(queries, shopper, write.lines, RESTORABLE_SECONDS, MAX_BASKET_LINES);
      case 'REMOVE_LINES':
        return removeLines(queries, shopper, write.lines);
      case 'EMPTY_BASKET':
        return removeLines(queries, shopper, null);
    }
  }

  const recent = createRecentBaskets();
  live.onCatalogueChange(recent.clear);
  live.onStockChange(recent.clear);

  return {
    readVersion: async (shopper, version) =>
      recent.get(shopper, version) ?? readBasket(queries, shopper),
    read: async (shopper) => (shopper === null ? emptyBasket : readBasket(queries, shopper)),
    async change(shopper, write, guestAddress = null) {
      const answer = await apply(shopper, write, guestAddress);
      if ('refusal' in answer) return refused(answer.refusal);
      const basket = toBasket(shopper, answer.basket);
      const hasChanged = answer.changedLine !== undefined;
      if (hasChanged) {
        if (live.countOf(shopper) > 0) recent.put(basket);
        live.publish({ kind: 'basket', shopper, version: basket.version });
      } else if (write.type === 'REMOVE_FROM_BASKET') {
        log.warn({ id: write.id }, notInBasketWarning(write.id));
      }
      return done({ basket, changed: changedItem(answer, basket) });
    },
  };
}

function changedItem(
  { changedLine, removed }: Exclude<BasketChangeRow, { refusal: string }>,
  { items }: Basket,
): BasketItem | null {
  return removed ? toItem(removed) : (items.find(({ line }) => line === changedLine) ?? null);
}
