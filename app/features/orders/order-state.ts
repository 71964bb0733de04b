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
} from './order-events.ts';
import { type ChargeRefund, refundedCents } from './order-refund.ts';

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
  /** What went back or is on its way back, and what is left of the charge. */
  refundedCents: number;
  restCents: number;
  /** Each dispute as it stands now. */
  disputes: Dispute[];
  /** What the shopper may do now. */
  canCancel: boolean;
  canRequestReturn: boolean;
};

/** Whether this can happen to an order in this state. */
export function canHappen(kind: OrderEventKind, state: OrderState): boolean {
  const from: readonly OrderState[] | 'any' = ORDER_EVENTS[kind].from;
  return from === 'any' || from.includes(state);
}

/** Where the goods are after these events. */
function foldState(events: readonly Pick<NewOrderEvent, 'kind'>[]): OrderState {
  let state: OrderState = 'placed';
  let before: OrderState = state;
  for (const { kind } of events) {
    const { to } = ORDER_EVENTS[kind];
    if (to === 'back') state = before;
    else if (to !== null) [before, state] = [state, to];
  }
  return state;
}

/** The state after one event more. */
export function stateAfter(
  events: readonly Pick<NewOrderEvent, 'kind'>[],
  kind: OrderEventKind,
): OrderState {
  return foldState([...events, { kind }]);
}

/** What has become of the order. */
export function foldOrder({
  amount,
  events,
  refunds,
}: Pick<OrderDetails, 'amount' | 'events' | 'refunds'>): OrderStatus {
  const state = foldState(events);
  const disputes = new Map<string, Dispute>();
  let shipment: OrderStatus['shipment'] = null;
  for (const event of events) {
    if (event.kind === 'shipped' || event.kind === 'tracking_added') shipment = event.body;
    if (event.kind === 'disputed') disputes.set(event.body.id, event.body);
  }
  const cents = refundedCents(refunds);
  return {
    state,
    shipment,
    refundedCents: cents,
    restCents: amount - cents,
    disputes: [...disputes.values()],
    canCancel: canHappen('cancelled', state),
    canRequestReturn: canHappen('return_requested', state),
  };
}
