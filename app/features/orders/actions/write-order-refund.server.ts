/** Makes refunds of orders due: one function of `db/functions` each. The provider is asked after it. */
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import { afterOrderChanged } from '#app/features/orders/order-consequences.ts';
import type { Actor } from '#app/features/orders/order-event.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

const refundOrder = sqlFunction<
  [
    shopper: string,
    intent: string,
    seenCents: number,
    cents: number,
    reason: string,
    lines: string | null,
    inPlaceOf: string | null,
    actor: string,
    messages: string,
  ],
  number | null
>('refund_order', 9);

/** `inPlaceOf`: the numbers of failed refunds that it replaces. */
type OrderRefund = {
  cents: number;
  lines: readonly number[] | null;
  inPlaceOf: readonly number[];
  reason: string;
};

/** The number of the refund; null, with nothing done, if the sum of the refunds is not as it was read. */
export function writeOrderRefund(
  queries: Queries,
  order: OrderDetails,
  { cents, lines, inPlaceOf, reason }: OrderRefund,
): Promise<number | null> {
  const { shopper, id } = order;
  return refundOrder(
    queries,
    shopper,
    id,
    foldOrder(order).refundedCents,
    cents,
    reason,
    lines === null ? null : JSON.stringify(lines),
    inPlaceOf.length === 0 ? null : JSON.stringify(inPlaceOf),
    'staff',
    toPayload(afterOrderChanged(shopper, id)),
  );
}

const cancelOrder = sqlFunction<
  [
    shopper: string,
    intent: string,
    seenEvents: number,
    seenCents: number,
    restCents: number,
    reason: string,
    actor: string,
    messages: string,
  ],
  boolean
>('cancel_order', 8);

/** Cancels, and makes the refund of the rest due; false, with nothing done, if the order is not as it was read. */
export function writeCancellation(
  queries: Queries,
  order: OrderDetails,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  const { shopper, id, events } = order;
  const { refundedCents, restCents } = foldOrder(order);
  return cancelOrder(
    queries,
    shopper,
    id,
    events.length,
    refundedCents,
    restCents,
    reason,
    actor,
    toPayload(afterOrderChanged(shopper, id)),
  );
}
