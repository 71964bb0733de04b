/** What the events of an order add up to, by the rows of order-events.ts. */

import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { type BoughtCard, isSpent } from '#app/features/credits/bought-cards.ts';
import type { Address } from '#app/features/delivery/address/address.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { InvoiceOfOrder } from '#app/features/invoices/invoice.ts';
import type { PaidByHand } from '#app/features/invoices/paid-by-hand.ts';
import { type Dispute, disputesOf, takenBackCents } from './events/dispute.ts';
import {
  type AddressChange,
  ORDER_EVENTS,
  type OrderEvent,
  type OrderEventKind,
  type OrderState,
} from './events/order-events.ts';
import { foldGoods, type Goods, type Lived, linesOf } from './order-goods.ts';
import { type ChargeRefund, linesRefunded, refundedCents } from './order-refund.ts';

/** An order with all that has happened to it. Amounts are in cents, times in unix seconds. */
export type OrderDetails = {
  /** Its owner now. */
  shopper: string;
  /** The payment intent's. */
  id: string;
  /** For people to say: ten letters and digits, of which none is a vowel or looks like another. */
  number: string;
  basket: BasketItem[];
  amount: number;
  created: number;
  /** What of the amount is not for items; null: the placeholder delivery, no discount and no tax. */
  terms: Terms | null;
  /** How it was paid without a card, and what goes back of it is given back by hand; null: by card, or nothing was due. */
  byHand: PaidByHand | null;
  /** Where it goes; null for the placeholder, and once it is forgotten. */
  address: Address | null;
  /** The shopper's own words, for the shop and for who gets the gift; none once they are forgotten. */
  note?: string | null | undefined;
  giftMessage?: string | null | undefined;
  /** Whether it is for staff alone, and not for the account that has the order. */
  isWithheld: boolean;
  events: OrderEvent[];
  refunds: ChargeRefund[];
  /** The gift cards that it has bought; absent as none. */
  giftCards?: BoughtCard[];
  invoice: InvoiceOfOrder;
};

/** What has become of an order. */
export type OrderStatus = Goods & {
  /** What went back or is on its way back, and what is left of the charge, without what the bank has taken back. */
  refundedCents: number;
  restCents: number;
  /** Each dispute as it stands now. */
  disputes: Dispute[];
  /** What the shopper may do now: the lines that a return may be asked for, or that may be withdrawn from. */
  canCancel: boolean;
  returnableLines: number[];
  withdrawableLines: number[];
};

/** The changes of where it goes, the first first. */
export function addressChanges(events: readonly OrderEvent[]): (AddressChange & { no: number })[] {
  return events.flatMap(({ kind, body, no }) =>
    kind === 'address_changed' ? [{ ...body, no }] : [],
  );
}

/** The country that it goes to, also once the address is forgotten; null for the placeholder. */
export function destinationOf({ terms, events }: Pick<OrderDetails, 'terms' | 'events'>) {
  return addressChanges(events).at(-1)?.country ?? terms?.country ?? null;
}

/** The change after its invoice was issued, which keeps the address of before; undefined without one. */
export function changeAfterInvoice(events: readonly OrderEvent[]) {
  return addressChanges(events).find(({ invoiced }) => invoiced);
}

/** Who has bought, as its invoice says: it keeps the address that it was issued with. */
export function invoiceAddress({
  address,
  events,
}: Pick<OrderDetails, 'address' | 'events'>): Address | null {
  const change = changeAfterInvoice(events);
  return change ? change.before : address;
}

/** Whether this can happen to an order in this state. */
export function canHappen(kind: OrderEventKind, state: OrderState): boolean {
  const from: readonly OrderState[] | 'any' = ORDER_EVENTS[kind].from;
  return from === 'any' || from.includes(state);
}

/** What does not happen while the order is held: that it is held again neither. */
export const WAITS_WHILE_HELD: readonly OrderEventKind[] = ['packed', 'shipped', 'held'];

/** Whether this can happen to the order as it is now. */
export function canHappenTo(
  kind: OrderEventKind,
  status: Pick<OrderStatus, 'state' | 'parcels' | 'linesToSend' | 'isHeld'>,
): boolean {
  const { state, parcels, linesToSend, isHeld } = status;
  if (!canHappen(kind, state)) return false;
  if (kind === 'released') return isHeld;
  if (WAITS_WHILE_HELD.includes(kind)) return linesToSend.length > 0 && !isHeld;
  if (kind === 'lines_dropped') return linesToSend.length > 0;
  if (kind !== 'delivered' && kind !== 'tracking_added') return true;
  return parcels.some(({ isDelivered }) => !isDelivered);
}

/** The lines that the contract is withdrawn from, by all that stands. */
export function linesWithdrawn(order: Lived): number[] {
  return linesOf(foldGoods(order).withdrawals);
}

/** What has become of the order. */
export function foldOrder({
  amount,
  basket,
  events,
  refunds,
  giftCards = [],
}: Pick<OrderDetails, 'amount' | 'basket' | 'events' | 'refunds' | 'giftCards'>): OrderStatus {
  const goods = foldGoods({ basket, events });
  const { state, linesBack, linesDropped, withdrawals } = goods;
  const disputes = disputesOf(events);
  const cents = refundedCents(refunds);
  const settled = new Set([
    ...[...linesBack, ...linesDropped],
    ...[...linesRefunded(refunds), ...linesOf(withdrawals)],
  ]);
  const left = basket.map(({ line }) => line).filter((line) => !settled.has(line));
  const sent = linesOf(goods.parcels);
  const spent = giftCards.filter(isSpent).map(({ line }) => line);
  return {
    ...goods,
    refundedCents: cents,
    restCents: Math.max(amount - cents - takenBackCents(disputes), 0),
    disputes,
    canCancel: canHappen('cancelled', state),
    returnableLines: canHappen('return_requested', state)
      ? left.filter((line) => sent.includes(line))
      : [],
    withdrawableLines: canHappen('withdrawn', state)
      ? left.filter((line) => !spent.includes(line))
      : [],
  };
}
