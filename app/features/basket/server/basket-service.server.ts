/** The server's basket: reads it, and changes it by one action, whichever way that has come. */
import type { Logger } from 'pino';
import type { BasketAction, FillBasket } from '#app/features/basket/core/basket-action.ts';
import {
  type Basket,
  type BasketRefusal,
  type ChangedBasket,
  emptyBasket,
  MAX_BASKET_LINES,
} from '#app/features/basket/core/basket-item.ts';
import { notInBasketWarning } from '#app/features/basket/core/basket-reducer.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { createGuestLimiter } from '#app/features/shopper/guest-limit.ts';
import { clientNetwork, type RateLimit } from '#app/features/shopper/rate-limits.server.ts';
import type { Visitor } from '#app/features/shopper/visitor.ts';
import { NOT_SOLD } from '#app/features/stock/stock-level.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import {
  addLines,
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
   * Does one action in one transaction, and returns the basket after it. Of an add of several as many as fit are added. `guestAddress` is the client's
   * address if the shopper is a guest: those it makes are counted.
   */
  change(
    shopper: string,
    action: BasketAction | FillBasket,
    guestAddress?: string | null,
  ): Promise<Result<ChangedBasket, BasketRefusal>>;
};

type Parts = {
  queries: Queries;
  live: LiveHub;
  log: Logger;
  guestLimit: RateLimit;
  /** Whether the shop sells gift cards now. */
  sellsGiftCards: () => boolean;
};

export function createBasketService(parts: Parts): BasketService {
  const { queries, live, log, guestLimit, sellsGiftCards } = parts;
  const guests = createGuestLimiter(guestLimit);

  /** Past the limit, guests who exist still add, and no other is made. */
  async function add(
    shopper: string,
    { variants, replaces, source }: Omit<FillBasket, 'type'>,
    guestAddress: string | null,
  ): Promise<BasketChangeRow> {
    const addWith = (mayMake: boolean) =>
      addLines(
        ...([queries, shopper, variants, replaces, MAX_BASKET_LINES] as const),
        ...([mayMake, source, sellsGiftCards()] as const),
      );
    if (guestAddress === null) return addWith(true);
    const reserved = guests.reserve(clientNetwork(guestAddress));
    let isNew = false;
    try {
      const answer = await addWith(reserved !== null);
      isNew = 'isNewShopper' in answer;
      return answer;
    } finally {
      if (!isNew) reserved?.release();
    }
  }

  function apply(
    shopper: string,
    action: BasketAction | FillBasket,
    guestAddress: string | null,
  ): Promise<BasketChangeRow> {
    switch (action.type) {
      case 'ADD_TO_BASKET': {
        const variants = Array<string>(action.count ?? 1).fill(action.variant);
        const { source = null } = action;
        return add(shopper, { variants, replaces: false, source }, guestAddress);
      }
      case 'FILL_BASKET':
        return add(shopper, action, guestAddress);
      case 'REMOVE_FROM_BASKET':
        return removeFirstLine(queries, shopper, action.id);
      case 'RESTORE_LINES':
        return restoreLines(queries, shopper, action.lines, RESTORABLE_SECONDS, MAX_BASKET_LINES);
      case 'REMOVE_LINES':
        return removeLines(queries, shopper, action.lines);
      case 'EMPTY_BASKET':
        return removeLines(queries, shopper, null);
    }
  }

  /** Gift cards stay in a basket of before: they say that they are not sold, as what is sold out does. */
  function shown(basket: Basket): Basket {
    if (sellsGiftCards() || !basket.items.some(({ isGiftCard }) => isGiftCard)) return basket;
    const items = basket.items.map((item) =>
      item.isGiftCard ? { ...item, stockLevel: NOT_SOLD } : item,
    );
    return { ...basket, items };
  }

  const recent = createRecentBaskets();
  live.onCatalogueChange(recent.clear);
  live.onStockChange(recent.clear);

  return {
    readVersion: async (shopper, version) =>
      recent.get(shopper, version) ?? shown(await readBasket(queries, shopper)),
    read: async (shopper) =>
      shopper === null ? emptyBasket : shown(await readBasket(queries, shopper)),
    async change(shopper, action, guestAddress = null) {
      const answer = await apply(shopper, action, guestAddress);
      if ('refusal' in answer) return refused(answer.refusal);
      const basket = shown(toBasket(shopper, answer.basket));
      const { lines, removed } = answer;
      if (lines) {
        if (live.countOf(shopper) > 0) recent.put(basket);
        live.publish({ kind: 'basket', shopper, version: basket.version });
      } else if (action.type === 'REMOVE_FROM_BASKET') {
        log.warn({ id: action.id }, notInBasketWarning(action.id));
      }
      const one = lines?.length === 1 ? basket.items.find(({ line }) => line === lines[0]) : null;
      return done({
        basket,
        lines: lines ?? [],
        changed: removed ? toItem(removed) : (one ?? null),
      });
    },
  };
}

/** A request's visitor, as far as a basket needs it. */
export type BasketVisitor = {
  visitor(): Promise<Visitor>;
  /** The shopper to write for; creates a guest if need be. */
  shopper(): Promise<string>;
  renewGuest(): string;
  clientAddress: string;
};

/**
 * Does one action for the visitor. Adding makes a guest of a visitor without a shopper; removing and
 * emptying do not. A guest who joined an account meanwhile becomes a new guest: the old cookie is no
 * longer valid. `which` names another basket of the same shopper: its wish list.
 */
export async function changeVisitorBasket(
  basket: Pick<BasketService, 'read' | 'change'>,
  requestSession: BasketVisitor,
  action: BasketAction | FillBasket,
  which = (shopper: string): string => shopper,
): Promise<Result<ChangedBasket, Exclude<BasketRefusal, 'shopper_merged'>>> {
  const { account, shopper } = await requestSession.visitor();
  const isAdding = action.type === 'ADD_TO_BASKET' || action.type === 'FILL_BASKET';
  if (shopper === null && !isAdding) {
    return done({ basket: await basket.read(null), lines: [], changed: null });
  }
  const { clientAddress } = requestSession;
  const guestAddress = account ? null : clientAddress;
  const own = which(await requestSession.shopper());
  const changed = await basket.change(own, action, guestAddress);
  if (changed.ok) return changed;
  if (changed.refusal !== 'shopper_merged') return refused(changed.refusal);
  const again = await basket.change(which(requestSession.renewGuest()), action, clientAddress);
  if (again.ok) return again;
  if (again.refusal === 'shopper_merged') throw new Error('Unable to make a new guest');
  return refused(again.refusal);
}
