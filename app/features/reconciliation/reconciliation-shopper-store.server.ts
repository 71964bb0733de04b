/** What a reconciliation reads of shoppers: all rows of each, and ids that more than one shopper has. */
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import {
  order,
  orderLine,
  orderStatus,
  refund,
  refundTransaction,
} from '#db/schema/order-schema.ts';
import { basketLine, intent, payment, shopper } from '#db/schema/shop-schema.ts';
import type { ReconciledLife } from './reconciliation-life.ts';
import type { SharedRecords } from './reconciliation-shared.ts';
import type { ShopperRecords } from './reconciliation-shopper.ts';
import {
  atOneMoment,
  type ReconciledEvent,
  readRows,
  strayColumns,
} from './reconciliation-store.server.ts';

/** The next page of shoppers with payments, after this id, each with all of their rows. */
export async function readShopperPage(
  queries: Queries,
  after: string,
  pageSize: number,
): Promise<ShopperRecords[]> {
  return atOneMoment(queries, async (tx) => {
    const ids = await readShopperIds(tx, after, pageSize);
    if (ids.length === 0) return [];
    const joined = await tx
      .select({ id: shopper.id, mergedInto: shopper.mergedInto })
      .from(shopper)
      .where(inArray(shopper.id, ids));
    const mergedInto = new Map(joined.map((row) => [row.id, row.mergedInto]));
    const records = new Map<string, ShopperRecords>();
    for (const id of ids) {
      const empty = { payments: [], strays: [], orders: [], refunds: [], transactions: [] };
      records.set(id, {
        ...{ shopper: id, mergedInto: mergedInto.get(id) ?? null, ...empty },
        ...{ claims: [], lives: [] },
      });
    }
    const rows = await readRows(tx, (owner) => inArray(owner, ids));
    for (const row of rows.payments) records.get(row.shopper)?.payments.push(row);
    for (const row of rows.orders) records.get(row.shopper)?.orders.push(row);
    for (const row of rows.refunds) records.get(row.shopper)?.refunds.push(row);
    const transactions = await tx
      .select({
        owner: refundTransaction.shopper,
        intent: refundTransaction.paymentIntent,
        refund: refundTransaction.no,
        amountCents: refundTransaction.amountCents,
      })
      .from(refundTransaction)
      .where(inArray(refundTransaction.shopper, ids));
    for (const { owner, ...row } of transactions) records.get(owner)?.transactions.push(row);
    const strays = await tx
      .select(strayColumns)
      .from(intent)
      .where(and(inArray(intent.shopper, ids), ne(intent.state, 'own')));
    for (const row of strays) records.get(row.shopper)?.strays.push(row);
    const works = await tx.select().from(orderStatus).where(inArray(orderStatus.shopper, ids));
    for (const { shopper: owner, paymentIntent, state, isPartlyShipped } of works) {
      const life = { intent: paymentIntent, events: [], workState: state, isPartlyShipped };
      records.get(owner)?.lives.push(life);
    }
    for (const event of rows.events) lifeOf(records.get(event.shopper), event).events.push(event);
    const claims = await tx
      .select()
      .from(orderLine)
      .where(inArray(orderLine.shopper, ids))
      .orderBy(asc(orderLine.line));
    for (const { shopper: owner, line, paymentIntent } of claims) {
      records.get(owner)?.claims.push({ line, intent: paymentIntent });
    }
    return [...records.values()];
  });
}

/** What is known of the order of this event; events without a row in lists begin it. */
function lifeOf(
  owner: ShopperRecords | undefined,
  { intent: id }: ReconciledEvent,
): ReconciledLife {
  const known = owner?.lives.find((life) => life.intent === id);
  if (known) return known;
  const life: ReconciledLife = {
    ...{ intent: id, events: [], workState: null, isPartlyShipped: false },
  };
  owner?.lives.push(life);
  return life;
}

/** Keyset pagination per table: each gives its next ids from its own index, so none is scanned whole. */
async function readShopperIds(tx: Queries, after: string, limit: number): Promise<string[]> {
  const ids = new Set<string>();
  for (const { table, column } of [
    { table: payment, column: payment.shopper },
    { table: order, column: order.shopper },
    { table: refund, column: refund.shopper },
    { table: refundTransaction, column: refundTransaction.shopper },
    { table: orderLine, column: orderLine.shopper },
    { table: orderStatus, column: orderStatus.shopper },
  ]) {
    const rows = await tx
      .selectDistinct({ id: column })
      .from(table)
      .where(gt(column, after))
      .orderBy(asc(column))
      .limit(limit);
    for (const row of rows) ids.add(row.id);
  }
  // Not localeCompare or `<`: the database's own collation decides the order.
  const sorted = await tx
    .select({ id: sql<string>`id` })
    .from(sql`unnest(${sql.param([...ids])}::text[]) as id`)
    .orderBy(sql`id`)
    .limit(limit);
  return sorted.map((row) => row.id);
}

/** The maximum of one kind; the next reconciliation reports the rest, once these are repaired. */
const MAX_SHARED = 100;

/** Duplicates between shoppers, and sold lines in a basket; all of one snapshot. */
export async function readShared(queries: Queries): Promise<SharedRecords> {
  const shoppers = sql<string[]>`array_agg(shopper order by shopper)`;
  const isShared = sql`count(*) > 1`;
  return atOneMoment(queries, async (tx) => ({
    claims: await tx
      .select({ line: orderLine.line, shoppers })
      .from(orderLine)
      .groupBy(orderLine.line)
      .having(isShared)
      .limit(MAX_SHARED),
    orders: await tx
      .select({ intent: order.paymentIntent, shoppers })
      .from(order)
      .groupBy(order.paymentIntent)
      .having(isShared)
      .limit(MAX_SHARED),
    payments: await tx
      .select({ intent: sql<string>`${payment.intent}`, shoppers })
      .from(payment)
      .where(sql`${payment.intent} is not null`)
      .groupBy(payment.intent)
      .having(isShared)
      .limit(MAX_SHARED),
    basketLines: await tx
      .select({
        line: basketLine.line,
        shopper: basketLine.shopper,
        intent: orderLine.paymentIntent,
      })
      .from(basketLine)
      .innerJoin(orderLine, eq(orderLine.line, basketLine.line))
      .limit(MAX_SHARED),
  }));
}
