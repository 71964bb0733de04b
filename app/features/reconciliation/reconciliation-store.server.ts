/** What a reconciliation reads about charges: the rows of given intents, and orders by `created`. */
import { and, asc, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { RefundState } from '#app/features/orders/order-refund.ts';
import type { PaymentState, StrayState } from '#app/features/payment/payment.ts';
import type { Queries } from '#db/database.ts';
import { inDefaultCollation } from '#db/schema/bytewise-text.ts';
import { claimedOrder, order, orderEvent, refund } from '#db/schema/order-schema.ts';
import { intent, payment, shopper } from '#db/schema/shop-schema.ts';
import type { ChargeRecords, ReconciledRefund } from './reconciliation-charge.ts';

const paymentColumns = {
  shopper: payment.shopper,
  payment: payment.payment,
  intent: payment.intent,
  state: sql<PaymentState>`${payment.state}`,
  items: sql<BasketItem[]>`${payment.items}`,
  amountCents: payment.amountCents,
  currency: payment.currency,
};

const orderColumns = {
  shopper: order.shopper,
  intent: order.paymentIntent,
  items: sql<BasketItem[]>`${order.items}`,
  amountCents: order.amountCents,
  currency: order.currency,
  createdSeconds: order.createdSeconds,
  terms: sql<Terms | null>`${order.terms}`,
  isByHand: sql<boolean>`${order.byHand} is not null`,
};

const refundColumns = {
  shopper: refund.shopper,
  intent: refund.paymentIntent,
  no: refund.no,
  by: sql<ReconciledRefund['by']>`${refund.by}`,
  reason: refund.reason,
  state: sql<RefundState>`${refund.state}`,
  refundId: refund.refundId,
  amountCents: sql<number>`(${refund.amountCents} - ${refund.creditCents})::float8`,
  creditCents: refund.creditCents,
  chargeCents: refund.chargeCents,
  createdSeconds: refund.createdSeconds,
  dueSeconds: sql<number>`extract(epoch from ${refund.dueAt})::float8`,
};

/** A stray intent: the payment that it was made for has another. */
export const strayColumns = {
  shopper: intent.shopper,
  intent: intent.intent,
  payment: intent.payment,
  state: sql<StrayState>`${intent.state}`,
};

/** An event with the order that it is of. */
export type ReconciledEvent = OrderEvent & { shopper: string; intent: string };

const eventColumns = {
  shopper: orderEvent.shopper,
  intent: orderEvent.paymentIntent,
  no: orderEvent.no,
  kind: orderEvent.kind,
  body: orderEvent.body,
  by: orderEvent.by,
  atSeconds: sql<number>`extract(epoch from ${orderEvent.at})::float8`,
};

/** The rows of payments, orders with their events, and refunds that meet their condition. */
export async function readRows(
  tx: Queries,
  condition: (shopper: PgColumn, key: PgColumn, name: 'payment' | 'intent') => SQL | undefined,
) {
  return {
    payments: await tx
      .select(paymentColumns)
      .from(payment)
      .where(condition(payment.shopper, payment.payment, 'payment')),
    orders: await tx
      .select(orderColumns)
      .from(order)
      .where(condition(order.shopper, order.paymentIntent, 'intent')),
    refunds: await tx
      .select(refundColumns)
      .from(refund)
      .where(condition(refund.shopper, refund.paymentIntent, 'intent'))
      .orderBy(asc(refund.no)),
    // Written by this shop alone.
    events: (await tx
      .select(eventColumns)
      .from(orderEvent)
      .where(condition(orderEvent.shopper, orderEvent.paymentIntent, 'intent'))
      .orderBy(asc(orderEvent.no))) as ReconciledEvent[],
  };
}

/** Runs `read` on one snapshot of the database (repeatable read), without a statement timeout. */
export async function atOneMoment<Value>(
  queries: Queries,
  read: (tx: Queries) => Promise<Value>,
): Promise<Value> {
  return queries.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** An intent's metadata names the shopper who made it; that guest may have joined an account. */
export type ChargeKey = { shopper: string; payment: string; intent: string };

/** A guest joins an account, an account joins nothing: more than one hop is damage, maybe a cycle. */
const MAX_HOPS = 5;

async function readOwners(tx: Queries, ids: string[]): Promise<Map<string, string>> {
  const owners = new Map(ids.map((id) => [id, id]));
  let ahead = [...owners.values()];
  for (let hop = 0; hop < MAX_HOPS && ahead.length > 0; hop += 1) {
    const joined = await tx
      .select({ id: shopper.id, mergedInto: shopper.mergedInto })
      .from(shopper)
      .where(and(inArray(shopper.id, ahead), isNotNull(shopper.mergedInto)));
    const next = new Map(joined.map((row) => [row.id, row.mergedInto ?? row.id]));
    for (const [id, owner] of owners) owners.set(id, next.get(owner) ?? owner);
    ahead = [...next.values()];
  }
  return owners;
}

/** The accounts that have claimed orders of these guests, by the payments of the orders. */
async function readClaimants(
  tx: Queries,
  keys: readonly ChargeKey[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ payment: claimedOrder.payment, account: claimedOrder.account })
    .from(claimedOrder)
    .where(inArray(claimedOrder.shopper, [...new Set(keys.map((key) => key.shopper))]));
  return new Map(rows.map(({ payment: id, account }) => [id, account]));
}

/** The shop's rows about each intent, by intent. */
export async function readChargeRecords(
  queries: Queries,
  keys: readonly ChargeKey[],
): Promise<Map<string, ChargeRecords>> {
  if (keys.length === 0) return new Map();
  return atOneMoment(queries, async (tx) => {
    const owners = await readOwners(tx, [...new Set(keys.map((key) => key.shopper))]);
    const keepers = await readClaimants(tx, keys);
    const owned = keys.map((key) => ({
      ...key,
      owner: keepers.get(key.payment) ?? owners.get(key.shopper) ?? key.shopper,
    }));
    const rows = await readRows(tx, (owner, column, name) =>
      or(...owned.map((key) => and(eq(owner, key.owner), eq(column, key[name])))),
    );
    const paymentById = new Map(rows.payments.map((row) => [row.payment, row]));
    const orderByIntent = new Map(rows.orders.map((row) => [row.intent, row]));
    const refundsOf = Map.groupBy(rows.refunds, (row) => row.intent);
    const eventsOf = Map.groupBy(rows.events, (row) => row.intent);
    return new Map(
      keys.map((key) => [
        key.intent,
        {
          payment: paymentById.get(key.payment) ?? null,
          order: orderByIntent.get(key.intent) ?? null,
          refunds: refundsOf.get(key.intent) ?? [],
          events: eventsOf.get(key.intent) ?? [],
        },
      ]),
    );
  });
}

const ORDERS_PER_PAGE = 500;

/** A range of seconds: `from` inclusive, `to` exclusive; null is open. */
export type CreatedRange = { from: number | null; to: number | null };

export type CreatedOrder = {
  shopper: string;
  payment: string;
  intent: string;
  amountCents: number;
  /** What of that no gift card or store credit has paid. */
  chargedCents: number;
  createdSeconds: number;
};

/** Orders of this provider account that have a payment and are of the range, in pages. */
export async function* readCreatedOrders(
  queries: Queries,
  provider: string,
  { from, to }: CreatedRange,
): AsyncGenerator<CreatedOrder[]> {
  let after: SQL | undefined;
  for (;;) {
    const page = await queries
      .select({
        shopper: order.shopper,
        payment: payment.payment,
        intent: order.paymentIntent,
        amountCents: order.amountCents,
        chargedCents: sql<number>`(${order.amountCents} - coalesce((${order.terms}->'credit'->>'cents')::bigint, 0))::float8`,
        currency: order.currency,
        createdSeconds: order.createdSeconds,
      })
      .from(order)
      .innerJoin(
        payment,
        and(
          eq(payment.shopper, order.shopper),
          eq(payment.intent, inDefaultCollation(order.paymentIntent)),
        ),
      )
      .where(
        and(
          eq(payment.provider, provider),
          from === null ? undefined : gte(order.createdSeconds, from),
          to === null ? undefined : lt(order.createdSeconds, to),
          after,
        ),
      )
      .orderBy(asc(order.createdSeconds), asc(order.shopper), asc(order.paymentIntent))
      .limit(ORDERS_PER_PAGE);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = sql`(${order.createdSeconds}, ${order.shopper}, ${order.paymentIntent}) > (${last.createdSeconds}, ${last.shopper}, ${last.intent})`;
  }
}
