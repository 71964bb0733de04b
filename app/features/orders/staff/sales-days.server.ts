/** What was sold on each day: sums that the sweep keeps, so that a plot of many days reads few rows. */
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { salesDay } from '#db/schema/order-schema.ts';

/** A day of the shop's time zone, as 2026-11-30. */
export type SalesDay = { day: string; orders: number; amountCents: number };

/** An order may be settled later than it was paid: the sums of so many days are made again each hour. */
export const LATE_DAYS = 10;
export const LATE_PAUSE_MS = 60 * 60 * 1_000;

/** Adds up all days from this one on; null is from the first order on. */
export async function sumSales(
  queries: Queries,
  zone: string,
  fromDay: string | null,
): Promise<void> {
  await queries.transaction(async (tx) => {
    // A shop of years takes longer than a statement may.
    if (fromDay === null) await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select sum_sales(${zone}, ${fromDay}::date)`);
  });
}

const daySchema = z.object({ day: z.string() });

/** The day that it is in the time zone, so many days ago. */
export async function dayAgo(queries: Queries, zone: string, days: number): Promise<string> {
  const [row] = await readRows(
    queries,
    daySchema,
    sql`select ((now() at time zone ${zone})::date - ${days}::int)::text as day`,
  );
  if (!row) throw new Error('Unable to read the day');
  return row.day;
}

/** The days from this one on, oldest first; a day without orders has no row. */
export async function readSalesDays(
  queries: Queries,
  zone: string,
  fromDay: string,
): Promise<SalesDay[]> {
  return queries
    .select({ day: salesDay.day, orders: salesDay.orders, amountCents: salesDay.amountCents })
    .from(salesDay)
    .where(and(eq(salesDay.zone, zone), gte(salesDay.day, fromDay)))
    .orderBy(asc(salesDay.day));
}

/** What the sweep does each minute: today and yesterday, each hour what may be late, and at first all. */
export function createSalesSums(
  queries: Queries,
  nowMs = () => performance.now(),
): (zone: string) => Promise<void> {
  let lateMs = Number.NEGATIVE_INFINITY;
  return async (zone) => {
    const [known] = await queries
      .select({ day: salesDay.day })
      .from(salesDay)
      .where(eq(salesDay.zone, zone))
      .limit(1);
    if (!known) {
      await sumSales(queries, zone, null);
      return;
    }
    const isLateDue = nowMs() - lateMs >= LATE_PAUSE_MS;
    if (isLateDue) lateMs = nowMs();
    await sumSales(queries, zone, await dayAgo(queries, zone, isLateDue ? LATE_DAYS : 1));
  };
}
