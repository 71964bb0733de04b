/** Orders in the database, with the claims on their lines, their events and refunds. */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Queries } from '#db/database.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import {
  claimedOrder,
  order,
  orderEvent,
  orderLine,
  orderStatus,
  refund,
  refundTransaction,
} from '#db/schema/order-schema.ts';
import { prepared } from '#db/sql-function.ts';
import { type OrderState, UNDER_WAY } from './events/order-events.ts';
import type { OrderUnderWay, Refund } from './order.ts';
import type { OrderPage } from './order-page.ts';
import { formatOrderCursor, type OrderCursor } from './order-page.ts';
import { chargeRefundState, type RefundState, refundedCents } from './order-refund.ts';

const orderColumns = {
  id: order.paymentIntent,
  // Written by this shop alone, when the payment was frozen.
  basket: sql<BasketItem[]>`${order.items}`,
  amount: order.amountCents,
  created: order.createdSeconds,
  number: order.number,
  state: sql<OrderState>`coalesce(${orderStatus.state}, 'placed')`,
  collected: sql<boolean>`coalesce((${order.terms} #>> '{deliveryOption,isCollected}')::boolean, false)`,
};

/** The field is there only of what is collected: the others are as the specification has them. */
function toListed<Row extends { collected: boolean }>({ collected, ...row }: Row) {
  return collected ? { ...row, isCollected: true as const } : row;
}

/**
 * Matches the index `order_newest` exactly. No column is nullable, but PostgreSQL compares the order of
 * nulls too: without it the index is not used, and all orders are sorted or scanned.
 */
function newestFirst(column: PgColumn): SQL {
  return sql`${column} desc nulls last`;
}

const SHOPPER = sql.placeholder('shopper');

const stateOfOrder = and(
  eq(orderStatus.shopper, order.shopper),
  eq(orderStatus.paymentIntent, order.paymentIntent),
);

/** The orders of a shopper that `condition` names, the newest first. */
function selectNewest(queries: Queries, condition?: SQL) {
  return queries
    .select(orderColumns)
    .from(order)
    .leftJoin(orderStatus, stateOfOrder)
    .where(and(eq(order.shopper, SHOPPER), condition))
    .orderBy(newestFirst(order.createdSeconds), newestFirst(order.paymentIntent))
    .limit(sql.placeholder('limit'));
}

const newestOrders = prepared((queries) => selectNewest(queries).prepare('newest_orders'));

const olderOrders = prepared((queries) => {
  const after = sql`(${sql.placeholder('created')}, ${sql.placeholder('id')})`;
  const isOlder = sql`(${order.createdSeconds}, ${order.paymentIntent}) < ${after}`;
  return selectNewest(queries, isOlder).prepare('older_orders');
});

/** A page of a shopper's orders by keyset, newest first, ties by id (spec 4, Orders list). */
export async function readOrders(
  queries: Queries,
  shopper: string,
  after: OrderCursor | null,
  limit: number,
): Promise<OrderPage> {
  const wanted = { shopper, limit: limit + 1 };
  const rows = await (after
    ? olderOrders(queries).execute({ ...wanted, ...after })
    : newestOrders(queries).execute(wanted));
  const last = rows.slice(0, limit).at(-1);
  const refunds = await readAllRefunds(queries, shopper);
  const ofOrder = Map.groupBy(refunds, ({ id }) => id);
  return {
    orders: rows
      .slice(0, limit)
      .map((row) => ({ ...toListed(row), refunded: refundedCents(ofOrder.get(row.id) ?? []) })),
    refunds: chargesRefunded(refunds),
    next: rows.length > limit && last ? formatOrderCursor(last) : null,
  };
}

const MAX_UNDER_WAY = 20;

const ordersUnderWay = prepared((queries) => {
  const { id, number, state, collected } = orderColumns;
  return queries
    .select({ id, number, state, collected })
    .from(order)
    .innerJoin(orderStatus, stateOfOrder)
    .where(and(eq(order.shopper, SHOPPER), inArray(orderStatus.state, UNDER_WAY)))
    .orderBy(newestFirst(order.createdSeconds), newestFirst(order.paymentIntent))
    .limit(MAX_UNDER_WAY)
    .prepare('orders_under_way');
});

/** The newest orders that are on their way to the shopper, or back. */
export async function readOrdersUnderWay(
  queries: Queries,
  shopper: string,
): Promise<OrderUnderWay[]> {
  const rows = await ordersUnderWay(queries).execute({ shopper });
  return rows.map(toListed);
}

const allRefunds = prepared((queries) =>
  queries
    .select({
      id: refund.paymentIntent,
      isOfOrder: sql<boolean>`${order.paymentIntent} is not null`,
      state: sql<RefundState>`${refund.state}`,
      amountCents: refund.amountCents,
      creditCents: refund.creditCents,
      chargeCents: refund.chargeCents,
      created: refund.createdSeconds,
    })
    .from(refund)
    .leftJoin(
      order,
      and(eq(order.shopper, refund.shopper), eq(order.paymentIntent, refund.paymentIntent)),
    )
    .where(eq(refund.shopper, SHOPPER))
    .orderBy(desc(refund.createdSeconds), desc(refund.paymentIntent))
    .prepare('refunds_of_shopper'),
);

type RefundRow = Awaited<ReturnType<typeof readAllRefunds>>[number];

/** All refunds of a shopper, those of the newest charges first. */
function readAllRefunds(queries: Queries, shopper: string) {
  return allRefunds(queries).execute({ shopper });
}

/** The charges that became no order, each with the state of its refunds. */
function chargesRefunded(rows: readonly RefundRow[]): Refund[] {
  const charges = Map.groupBy(
    rows.filter(({ isOfOrder }) => !isOfOrder),
    ({ id }) => id,
  );
  return [...charges].flatMap(([id, refunds]) => {
    const [{ chargeCents: amount, created } = { chargeCents: 0, created: 0 }] = refunds;
    return { id, amount, created, state: chargeRefundState(amount, refunds) };
  });
}

/** The charges of a shopper that became no order and are refunded, newest first. */
export async function readRefunds(queries: Queries, shopper: string): Promise<Refund[]> {
  return chargesRefunded(await readAllRefunds(queries, shopper));
}

/** The tables of orders: a row of each belongs to a shopper. */
const OWNED = [
  order,
  orderLine,
  orderEvent,
  orderStatus,
  orderContact,
  refund,
  refundTransaction,
] as const;

/**
 * Moves orders, with all that belongs to them, from a guest to the account that it joins. Deletes and
 * inserts each row: a shard key cannot be updated, and the account may be on another machine.
 */
export async function moveOrders(tx: Queries, from: string, to: string): Promise<void> {
  for (const table of OWNED) {
    const rows = await tx.delete(table).where(eq(table.shopper, from)).returning();
    if (rows.length > 0)
      await tx.insert(table).values(rows.map((row) => ({ ...row, shopper: to })));
  }
}

/** Moves one order, as moveOrders does; false if it is not there. */
export async function moveOrder(
  tx: Queries,
  intent: string,
  from: string,
  to: string,
): Promise<boolean> {
  let isThere = false;
  for (const table of OWNED) {
    const rows = await tx
      .delete(table)
      .where(and(eq(table.shopper, from), eq(table.paymentIntent, intent)))
      .returning();
    if (rows.length === 0) continue;
    if (table === order) isThere = true;
    await tx.insert(table).values(rows.map((row) => ({ ...row, shopper: to })));
  }
  return isThere;
}

/** The account that keeps this order of a guest; null if none does. */
export async function readKeeper(
  tx: Queries,
  guest: string,
  intent: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ account: claimedOrder.account })
    .from(claimedOrder)
    .where(and(eq(claimedOrder.shopper, guest), eq(claimedOrder.paymentIntent, intent)));
  return row?.account ?? null;
}

/** From now on, whatever arrives for the guest about this order belongs to the account. */
export async function insertTransfer(
  tx: Queries,
  row: typeof claimedOrder.$inferInsert,
): Promise<void> {
  await tx.insert(claimedOrder).values(row);
}
