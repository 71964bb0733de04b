/**
 * All that follows from a fact about an order or its charge, as data: the mail to its shopper, what is booked of the
 * stock, and the live messages. Whoever writes the fact passes them to its function of the database, which carries them
 * out in the same transaction and chooses nothing. What follows from an event stands in its row of order-events.ts.
 */
import type { EventKind } from '#app/features/events/event-kinds.ts';
import type { LiveMessage } from '#app/features/live/server/live-message.ts';
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import { productKey, type StockFact, type Units } from '#app/features/stock/stock.ts';
import {
  type Actor,
  type Dispute,
  isUndecided,
  ORDER_EVENTS,
  type OrderEventBodies,
  type OrderEventKind,
} from './order-events.ts';
import { isOfCancellation } from './order-refund.ts';
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
  /** What of it lies on the shelf again, by stock key; null: all of the order that `stock` finds. */
  units: Units | null;
  announces: readonly EventKind[];
};

/** A dispute is opened once and closed once; between them its status may change. */
function announcedOf(event: DueEvent, disputes: readonly Dispute[]): readonly EventKind[] {
  const { announces } = ORDER_EVENTS[event.kind].effects;
  if (event.kind !== 'disputed') return announces;
  const known = disputes.find(({ id }) => id === event.body.id);
  const isClosed = !isUndecided(event.body) && (!known || isUndecided(known));
  return announces.filter((kind) => (kind === 'dispute.opened' ? !known : isClosed));
}

/** Enough for what is neither a dispute nor a return. */
const NOTHING_KNOWN = { disputes: [], basket: [] };

type BoughtLine = { line: number; variant: string };

function restockedUnits(event: DueEvent, basket: readonly BoughtLine[]): Units | null {
  if (event.kind !== 'returned') return null;
  const units: Record<string, number> = {};
  for (const { line, variant } of basket) {
    if (!event.body.restocked.includes(line)) continue;
    const key = productKey(variant);
    units[key] = (units[key] ?? 0) + 1;
  }
  return units;
}

/** The event with what follows from it, by its row. `order`: its disputes as they stood before, and what was bought. */
export function withEffects(
  event: DueEvent,
  by: Actor,
  order: { disputes: readonly Dispute[]; basket: readonly BoughtLine[] } = NOTHING_KNOWN,
): EventWithEffects {
  const { mail: kind, stock } = ORDER_EVENTS[event.kind].effects;
  // A cancellation has one mail, which speaks of its refund.
  const isTold = event.kind === 'refunded' && isOfCancellation({ by, reason: event.body.reason });
  const mail = kind === null || isTold ? null : { kind, body: seenFields(event) };
  const units = restockedUnits(event, order.basket);
  return { ...event, by, mail, stock, units, announces: announcedOf(event, order.disputes) };
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
