/** Holds in the database: those whose time is over, and those that another account's intents keep. */
import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { stockHold } from '#db/schema/stock-schema.ts';
import { nothing, sqlFunction } from '#db/sql-function.ts';
import { DECLINED_HOLD_SECONDS } from './stock.ts';

const IS_HELD = eq(stockHold.state, 'held');

/** The holds of one payment; `shopper` is whose it was when they were taken. */
export type PaymentHold = { shopper: string; payment: string };

/** After a declined card: the hold ends soon, unless another card is tried. */
export async function shortenHold(queries: Queries, payment: string): Promise<void> {
  const endsAt = sql`least(${stockHold.endsAt}, now() + make_interval(secs => ${DECLINED_HOLD_SECONDS}))`;
  await queries
    .update(stockHold)
    .set({ endsAt })
    .where(and(eq(stockHold.payment, payment), IS_HELD));
}

/** The payments of this provider whose hold should have ended, the longest first. */
export function readEndedHolds(
  queries: Queries,
  provider: string,
  limit: number,
): Promise<(PaymentHold & { since: Date })[]> {
  const since = min(stockHold.endsAt);
  return queries
    .select({
      shopper: stockHold.shopper,
      payment: stockHold.payment,
      since: sql<Date>`${since}`.mapWith(stockHold.endsAt),
    })
    .from(stockHold)
    .where(and(eq(stockHold.provider, provider), IS_HELD, lte(stockHold.endsAt, sql`now()`)))
    .groupBy(stockHold.shopper, stockHold.payment)
    .orderBy(asc(since))
    .limit(limit);
}

const heldSchema = z.object({
  shopper: z.string(),
  payment: z.string(),
  provider: z.string(),
  endsAt: z.string(),
});

type Held = z.infer<typeof heldSchema>;

const FIRST = { provider: '', endsAt: '-infinity', payment: '' };

/** So many of the payments that hold something, the next after this one; null: the first. */
export function readHeldAfter(
  queries: Queries,
  after: Held | null,
  limit: number,
): Promise<Held[]> {
  const { provider, endsAt, payment } = after ?? FIRST;
  return readRows(
    queries,
    heldSchema,
    sql`select provider, stock_hold.ends_at::text as "endsAt", payment, min(shopper) as shopper
      from stock_hold
      where state = 'held' and (provider, ends_at, payment) > (${provider}, ${endsAt}::timestamptz, ${payment})
      group by provider, stock_hold.ends_at, payment
      order by provider, stock_hold.ends_at, payment limit ${limit}`,
  );
}

/** Those of these payments that hold something, or have sold it. */
export async function readHolding(
  queries: Queries,
  payments: readonly string[],
): Promise<string[]> {
  const found = await queries
    .selectDistinct({ payment: stockHold.payment })
    .from(stockHold)
    .where(inArray(stockHold.payment, [...payments]));
  return found.map(({ payment }) => payment);
}

/** Without a word of the provider: of a payment that is settled, or whose account is not used any more. */
export const endHold = sqlFunction<[payment: string], void>('end_hold', 1, nothing);

/** A hold that the provider does not answer about waits behind the others. */
export async function requeueHold(queries: Queries, payment: string): Promise<void> {
  await queries
    .update(stockHold)
    .set({ endsAt: sql`now()` })
    .where(and(eq(stockHold.payment, payment), IS_HELD));
}

/** What is held for a payment, or sold with it, goes with it to another shopper. */
export async function moveHold(tx: Queries, payment: string, to: string): Promise<void> {
  await tx.update(stockHold).set({ shopper: to }).where(eq(stockHold.payment, payment));
}
