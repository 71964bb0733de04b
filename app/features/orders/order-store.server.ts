/** Orders, the claims on their lines, and refunds in the database. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Queries } from '#db/database.ts';
import { orderPerson } from '#db/mail-schema.ts';
import { order, orderLine, refund } from '#db/schema.ts';
import type { Order, Refund, RefundState } from './order.ts';
import { formatOrderCursor, type OrderCursor } from './order-cursor.ts';
import type { OrderPage } from './order-page.ts';

const orderColumns = {
  id: order.paymentIntent,
  // Written by this shop alone, when the payment was frozen.
  basket: sql<BasketItem[]>`${order.items}`,
  amount: order.amountCents,
  created: order.createdSeconds,
};

const refundColumns = {
  id: refund.paymentIntent,
  amount: refund.amountCents,
  created: refund.createdSeconds,
  state: sql<RefundState>`${refund.state}`,
};

/**
 * Matches the index `order_newest` exactly. No column is nullable, but PostgreSQL compares the order of
 * nulls too: without it the index is not used, and all orders are sorted or scanned.
 */
function newestFirst(column: PgColumn): SQL {
  return sql`${column} desc nulls last`;
}

/** A page of a shopper's orders by keyset, newest first, ties by id (spec 4, Orders list). */
export async function readOrders(
  queries: Queries,
  shopper: string,
  after: OrderCursor | null,
  limit: number,
): Promise<OrderPage> {
  const older = after
    ? sql`(${order.createdSeconds}, ${order.paymentIntent}) < (${after.created}, ${after.id})`
    : undefined;
  const rows = await queries
    .select(orderColumns)
    .from(order)
    .where(and(eq(order.shopper, shopper), older))
    .orderBy(newestFirst(order.createdSeconds), newestFirst(order.paymentIntent))
    .limit(limit + 1);
  const orders = rows.slice(0, limit);
  const last = orders.at(-1);
  return {
    orders,
    refunds: await readRefunds(queries, shopper),
    next: rows.length > limit && last ? formatOrderCursor(last) : null,
  };
}

/** One order, or null. */
export async function readOrder(
  queries: Queries,
  shopper: string,
  paymentIntent: string,
): Promise<Order | null> {
  const [row] = await queries
    .select(orderColumns)
    .from(order)
    .where(and(eq(order.shopper, shopper), eq(order.paymentIntent, paymentIntent)));
  return row ?? null;
}

/** All refunds of a shopper, newest first. */
export async function readRefunds(queries: Queries, shopper: string): Promise<Refund[]> {
  return queries
    .select(refundColumns)
    .from(refund)
    .where(eq(refund.shopper, shopper))
    .orderBy(desc(refund.createdSeconds), desc(refund.paymentIntent));
}

/**
 * Moves orders, claims, refunds and who they are for from a guest to the account that it joins. Deletes and inserts each
 * row: a shard key cannot be updated, and the account may be on another machine.
 */
export async function moveOrders(tx: Queries, from: string, to: string): Promise<void> {
  const orders = await tx.delete(order).where(eq(order.shopper, from)).returning();
  if (orders.length > 0) await tx.insert(order).values(ownedBy(to, orders));
  const claims = await tx.delete(orderLine).where(eq(orderLine.shopper, from)).returning();
  if (claims.length > 0) await tx.insert(orderLine).values(ownedBy(to, claims));
  const refunds = await tx.delete(refund).where(eq(refund.shopper, from)).returning();
  if (refunds.length > 0) await tx.insert(refund).values(ownedBy(to, refunds));
  const people = await tx.delete(orderPerson).where(eq(orderPerson.shopper, from)).returning();
  if (people.length > 0) await tx.insert(orderPerson).values(ownedBy(to, people));
}

function ownedBy<Row extends { shopper: string }>(shopper: string, rows: Row[]): Row[] {
  return rows.map((row) => ({ ...row, shopper }));
}
