/** The basket that the server keeps: read it, and change it by one of the actions of spec 4. */
import type { Logger } from 'pino';
import type { LiveHub } from '#app/features/live/live-hub.server.ts';
import {
  changeOwnShopper,
  type LockedShopper,
  raiseBasketVersion,
} from '#app/features/shopper/shopper-store.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { type Basket, emptyBasket, MOST_BASKET_LINES } from './basket-item.ts';
import { notInBasketWarning } from './basket-reducer.ts';
import {
  addLine,
  countLines,
  readBasket,
  removeAllLines,
  removeFirstLine,
  removeLines,
} from './basket-store.server.ts';
import type { BasketRefusal, BasketWrite } from './basket-write.ts';

export type BasketService = {
  /** The basket of this shopper; empty for a visitor who is none yet. */
  read(shopper: string | null): Promise<Basket>;
  /** Does one action, all or nothing, and answers the basket as it is afterwards. */
  change(shopper: string, write: BasketWrite): Promise<Result<Basket, BasketRefusal>>;
};

type Parts = { queries: Queries; live: LiveHub; log: Logger };

export function createBasketService({ queries, live, log }: Parts): BasketService {
  /** True: the basket is another now. False: nothing to do. A refusal: nothing was done. */
  async function apply(
    tx: Queries,
    locked: LockedShopper,
    write: BasketWrite,
  ): Promise<boolean | BasketRefusal> {
    switch (write.type) {
      case 'ADD_TO_BASKET': {
        if ((await countLines(tx, locked.id)) >= MOST_BASKET_LINES) return 'basket_full';
        return (await addLine(tx, locked.id, write.listing)) === null ? 'unknown_listing' : true;
      }
      case 'REMOVE_FROM_BASKET': {
        const removed = await removeFirstLine(tx, locked.id, write.id);
        if (!removed) log.warn({ id: write.id }, notInBasketWarning(write.id));
        return removed;
      }
      case 'TAKE_OUT':
        await removeLines(tx, locked.id, write.lines);
        return true;
      case 'EMPTY_BASKET':
        await removeAllLines(tx, locked.id);
        return true;
    }
  }

  return {
    read: async (shopper) => (shopper === null ? emptyBasket : readBasket(queries, shopper)),
    async change(shopper, write) {
      const outcome = await changeOwnShopper(queries, shopper, async (tx, locked) => {
        const applied = await apply(tx, locked, write);
        if (typeof applied === 'string') return refused(applied);
        if (applied) await raiseBasketVersion(tx, locked);
        return done({ basket: await readBasket(tx, locked.id), changed: applied });
      });
      if (outcome === null) return refused('shopper_joined');
      if (!outcome.ok) return outcome;
      if (outcome.value.changed) live.publish({ kind: 'basket', shopper });
      return done(outcome.value.basket);
    },
  };
}
