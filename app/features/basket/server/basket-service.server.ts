/** The basket that the server keeps: read it, and change it by one of the actions of spec 4. */
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
import {
  changeOwnShopper,
  type LockedShopper,
  raiseBasketVersion,
} from '#app/features/shopper/shopper-store.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { type Added, tryToAdd } from './basket-add-store.server.ts';
import {
  countLines,
  putBackLine,
  readBasket,
  removeAllLines,
  removeFirstLine,
  removeLines,
} from './basket-store.server.ts';

export type BasketService = {
  /** The basket of this shopper; empty for a visitor who is none yet. */
  read(shopper: string | null): Promise<Basket>;
  /** Does one action, all or nothing, and answers the basket as it is afterwards. */
  change(shopper: string, write: BasketWrite): Promise<Result<ChangedBasket, BasketRefusal>>;
};

/** What an action did: a line that is in the basket now, an item that is not, several, or nothing. */
type Applied =
  | { kind: 'in'; line: number }
  | { kind: 'out'; item: BasketItem }
  | { kind: 'several' }
  | { kind: 'nothing' };

/** Every action but adding, which is a statement of its own. */
type OtherWrite = Exclude<BasketWrite, { type: 'ADD_TO_BASKET' }>;

type Parts = { queries: Queries; live: LiveHub; log: Logger };

export function createBasketService({ queries, live, log }: Parts): BasketService {
  /** A refusal: nothing was done. */
  async function apply(
    tx: Queries,
    locked: LockedShopper,
    write: OtherWrite,
  ): Promise<Applied | BasketRefusal> {
    switch (write.type) {
      case 'PUT_BACK': {
        if ((await countLines(tx, locked.id)) >= MAX_BASKET_LINES) return 'basket_full';
        const isBack = await putBackLine(tx, locked.id, write.line);
        return isBack ? { kind: 'in', line: write.line } : 'line_gone';
      }
      case 'REMOVE_FROM_BASKET': {
        const item = await removeFirstLine(tx, locked.id, write.id);
        if (item) return { kind: 'out', item };
        log.warn({ id: write.id }, notInBasketWarning(write.id));
        return { kind: 'nothing' };
      }
      case 'TAKE_OUT':
        await removeLines(tx, locked.id, write.lines);
        return { kind: 'several' };
      case 'EMPTY_BASKET':
        await removeAllLines(tx, locked.id);
        return { kind: 'several' };
    }
  }

  async function add(
    shopper: string,
    listing: string,
  ): Promise<Result<ChangedBasket, BasketRefusal>> {
    let added: Added | null = await tryToAdd(queries, shopper, listing);
    if (added.kind === 'raced') {
      added = await changeOwnShopper(queries, shopper, (tx) => tryToAdd(tx, shopper, listing));
    }
    if (added === null) return refused('shopper_joined');
    if (added.kind === 'refused') return refused(added.refusal);
    if (added.kind === 'raced') throw new Error('Unable to add to a basket under its lock');
    live.publish({ kind: 'basket', shopper });
    return done({ basket: added.basket, changed: added.item });
  }

  return {
    read: async (shopper) => (shopper === null ? emptyBasket : readBasket(queries, shopper)),
    async change(shopper, write) {
      if (write.type === 'ADD_TO_BASKET') return add(shopper, write.listing);
      const outcome = await changeOwnShopper(queries, shopper, async (tx, locked) => {
        const applied = await apply(tx, locked, write);
        if (typeof applied === 'string') return refused(applied);
        if (applied.kind !== 'nothing') await raiseBasketVersion(tx, locked);
        return done({ basket: await readBasket(tx, locked.id), applied });
      });
      if (outcome === null) return refused('shopper_joined');
      if (!outcome.ok) return outcome;
      const { basket, applied } = outcome.value;
      if (applied.kind !== 'nothing') live.publish({ kind: 'basket', shopper });
      return done({ basket, changed: itemOf(applied, basket) });
    },
  };
}

function itemOf(applied: Applied, { items }: Basket): BasketItem | null {
  if (applied.kind === 'out') return applied.item;
  if (applied.kind !== 'in') return null;
  return items.find(({ line }) => line === applied.line) ?? null;
}
