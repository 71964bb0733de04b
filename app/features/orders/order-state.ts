/** What the events of an order add up to, by the rows of order-events.ts. */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Address } from '#app/features/delivery/address.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { InvoiceOfOrder } from '#app/features/invoices/invoice.ts';
import {
  type Dispute,
  type NewOrderEvent,
  ORDER_EVENTS,
  type OrderEvent,
  type OrderEventKind,
  type OrderState,
  type ReturnItem,
  takenBackCents,
} from './order-events.ts';
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
  /** What of the amount is not for items; null: as in the specification. */
  terms: Terms | null;
  /** Where it goes; null for the placeholder, and once it is forgotten. */
  address: Address | null;
  /** Whether it is for staff alone, and not for the account that has the order. */
  isWithheld: boolean;
  events: OrderEvent[];
  refunds: ChargeRefund[];
  invoice: InvoiceOfOrder;
};

/** What has become of an order. */
export type OrderStatus = {
  state: OrderState;
  /** The parcel, once it is shipped. */
  shipment: { carrier: string; tracking: string } | null;
  /** What went back or is on its way back, and what is left of the charge, without what the bank has taken back. */
  refundedCents: number;
  restCents: number;
  /** Each dispute as it stands now. */
  disputes: Dispute[];
  /** What the shopper has asked to send back, until staff has answered or it has come; null without an open return. */
  openReturn: readonly ReturnItem[] | null;
  /** The lines of the basket that have come back. */
  linesBack: number[];
  /** What the shopper may do now: the lines that a return may be asked for. */
  canCancel: boolean;
  returnableLines: number[];
};

/** Whether this can happen to an order in this state. */
export function canHappen(kind: OrderEventKind, state: OrderState): boolean {
  const from: readonly OrderState[] | 'any' = ORDER_EVENTS[kind].from;
  return from === 'any' || from.includes(state);
}

type Lived = { basket: OrderDetails['basket']; events: readonly NewOrderEvent[] };

/** Where the goods are after these events, what is asked back of them, and what has come back. */
function foldGoods({ basket, events }: Lived) {
  /** Without a return, and with one that is open. */
  let parcel: OrderState = 'placed';
  let asked: 'return_requested' | 'return_approved' | null = null;
  let items: readonly ReturnItem[] = [];
  const back = new Set<number>();
  for (const event of events) {
    const { to } = ORDER_EVENTS[event.kind];
    if (event.kind === 'return_requested') {
      asked = 'return_requested';
      ({ items } = event.body);
    } else if (event.kind === 'return_approved') {
      asked = 'return_approved';
    } else if (event.kind === 'returned') {
      asked = null;
      for (const line of event.body.lines) back.add(line);
    } else if (to === 'back') asked = null;
    else if (to !== null) parcel = to;
  }
  const isAllBack = back.size > 0 && basket.every(({ line }) => back.has(line));
  const state: OrderState = isAllBack ? 'returned' : (asked ?? parcel);
  return { state, openReturn: asked && items, back };
}

/** The state after one event more. */
export function stateAfter({ basket, events }: Lived, event: NewOrderEvent): OrderState {
  return foldGoods({ basket, events: [...events, event] }).state;
}

/** Each dispute as it stands after these events. */
export function disputesOf(events: readonly NewOrderEvent[]): Dispute[] {
  const disputes = new Map<string, Dispute>();
  for (const event of events) {
    if (event.kind === 'disputed') disputes.set(event.body.id, event.body);
  }
  return [...disputes.values()];
}

/** What has become of the order. */
export function foldOrder({
  amount,
  basket,
  events,
  refunds,
}: Pick<OrderDetails, 'amount' | 'basket' | 'events' | 'refunds'>): OrderStatus {
  const { state, openReturn, back } = foldGoods({ basket, events });
  const disputes = disputesOf(events);
  let shipment: OrderStatus['shipment'] = null;
  for (const event of events) {
    if (event.kind === 'shipped' || event.kind === 'tracking_added') shipment = event.body;
  }
  const cents = refundedCents(refunds);
  const settled = new Set([...back, ...linesRefunded(refunds)]);
  const left = basket.map(({ line }) => line).filter((line) => !settled.has(line));
  return {
    state,
    shipment,
    refundedCents: cents,
    restCents: Math.max(amount - cents - takenBackCents(disputes), 0),
    disputes,
    openReturn,
    linesBack: [...back],
    canCancel: canHappen('cancelled', state),
    returnableLines: canHappen('return_requested', state) ? left : [],
  };
}
