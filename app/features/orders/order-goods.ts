/**
 * Where the goods of an order are, by its events: the parcels that left, what is left to send, what goes back. Pure
 * (docs/decisions/112).
 */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { giftCardLines, giftCardShare } from '#app/features/credits/bought-cards.ts';
import {
  type NewOrderEvent,
  ORDER_EVENTS,
  type OrderState,
  type ReturnItem,
  type Withdrawal,
} from './events/order-events.ts';

/** A parcel that has left, by its number in the order, with the lines in it; its words may be empty. */
export type SentParcel = {
  no: number;
  lines: number[];
  carrier: string;
  tracking: string;
  isDelivered: boolean;
};

export type Goods = {
  state: OrderState;
  /** In the order in which they left. */
  parcels: SentParcel[];
  /** The lines that are still to leave: in no parcel, and not cancelled, dropped, withdrawn from or refunded before. */
  linesToSend: number[];
  /** Whether what is left to send has left the shelf. */
  isPacked: boolean;
  /** Whether what is left to send waits until staff releases it. */
  isHeld: boolean;
  /** Whether something was sent and something is left to send, whatever goes back meanwhile. */
  isPartlyShipped: boolean;
  /** What the shopper has asked to send back, until staff has answered or it has come; null without an open return. */
  openReturn: readonly ReturnItem[] | null;
  /** The lines that have come back. */
  linesBack: number[];
  /** The lines that are not sent after all, without a refund of theirs. */
  linesDropped: number[];
  /** The withdrawals that stand: that were not declined. */
  withdrawals: Withdrawal[];
};

/** What was bought, and what has happened to it. */
export type Lived = {
  basket: readonly Pick<BasketItem, 'line' | 'isGiftCard'>[];
  events: readonly NewOrderEvent[];
};

export function linesOf(of: readonly { readonly lines: readonly number[] }[]): number[] {
  return of.flatMap(({ lines }) => lines);
}

/** Whether it left, or leaves, otherwise than as one parcel with everything in it. */
export function isSplit({ basket, events }: Lived): boolean {
  return events.some(
    (event) => event.kind === 'shipped' && event.body.lines.length < basket.length,
  );
}

/** A withdrawal without what was sent: that part was declined. */
function unsentPart(withdrawal: Withdrawal): Withdrawal[] {
  const { unsent } = withdrawal;
  return unsent.length > 0 ? [{ ...withdrawal, lines: unsent }] : [];
}

/** Without a return: how far it has come, by the last that has happened to any of it. */
function stateOfParcels(
  reached: OrderState,
  parcels: readonly SentParcel[],
  linesToSend: readonly number[],
  kept: ReadonlySet<number>,
): OrderState {
  // Line by line, nothing is left of it to send.
  if (parcels.length === 0) {
    const isOff = reached !== 'delivered' && kept.size > 0 && linesToSend.length === 0;
    return isOff ? 'cancelled' : reached;
  }
  if (linesToSend.length > 0) return 'partly_shipped';
  return parcels.every(({ isDelivered }) => isDelivered) ? 'delivered' : 'shipped';
}

export function foldGoods({ basket, events }: Lived): Goods {
  // Gift cards are mailed: nothing of them is packed, and nothing comes back.
  const cards = giftCardLines(basket);
  let reached: OrderState = giftCardShare(basket) === 'all' ? 'delivered' : 'placed';
  let isPacked = false;
  let isHeld = false;
  let parcels: SentParcel[] = [];
  let asked: 'return_requested' | 'return_approved' | null = null;
  let items: readonly ReturnItem[] = [];
  let withdrawals: Withdrawal[] = [];
  /** Of those that had not left. */
  const refunded = new Set<number>();
  const back = new Set<number>();
  const dropped = new Set<number>();
  for (const event of events) {
    const { to } = ORDER_EVENTS[event.kind];
    if (event.kind === 'held' || event.kind === 'released') {
      isHeld = event.kind === 'held';
    } else if (event.kind === 'return_requested') {
      asked = 'return_requested';
      ({ items } = event.body);
    } else if (event.kind === 'return_approved') {
      asked = 'return_approved';
    } else if (event.kind === 'returned') {
      asked = null;
      for (const line of event.body.lines) back.add(line);
    } else if (event.kind === 'withdrawn') {
      withdrawals.push(event.body);
    } else if (event.kind === 'refunded') {
      const sent = [...linesOf(parcels), ...cards];
      for (const line of event.body.lines ?? []) if (!sent.includes(line)) refunded.add(line);
    } else if (event.kind === 'lines_dropped') {
      for (const line of event.body.lines) dropped.add(line);
    } else if (event.kind === 'tracking_added') {
      const { parcel, ...known } = event.body;
      parcels = parcels.map((one) => (one.no === parcel ? { ...one, ...known } : one));
    } else if (to === 'back') {
      asked = null;
      withdrawals = withdrawals.flatMap(unsentPart);
    } else if (to !== null) {
      reached = to;
      if (event.kind === 'packed') isPacked = true;
      if (event.kind === 'shipped') {
        const { parcel: no, ...sent } = event.body;
        parcels = [...parcels, { no, ...sent, isDelivered: false }];
      }
      if (event.kind === 'delivered') {
        const { parcels: arrived } = event.body;
        parcels = parcels.map((one) =>
          arrived.includes(one.no) ? { ...one, isDelivered: true } : one,
        );
      }
    }
  }
  const kept = new Set([...withdrawals.flatMap(({ unsent }) => unsent), ...refunded, ...dropped]);
  const sent = new Set([...linesOf(parcels), ...cards]);
  const lines = basket.map(({ line }) => line);
  const linesToSend =
    reached === 'cancelled' ? [] : lines.filter((line) => !sent.has(line) && !kept.has(line));
  const isAllBack = back.size > 0 && lines.every((line) => back.has(line) || kept.has(line));
  const isOnItsWayBack = withdrawals.some(({ lines: of, unsent }) =>
    of.some((line) => !unsent.includes(line) && !back.has(line)),
  );
  const open = isOnItsWayBack ? 'withdrawn' : asked;
  return {
    state: isAllBack ? 'returned' : (open ?? stateOfParcels(reached, parcels, linesToSend, kept)),
    ...{ parcels, linesToSend, isPacked },
    isHeld: isHeld && linesToSend.length > 0,
    isPartlyShipped: parcels.length > 0 && linesToSend.length > 0,
    openReturn: asked && items,
    linesBack: [...back],
    linesDropped: [...dropped],
    withdrawals,
  };
}
