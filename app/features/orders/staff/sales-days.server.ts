/** What was sold on each day: sums that the sweep keeps, so that a plot of many days reads few rows. */
import { and, asc, eq, gte, sql, sum } from 'drizzle-orm';
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
    .select({
      day: salesDay.day,
      orders: sum(salesDay.orders).mapWith(Number),
      amountCents: sum(salesDay.amountCents).mapWith(Number),
    })
    .from(salesDay)
    .where(and(eq(salesDay.zone, zone), gte(salesDay.day, fromDay)))
    .groupBy(salesDay.day)
    .orderBy(asc(salesDay.day));
}

/** A day with what was sold to visits that came from there. */
export type SourceDay = SalesDay & {
  /** Empty: it is not known from where; null: all but the largest. */
  source: string | null;
};

/** Whoever writes an address names its source, also one for each visit: so many are told apart. */
export const MAX_SOURCES = 20;

const sourceDaySchema = z.object({
  day: z.string(),
  source: z.string().nullable(),
  orders: z.number(),
  amountCents: z.number(),
});

/** The same by source, newest day first, the largest source of it first; the small ones of all these days in one. */
export async function readSourceDays(
  queries: Queries,
  zone: string,
  fromDay: string,
): Promise<SourceDay[]> {
  return readRows(
    queries,
    sourceDaySchema,
    sql`with sold as (select * from sales_day where zone = ${zone} and day >= ${fromDay}::date),
      largest as (select source from sold group by source
        order by source = '' desc, sum(amount_cents) desc, source limit ${MAX_SOURCES + 1}),
      named as (select day, orders, amount_cents,
        case when source in (select source from largest) then source end as source
        from sold)
      select day::text, source, sum(orders)::float8 as orders, sum(amount_cents)::float8 as "amountCents"
        from named group by day, source order by named.day desc, "amountCents" desc, source`,
  );
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
