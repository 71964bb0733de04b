/**
 * A payment as it is seen before the provider is asked, and the sale in one statement: one round trip,
 * one commit.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { notifying, toPayload } from '#app/features/live/server/live-hub.server.ts';
import type { LiveMessage } from '#app/features/live/server/live-message.ts';
import type { Order } from '#app/features/orders/order.ts';
import type { Payment } from '#app/features/payment/payment.ts';
import { paymentColumns } from '#app/features/payment/payment-store.server.ts';
import type { Intent } from '#app/features/payment/provider/payment-gateway.ts';
import { ownerToday } from '#app/features/shopper/shopper-store.server.ts';
import type { Queries } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { basketLine, order, orderLine, payment, shopper, webhookEvent } from '#db/schema.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';

/** A payment, the order that it has become, and whether one of its lines was sold already. */
export type PaymentSnapshot = Payment & { order: Order | null; isSold: boolean };

const ofOwner = eq(payment.shopper, ownerToday(sql.placeholder('shopper')));

function seeWhere(queries: Queries, isAsked: SQL | undefined) {
  return queries
    .select({
      payment: paymentColumns,
      order: { id: order.paymentIntent, created: order.createdSeconds },
      isSold: sql<boolean>`exists (select from ${orderLine} where ${orderLine.shopper} = ${payment.shopper}
        and ${orderLine.line} in (
          select (item->>'line')::bigint from jsonb_array_elements(${payment.items}) as item))`,
    })
    .from(payment)
    .leftJoin(
      order,
      and(eq(order.shopper, payment.shopper), eq(order.paymentIntent, payment.intent)),
    )
    .where(and(ofOwner, isAsked));
}

const seeByIntent = prepared((queries) =>
  seeWhere(queries, eq(payment.intent, sql.placeholder('intent'))).prepare('see_paid'),
);

const seeByPayment = prepared((queries) =>
  seeWhere(queries, eq(payment.payment, sql.placeholder('payment'))).prepare('see_payment'),
);

type Seen = { payment: Payment; order: Pick<Order, 'id' | 'created'> | null; isSold: boolean };

function toSeen({ payment: seen, order: made, isSold }: Seen): PaymentSnapshot {
  const { items, amountCents } = seen;
  return { ...seen, isSold, order: made && { ...made, basket: items, amount: amountCents } };
}

/** The payment that this intent pays, if it is this shopper's, a guest who has joined included. */
export async function readPaymentSnapshotByIntent(
  queries: Queries,
  shopperId: string,
  intent: string,
): Promise<PaymentSnapshot | null> {
  const [row] = await seeByIntent(queries).execute({ shopper: shopperId, intent });
  return row ? toSeen(row) : null;
}

/** The payment of this id, if it is this shopper's, a guest who has joined included. */
export async function readPaymentSnapshot(
  queries: Queries,
  shopperId: string,
  id: string,
): Promise<PaymentSnapshot | null> {
  const [row] = await seeByPayment(queries).execute({ shopper: shopperId, payment: id });
  return row ? toSeen(row) : null;
}

/**
 * Sells under the shopper's lock, like all that changes what a shopper has, and only if the payment is
 * still in the state that was seen: whoever settled it while this waited has changed that. A line that
 * was sold meanwhile fails the whole statement, by the primary key of the claims.
 */
const sell = prepared((queries) => {
  const id = sql`${sql.placeholder('shopper')}::text`;
  const intent = sql`${sql.placeholder('intent')}::text`;
  const event = sql`${sql.placeholder('event')}::text`;
  const cte = (name: string, statement: SQL) => queries.$with(name, {}).as(statement);
  const locked = cte(
    'locked',
    sql`select ${shopper.id} as id from ${shopper} where ${shopper.id} = ${id} and ${shopper.joinedTo} is null for update`,
  );
  const paid = cte(
    'paid',
    sql`update ${payment} set intent = ${intent}, state = 'ordered' from locked
      where ${payment.shopper} = ${id} and ${payment.shopper} = locked.id
        and ${payment.payment} = ${sql.placeholder('payment')}
        and ${payment.state} = ${sql.placeholder('state')}
        and (${payment.intent} is null or ${payment.intent} = ${intent})
      returning ${payment.shopper}, ${payment.items}, ${payment.amountCents}`,
  );
  const line = cte(
    'line',
    sql`select (item->>'line')::bigint as line from paid, jsonb_array_elements(paid.items) as item`,
  );
  const claimed = cte(
    'claimed',
    sql`insert into ${orderLine} (shopper, line, payment_intent)
      select ${id}, line.line, ${intent} from line`,
  );
  const ordered = cte(
    'ordered',
    sql`insert into ${order} (shopper, payment_intent, items, amount_cents, created_seconds)
      select ${id}, ${intent}, paid.items, paid.amount_cents,
        ${sql.placeholder('createdSeconds')}::bigint from paid`,
  );
  const removed = cte(
    'removed',
    sql`delete from ${basketLine} using line
      where ${basketLine.shopper} = ${id} and ${basketLine.line} = line.line`,
  );
  const raised = cte(
    'raised',
    sql`update ${shopper} set basket_version = ${shopper.basketVersion} + 1 from paid
      where ${shopper.id} = ${id}`,
  );
  const noted = cte(
    'noted',
    sql`insert into ${webhookEvent} (shopper, event) select ${id}, ${event} from paid
      where ${event} is not null on conflict do nothing`,
  );
  return queries
    .with(locked, paid, line, claimed, ordered, removed, raised, noted)
    .select({ told: notifying(sql`${sql.placeholder('payload')}::text`) })
    .from(sql`paid`)
    .prepare('sell');
});

/** What every process is told of a sale: the order, and the basket that it emptied. */
export function saleEvents(shopperId: string, intent: string): LiveMessage[] {
  return [
    { kind: 'order', shopper: shopperId, id: intent },
    { kind: 'basket', shopper: shopperId },
  ];
}

/**
 * Turns a paid payment into its order; null, with nothing done, when it is not as it was seen any more
 * or a line of it was sold meanwhile. The provider's event, if it is one that asks, is recorded with it.
 */
export async function sellIfUnchanged(
  queries: Queries,
  seen: PaymentSnapshot,
  intent: Pick<Intent, 'id' | 'createdSeconds'>,
  eventId: string | null,
): Promise<Order | null> {
  const { shopper: shopperId, payment: id, state } = seen;
  const items: BasketItem[] = seen.items;
  const payload = toPayload(saleEvents(shopperId, intent.id));
  try {
    const sold = await sell(queries).execute({
      shopper: shopperId,
      payment: id,
      state,
      intent: intent.id,
      createdSeconds: intent.createdSeconds,
      event: eventId,
      payload,
    });
    if (sold.length === 0) return null;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return { id: intent.id, basket: items, amount: seen.amountCents, created: intent.createdSeconds };
}
