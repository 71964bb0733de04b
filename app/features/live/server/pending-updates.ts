/** What a stream has yet to send: changes merge while the reader is slow, so the size is bounded. */
import type { HubEvent } from './live-hub.server.ts';

export type PendingUpdates = {
  /** This version of the basket, or the newest; null: no change. */
  basket: number | 'newest' | null;
  /** A fresh first page instead of single orders. */
  orders: boolean;
  /** Payment intents of new orders. */
  orderIds: readonly string[];
  /** New stock levels by variant. */
  stock: Readonly<Record<string, unknown>>;
  /** Lines that joined from another browser, and the words for those that found no room. */
  mergedLines: { readonly lines: readonly number[]; readonly leftOut: string };
  /** Whether the shop has other settings: all that pages are made of is read again. */
  shop: boolean;
  /** Whether the session may have ended. */
  session: boolean;
  /** A heartbeat is due: send something. */
  heartbeat: boolean;
  /** The last event: the visitor has changed, or this process shuts down. */
  ends: 'visitor' | 'process' | null;
};

export const noUpdates: PendingUpdates = {
  basket: null,
  orders: false,
  orderIds: [],
  stock: {},
  mergedLines: { lines: [], leftOut: '' },
  shop: false,
  session: false,
  heartbeat: false,
  ends: null,
};

const all = { basket: 'newest', orders: true } as const;

/** The updates of a full snapshot, at the beginning and after a gap. */
export const snapshotUpdates: PendingUpdates = { ...noUpdates, ...all };

/** With more orders than this, a fresh page is shorter. */
const MAX_SINGLE_ORDERS = 10;

/** A reader that is slower than so many levels misses the older ones. */
const MAX_LEVELS = 1_000;

/** Requeues updates that could not be sent, as a full snapshot with their joined lines. */
export function requeue(updates: PendingUpdates, unsent: PendingUpdates): PendingUpdates {
  return {
    ...updates,
    ...all,
    orderIds: [],
    stock: { ...unsent.stock, ...updates.stock },
    mergedLines: bothJoined(unsent.mergedLines, updates.mergedLines),
    shop: updates.shop || unsent.shop,
    session: updates.session || unsent.session,
  };
}

type Joined = PendingUpdates['mergedLines'];

/** Of two rests the later is announced. */
function bothJoined(before: Joined, after: Joined): Joined {
  const leftOut = after.leftOut === '' ? before.leftOut : after.leftOut;
  return { lines: [...before.lines, ...after.lines], leftOut };
}

export function applyEvent(updates: PendingUpdates, event: HubEvent): PendingUpdates {
  switch (event.kind) {
    // The items of a basket have the current titles and prices.
    case 'catalogue':
      return { ...updates, basket: 'newest' };
    case 'basket':
      return { ...updates, basket: laterVersion(updates.basket, event.version) };
    case 'order': {
      const orderIds = [...updates.orderIds, event.id];
      const isMany = orderIds.length > MAX_SINGLE_ORDERS;
      return {
        ...updates,
        basket: 'newest',
        orders: updates.orders || isMany,
        orderIds: isMany ? [] : orderIds,
      };
    }
    case 'stock': {
      const stock = { ...updates.stock, ...event.levels };
      const isMany = Object.keys(stock).length > MAX_LEVELS;
      return { ...updates, stock: isMany ? event.levels : stock };
    }
    case 'refunds':
      return { ...updates, orders: true };
    case 'joined':
      return { ...updates, ...all, mergedLines: bothJoined(updates.mergedLines, event) };
    case 'shop':
      return { ...updates, shop: true };
    case 'gap':
      return { ...updates, ...all, session: true };
    case 'signed-out':
      return { ...updates, session: true };
    case 'heartbeat':
      return { ...updates, heartbeat: true };
    case 'left':
      return { ...updates, ends: 'visitor' };
    case 'closing':
      return { ...updates, ends: updates.ends ?? 'process' };
  }
}

function laterVersion(
  pending: PendingUpdates['basket'],
  version: number | undefined,
): PendingUpdates['basket'] {
  if (pending === 'newest' || version === undefined) return 'newest';
  return Math.max(pending ?? 0, version);
}
