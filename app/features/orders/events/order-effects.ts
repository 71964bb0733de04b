/**
 * All that follows from a fact about an order or its charge, as data: the mail to its shopper, what is booked of the
 * stock, and the live messages. Whoever writes the fact passes them to its function of the database, which carries them
 * out in the same transaction and chooses nothing. What follows from an event stands in its row of order-events.ts.
 */

import type { Address } from '#app/features/delivery/address/address.ts';
import type { EventKind } from '#app/features/events/event-kinds.ts';
import type { LiveMessage } from '#app/features/live/server/live-message.ts';
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import { isOfCancellation } from '#app/features/orders/order-refund.ts';
import { codeKey, productKey, type StockFact, type Units } from '#app/features/stock/stock.ts';
import { type Dispute, isUndecided } from './dispute.ts';
import {
  type Actor,
  ORDER_EVENTS,
  type OrderEventBodies,
  type OrderEventKind,
  type OrderState,
} from './order-events.ts';
import { isSeen, seenFields } from './seen-events.ts';

/** A mail to whom an order or a charge is of: queue_order_mail.sql adds which it is. */
type OrderMail = { kind: MailKind; body: object };

/** An event before it is written, which is when a refund gets its number. */
export type DueEvent = {
  [Kind in OrderEventKind]: { kind: Kind; body: Omit<OrderEventBodies[Kind], 'no'> };
}[OrderEventKind];

/** An event as append_order_event.sql takes it: what `by` did, and what has to be done for it. */
export type EventWithEffects = DueEvent & {
  by: Actor;
  mail: OrderMail | null;
  stock: StockFact | null;
  /** Of which units, by stock key; null: all of the order that `stock` finds. */
  units: Units | null;
  /** Where the order goes from then on; null: as before. */
  address: Address | null;
  announces: readonly EventKind[];
  /** Where its mail goes, of an order that has no e-mail. */
  email?: string;
};

/** A dispute is opened once and closed once; between them its status may change. */
function announcedOf(event: DueEvent, disputes: readonly Dispute[]): readonly EventKind[] {
  const { announces } = ORDER_EVENTS[event.kind].effects;
  if (event.kind !== 'disputed') return announces;
  const known = disputes.find(({ id }) => id === event.body.id);
  const isClosed = !isUndecided(event.body) && (!known || isUndecided(known));
  return announces.filter((kind) => (kind === 'dispute.opened' ? !known : isClosed));
}

/** What the effects of an event depend on, of its order as it stood before. */
export type OrderBefore = {
  disputes: readonly Dispute[];
  basket: readonly { line: number; variant: string }[];
  terms: { code: string | null } | null;
  linesToSend: readonly number[];
  isPacked: boolean;
};

/** Enough for what moves no goods, and is no dispute. */
const NOTHING_KNOWN: OrderBefore = {
  ...{ disputes: [], basket: [], terms: null, linesToSend: [], isPacked: false },
};

function unitsOf(lines: readonly number[], basket: OrderBefore['basket']): Units {
  const units: Record<string, number> = {};
  for (const { line, variant } of basket) {
    if (!lines.includes(line)) continue;
    const key = productKey(variant);
    units[key] = (units[key] ?? 0) + 1;
  }
  return units;
}

type Booking = Pick<EventWithEffects, 'stock' | 'units'>;

/** What is not sent any more is available again; what was packed has left the shelf, and goes back on it. */
function unsentBooking(
  kept: readonly number[],
  { basket, linesToSend, isPacked }: OrderBefore,
): Booking {
  // What was not to be sent any more is booked already.
  const lines = linesToSend.filter((line) => kept.includes(line));
  if (lines.length === 0) return { stock: null, units: null };
  if (isPacked) return { stock: 'returned', units: unitsOf(lines, basket) };
  // With the last of it goes what else was held, such as the use of a code.
  const isRest = lines.length === linesToSend.length;
  return { stock: 'cancelled', units: isRest ? null : unitsOf(lines, basket) };
}

function bookingOf(event: DueEvent, order: OrderBefore): Booking {
  const { stock } = ORDER_EVENTS[event.kind].effects;
  switch (event.kind) {
    case 'shipped': {
      // The use of a code goes with the first parcel.
      const code = order.terms?.code ? { [codeKey(order.terms.code)]: 1 } : {};
      return { stock, units: { ...unitsOf(event.body.lines, order.basket), ...code } };
    }
    case 'returned':
      return { stock, units: unitsOf(event.body.restocked, order.basket) };
    case 'withdrawn':
      return unsentBooking(event.body.unsent, order);
    case 'lines_dropped':
      return unsentBooking(event.body.lines, order);
    case 'refunded':
      return unsentBooking(event.body.lines ?? [], order);
    default:
      return { stock, units: null };
  }
}

/** The event with what follows from it, by its row. */
export function withEffects(
  event: DueEvent,
  by: Actor,
  order: OrderBefore = NOTHING_KNOWN,
): EventWithEffects {
  const { mail: kind } = ORDER_EVENTS[event.kind].effects;
  // A cancellation has one mail, which speaks of its refund.
  const isTold = event.kind === 'refunded' && isOfCancellation({ by, reason: event.body.reason });
  const mail = kind === null || isTold ? null : { kind, body: seenFields(event) };
  const address = event.kind === 'address_changed' ? event.body.after : null;
  const announces = announcedOf(event, order.disputes);
  return { ...event, by, mail, ...bookingOf(event, order), address, announces };
}

/**
 * What follows from an event of an order that stands in this state then. What a cancelled order held is given back after that,
 * all at once (end_hold.sql): on a cluster it lies on another node.
 */
export function leavingHold(event: EventWithEffects, state: OrderState): EventWithEffects {
  const isLeft = state === 'cancelled' && event.stock === 'cancelled';
  return isLeft ? { ...event, stock: null, units: null } : event;
}

/** The order appears as it is now, in the list and on its page; to staff alone where the shopper sees nothing of it. */
export function afterOrderEvent(
  shopper: string,
  intent: string,
  kind: OrderEventKind,
): LiveMessage[] {
  const forStaff = isSeen(kind) ? {} : ({ forStaff: true } as const);
  return [{ kind: 'order', shopper, id: intent, ...forStaff }];
}

/** The order is confirmed, appears in every open tab of the shopper, and its items leave the basket. */
export function afterOrderPlaced(
  shopper: string,
  intent: string,
): { mail: OrderMail; announced: EventKind; messages: LiveMessage[] } {
  return {
    mail: { kind: 'order_placed', body: {} },
    announced: 'order.placed',
    messages: [
      { kind: 'order', shopper, id: intent },
      { kind: 'basket', shopper },
    ],
  };
}

/** A charge that is no order goes back: a mail says why, and it appears in the shopper's list of orders. */
export function afterRefundDue(
  shopper: string,
  body: { amountCents: number; reason: string },
): { mail: OrderMail; messages: LiveMessage[] } {
  return { mail: { kind: 'order_refunded', body }, messages: afterRefundChanged(shopper) };
}

/** How the refund of such a charge stands has changed. */
export function afterRefundChanged(shopper: string): LiveMessage[] {
  return [{ kind: 'refunds', shopper }];
}
