/** One page of a list, newest first, as Stripe cuts it. */
import { and, desc, eq, gt, gte, lt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Store } from '../payments/database.ts';
import { balanceTransaction, dispute, paymentIntent, payout, refund } from '../schema.ts';
import { resourceMissing } from '../wire/answer.ts';
import type { CreatedFilter } from '../wire/parameters.ts';

/** Which part of a list: `startingAfter` is the id of the last object of the page before. */
export type PageRequest = {
  limit: number;
  starting_after?: string | undefined;
  created?: CreatedFilter | undefined;
};

const tables = {
  ...{ payment_intent: paymentIntent, refund, dispute },
  ...{ payout, balance_transaction: balanceTransaction },
};

/** Stripe's list object around a page. */
export function listObject(url: string, data: unknown[], hasMore: boolean) {
  return { object: 'list', url, has_more: hasMore, data };
}

/** Intents, newest first, and whether there are more. */
export async function paymentIntentPage(store: Store, page: PageRequest) {
  const after = await cursor(store, 'payment_intent', page.starting_after);
  const rows = await store
    .select()
    .from(paymentIntent)
    .where(and(before(paymentIntent.sequence, after), inRange(paymentIntent.createdSeconds, page)))
    .orderBy(desc(paymentIntent.sequence))
    .limit(page.limit + 1);
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
}

/** Refunds, of one intent if it is given, newest first, and whether there are more. */
export async function refundPage(
  store: Store,
  page: PageRequest & { payment_intent?: string | undefined },
) {
  const after = await cursor(store, 'refund', page.starting_after);
  const rows = await store
    .select()
    .from(refund)
    .where(
      and(
        equals(refund.paymentIntent, page.payment_intent),
        before(refund.sequence, after),
        inRange(refund.createdSeconds, page),
      ),
    )
    .orderBy(desc(refund.sequence))
    .limit(page.limit + 1);
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
}

/** Disputes, of one intent or charge if it is given, newest first, and whether there are more. */
export async function disputePage(
  store: Store,
  page: PageRequest & { payment_intent?: string | undefined; charge?: string | undefined },
) {
  const after = await cursor(store, 'dispute', page.starting_after);
  const rows = await store
    .select()
    .from(dispute)
    .where(
      and(
        equals(dispute.paymentIntent, page.payment_intent),
        equals(dispute.charge, page.charge),
        before(dispute.sequence, after),
        inRange(dispute.createdSeconds, page),
      ),
    )
    .orderBy(desc(dispute.sequence))
    .limit(page.limit + 1);
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
}

/** Payouts, newest first, and whether there are more. */
export async function payoutPage(store: Store, page: PageRequest) {
  const after = await cursor(store, 'payout', page.starting_after);
  const rows = await store
    .select()
    .from(payout)
    .where(and(before(payout.sequence, after), inRange(payout.createdSeconds, page)))
    .orderBy(desc(payout.sequence))
    .limit(page.limit + 1);
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
}

/** Transactions of the balance, of one payout or type if it is given, newest first, and whether there are more. */
export async function balanceTransactionPage(
  store: Store,
  page: PageRequest & { payout?: string | undefined; type?: string | undefined },
) {
  const after = await cursor(store, 'balance_transaction', page.starting_after);
  const rows = await store
    .select()
    .from(balanceTransaction)
    .where(
      and(
        equals(balanceTransaction.payout, page.payout),
        equals(balanceTransaction.type, page.type),
        before(balanceTransaction.sequence, after),
        inRange(balanceTransaction.createdSeconds, page),
      ),
    )
    .orderBy(desc(balanceTransaction.sequence))
    .limit(page.limit + 1);
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
}

async function cursor(
  store: Store,
  resource: keyof typeof tables,
  id: string | undefined,
): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const table = tables[resource];
  const [row] = await store
    .select({ sequence: table.sequence })
    .from(table)
    .where(eq(table.id, id));
  if (!row) throw resourceMissing(resource, id, 'starting_after');
  return row.sequence;
}

function equals(column: PgColumn, value: string | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

function before(column: PgColumn, sequence: number | undefined): SQL | undefined {
  return sequence === undefined ? undefined : lt(column, sequence);
}

function inRange(column: PgColumn, { created = {} }: PageRequest): SQL | undefined {
  const bounds: SQL[] = [];
  if (created.gt !== undefined) bounds.push(gt(column, created.gt));
  if (created.gte !== undefined) bounds.push(gte(column, created.gte));
  if (created.lt !== undefined) bounds.push(lt(column, created.lt));
  if (created.lte !== undefined) bounds.push(lte(column, created.lte));
  return and(...bounds);
}
