/** Writes what has happened to an order, with all that follows: one function of `db/functions` each. */
import * as z from 'zod';
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import {
  afterOrderEvent,
  type EventWithEffects,
  leavingHold,
  type OrderBefore,
  withEffects,
} from '#app/features/orders/events/order-effects.ts';
import type { Actor, NewOrderEvent } from '#app/features/orders/events/order-events.ts';
import { foldGoods } from '#app/features/orders/order-goods.ts';
import { CANCELLATION, RETURN, WITHDRAWAL } from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { creditOfRefund } from './credit-of-refund.ts';
import type { DecidedRefund } from './decide-order-refund.ts';
import type { Receipt } from './decide-return.ts';
import type { DecidedWithdrawal } from './decide-withdrawal.ts';

const writeEvent = sqlFunction<
  [
    shopper: string,
    intent: string,
    seenEvents: number,
    events: string,
    state: string,
    isPartlyShipped: boolean,
    seenCents: number,
    refund: string | null,
    messages: string,
  ],
  number | null
>('write_order_event', 9, z.int().nullable());

/**
 * What was written: the number of the refund, 0 without one, and whether the order is cancelled by it. What it held is to be
 * given back then, by the caller, once that is committed.
 */
export type Written = { refundNo: number; isCancelled: boolean };

/**
 * With `refund` the refund that is a part of it becomes due. Null, with nothing done, if anything else has happened to
 * the order since it was read.
 */
export function writeOrderEvent(
  queries: Queries,
  order: OrderDetails,
  event: NewOrderEvent,
  actor: Actor,
  refund: EventWithEffects | null = null,
): Promise<Written | null> {
  return writeAll(queries, order, [event], actor, refund);
}

/** What the effects of the next event of this order depend on. */
function beforeOf(order: OrderDetails): OrderBefore {
  const { disputes, linesToSend, isPacked } = foldOrder(order);
  const { basket, terms } = order;
  return { disputes, basket, terms, linesToSend, isPacked };
}

/** As writeOrderEvent, of events that happen as one, after the refund. */
async function writeAll(
  queries: Queries,
  order: OrderDetails,
  happened: readonly NewOrderEvent[],
  actor: Actor,
  refund: EventWithEffects | null,
  /** Where the mails go, of an order that has no e-mail. */
  email: string | null = null,
): Promise<Written | null> {
  const { shopper, id, events, basket } = order;
  const { state, refundedCents } = foldOrder(order);
  const before = beforeOf(order);
  // Its number says nothing of the goods.
  const paid: NewOrderEvent[] =
    refund?.kind === 'refunded' ? [{ kind: 'refunded', body: { no: 0, ...refund.body } }] : [];
  const after = foldGoods({ basket, events: [...events, ...paid, ...happened] });
  const due = happened.map((event) => leavingHold(withEffects(event, actor, before), after.state));
  const refundNo = await writeEvent(
    queries,
    shopper,
    id,
    events.length,
    JSON.stringify(email ? due.map((event) => ({ ...event, email })) : due),
    after.state,
    after.isPartlyShipped,
    refundedCents,
    refund && JSON.stringify(leavingHold(refund, after.state)),
    toPayload(afterOrderEvent(shopper, id, happened[0]?.kind ?? 'refunded')),
  );
  if (refundNo === null) return null;
  return { refundNo, isCancelled: after.state === 'cancelled' && state !== 'cancelled' };
}

type OrderRefund = DecidedRefund & {
  reason: string;
  /** The store credit that all of it goes to; absent: back to where it was paid from. */
  storeCredit?: string | null;
};

function refundedEvent(
  order: OrderDetails,
  { cents: amountCents, lines, inPlaceOf, takenBack, reason, storeCredit = null }: OrderRefund,
  by: Actor = 'staff',
  before?: OrderBefore,
): EventWithEffects {
  const body = {
    ...{ amountCents, reason },
    ...creditOfRefund(order, amountCents, storeCredit),
    ...(takenBack.length > 0 && { takenBack }),
    ...(lines && { lines }),
    ...(inPlaceOf.length > 0 && { inPlaceOf }),
  };
  return withEffects({ kind: 'refunded', body }, by, before);
}

/**
 * Makes a refund by hand due: the provider is asked after it. Lines of it that were not sent are not sent any more. Null,
 * with nothing done, if anything else has happened to the order since it was read.
 */
export function writeOrderRefund(
  queries: Queries,
  order: OrderDetails,
  refund: OrderRefund,
): Promise<Written | null> {
  const event = refundedEvent(order, refund, 'staff', beforeOf(order));
  return writeAll(queries, order, [], 'staff', event);
}

/** Books what came back, and makes its refund due; null, with nothing done, if the order is not as it was read. */
export function writeReceipt(
  queries: Queries,
  order: OrderDetails,
  { lines, restocked, refund }: Receipt,
): Promise<Written | null> {
  const due = refund && refundedEvent(order, { ...refund, reason: RETURN });
  return writeOrderEvent(
    queries,
    order,
    { kind: 'returned', body: { lines, restocked } },
    'staff',
    due,
  );
}

/** Cancels, and makes the refund of the rest due; null, with nothing done, if the order is not as it was read. */
export function writeCancellation(
  queries: Queries,
  order: OrderDetails,
  reason: string,
  actor: Actor,
): Promise<Written | null> {
  const event = { kind: 'cancelled', body: { reason } } as const;
  return writeOrderEvent(queries, order, event, actor, refundOfRest(order));
}

/** All that is left goes back; null where nothing is. */
function refundOfRest(order: OrderDetails): EventWithEffects | null {
  const { restCents: amountCents } = foldOrder(order);
  if (amountCents === 0) return null;
  const body = { amountCents, reason: CANCELLATION, ...creditOfRefund(order, amountCents) };
  return withEffects({ kind: 'refunded', body }, 'shop');
}

/** Writes a withdrawal with what follows at once, and the e-mail of an order without one; null, with nothing done, if the order is not as it was read. */
export function writeWithdrawal(
  queries: Queries,
  order: OrderDetails,
  { body, cancels, refund }: DecidedWithdrawal,
  actor: Actor,
  email: string | null,
): Promise<Written | null> {
  const withdrawn = { kind: 'withdrawn', body } as const;
  if (cancels) {
    const events = [withdrawn, { kind: 'cancelled', body: { reason: '' } }] as const;
    return writeAll(queries, order, events, actor, refundOfRest(order), email);
  }
  const due = refund && refundedEvent(order, { ...refund, reason: WITHDRAWAL }, 'shop');
  return writeAll(queries, order, [withdrawn], actor, due, email);
}
