/** What a stream still has to tell: many changes fold into one telling, however slow the reader. */
import type { LiveNews } from './live-hub.server.ts';

export type LiveInbox = {
  basket: boolean;
  /** A fresh first page, instead of single orders. */
  orders: boolean;
  /** Payment intents of new orders. */
  orderIds: readonly string[];
  /** Lines that joined from another browser. */
  joinedLines: readonly number[];
  /** Whether the session may have ended. */
  session: boolean;
  /** It is time to send something, whatever it is. */
  heartbeat: boolean;
  /** Nothing comes after this: the visitor is somebody else, or this process ends. */
  ends: 'visitor' | 'process' | null;
};

export const emptyInbox: LiveInbox = {
  basket: false,
  orders: false,
  orderIds: [],
  joinedLines: [],
  session: false,
  heartbeat: false,
  ends: null,
};

/** What a stream begins with, and what it tells after a gap. */
export const snapshotInbox: LiveInbox = { ...emptyInbox, basket: true, orders: true };

/** More than this and a fresh page is shorter. */
const MOST_SINGLE_ORDERS = 10;

/** What could not be told is told again from the start, with whatever else there was to tell. */
export function putBack(inbox: LiveInbox, untold: LiveInbox): LiveInbox {
  return {
    ...inbox,
    basket: true,
    orders: true,
    orderIds: [],
    joinedLines: [...untold.joinedLines, ...inbox.joinedLines],
    session: inbox.session || untold.session,
  };
}

export function putNews(inbox: LiveInbox, news: LiveNews): LiveInbox {
  switch (news.kind) {
    // What lies in a basket has today's title and price.
    case 'catalogue':
    case 'basket':
      return { ...inbox, basket: true };
    case 'order': {
      const orderIds = [...inbox.orderIds, news.id];
      const isMany = orderIds.length > MOST_SINGLE_ORDERS;
      return {
        ...inbox,
        basket: true,
        orders: inbox.orders || isMany,
        orderIds: isMany ? [] : orderIds,
      };
    }
    case 'refunds':
      return { ...inbox, orders: true };
    case 'joined':
      return {
        ...inbox,
        basket: true,
        orders: true,
        joinedLines: [...inbox.joinedLines, ...news.lines],
      };
    case 'gap':
      return { ...inbox, basket: true, orders: true, session: true };
    case 'signed-out':
      return { ...inbox, session: true };
    case 'heartbeat':
      return { ...inbox, heartbeat: true };
    case 'left':
      return { ...inbox, ends: 'visitor' };
    case 'closing':
      return { ...inbox, ends: inbox.ends ?? 'process' };
  }
}
