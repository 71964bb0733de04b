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
  /** Nothing comes after this. */
  ends: boolean;
};

export const emptyInbox: LiveInbox = {
  basket: false,
  orders: false,
  orderIds: [],
  joinedLines: [],
  session: false,
  ends: false,
};

/** What a stream begins with, and what it tells after a gap. */
export const snapshotInbox: LiveInbox = { ...emptyInbox, basket: true, orders: true };

/** More than this and a fresh page is shorter. */
const MOST_SINGLE_ORDERS = 10;

export function putNews(inbox: LiveInbox, news: LiveNews): LiveInbox {
  switch (news.kind) {
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
    case 'left':
    case 'closing':
      return { ...inbox, ends: true };
  }
}
