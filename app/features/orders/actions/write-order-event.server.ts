/** Writes what has happened to an order, with all that follows: one function of `db/functions` each. */
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import {
  afterOrderEvent,
  type EventWithEffects,
  withEffects,
} from '#app/features/orders/order-effects.ts';
import type { Actor, NewOrderEvent } from '#app/features/orders/order-events.ts';
import { CANCELLATION, RETURN } from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails, stateAfter } from '#app/features/orders/order-state.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { Receipt } from './decide-return.ts';

const writeEvent = sqlFunction<
  [
    shopper: string,
    intent: string,
    seenEvents: number,
    event: string,
    state: string,
    seenCents: number,
    refund: string | null,
    messages: string,
  ],
  boolean
>('write_order_event', 8);

/**
 * With `refund` the refund that is a part of it becomes due. False, with nothing done, if anything else has happened to
 * the order since it was read.
 */
export function writeOrderEvent(
  queries: Queries,
  order: OrderDetails,
  event: NewOrderEvent,
  actor: Actor,
  refund: EventWithEffects | null = null,
): Promise<boolean> {
  const { shopper, id, events, basket } = order;
  const { disputes, refundedCents } = foldOrder(order);
  return writeEvent(
    queries,
    shopper,
    id,
    events.length,
    JSON.stringify(withEffects(event, actor, { disputes, basket })),
    stateAfter(order, event),
    refundedCents,
    refund && JSON.stringify(refund),
    toPayload(afterOrderEvent(shopper, id, event.kind)),
  );
}

const refundOrder = sqlFunction<
  [shopper: string, intent: string, seenCents: number, event: string, messages: string],
  number | null
>('refund_order', 5);

/** `inPlaceOf`: the numbers of failed refunds that it replaces. */
type OrderRefund = {
  amountCents: number;
  lines: readonly number[] | null;
  inPlaceOf: readonly number[];
  reason: string;
};

function refundedEvent({ amountCents, lines, inPlaceOf, reason }: OrderRefund): EventWithEffects {
  const body = {
    ...{ amountCents, reason },
    ...(lines && { lines: [...lines] }),
    ...(inPlaceOf.length > 0 && { inPlaceOf: [...inPlaceOf] }),
  };
  return withEffects({ kind: 'refunded', body }, 'staff');
}

/**
 * Makes a refund by hand due: the provider is asked after it. Its number; null, with nothing done, if the sum of the
 * refunds is not as it was read.
 */
export function writeOrderRefund(
  queries: Queries,
  order: OrderDetails,
  refund: OrderRefund,
): Promise<number | null> {
  const { shopper, id } = order;
  return refundOrder(
    queries,
    shopper,
    id,
    foldOrder(order).refundedCents,
    JSON.stringify(refundedEvent(refund)),
    toPayload(afterOrderEvent(shopper, id, 'refunded')),
  );
}

/** Books what came back, and makes its refund due; false, with nothing done, if the order is not as it was read. */
export function writeReceipt(
  queries: Queries,
  order: OrderDetails,
  { lines, restocked, refund }: Receipt,
): Promise<boolean> {
  const due = refund && refundedEvent({ ...refund, amountCents: refund.cents, reason: RETURN });
  return writeOrderEvent(
    queries,
    order,
    { kind: 'returned', body: { lines, restocked } },
    'staff',
    due,
  );
}

/** Cancels, and makes the refund of the rest due; false, with nothing done, if the order is not as it was read. */
export function writeCancellation(
  queries: Queries,
  order: OrderDetails,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  const { restCents: amountCents } = foldOrder(order);
  const body = { amountCents, reason: CANCELLATION };
  const refund = withEffects({ kind: 'refunded', body }, 'shop');
  const event = { kind: 'cancelled', body: { reason } } as const;
  return writeOrderEvent(queries, order, event, actor, amountCents > 0 ? refund : null);
}
