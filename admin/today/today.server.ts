/** How the shop does today, and how it did. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { dayAgo, readSalesDays } from '#app/features/orders/staff/sales-days.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { type PlotHour, withEveryHour } from './hour-plot.ts';
import { PLOT_DAYS, type PlotDay, withEveryDay } from './sales-plot.ts';

export type DaySum = { orders: number; cents: number };

/** Today so far, and the same weekday of last week until the same time and in all. */
export type TodaySums = { today: DaySum; lastWeekSoFar: DaySum; lastWeek: DaySum };

/** What was sold in an hour of today and of the same day last week, of that until this time and in all. */
const hourSchema = z.object({
  hour: z.number(),
  orders: z.number(),
  cents: z.number(),
  centsThen: z.number(),
  ordersThen: z.number(),
  ordersSoFar: z.number(),
  centsSoFar: z.number(),
});

type HourRow = z.infer<typeof hourSchema>;

/** The clocks of time zones differ by whole quarters of an hour: what is in a slot is in one hour of each. */
const SLOT_SECONDS = 15 * 60;

/**
 * In unix seconds: the start of today, the same day last week, and when it was as late as now. Read first:
 * as expressions in the statement PostgreSQL computes them for each order.
 */
const boundsSchema = z.object({
  today: z.number(),
  weekAgo: z.number(),
  weekAgoEnd: z.number(),
  weekAgoNow: z.number(),
});

type Bounds = z.infer<typeof boundsSchema>;

async function readBounds(queries: Queries, zone: string): Promise<Bounds> {
  const secondsOf = (local: SQL) => sql`extract(epoch from ${local} at time zone ${zone})::float8`;
  const [bounds] = await readRows(
    queries,
    boundsSchema,
    sql`select ${secondsOf(sql`start`)} as today, ${secondsOf(sql`(start - interval '7 days')`)} as "weekAgo",
        ${secondsOf(sql`(start - interval '6 days')`)} as "weekAgoEnd",
        ${secondsOf(sql`(start - interval '7 days')`)} + floor(extract(epoch from now())::float8
          - ${secondsOf(sql`start`)}) as "weekAgoNow"
      from (select date_trunc('day', now() at time zone ${zone}) as start) as day`,
  );
  if (!bounds) throw new Error('Unable to read the day');
  return bounds;
}

/** One reading of the orders of both days, by the index of each: what is said of today is right at once. */
async function readHours(queries: Queries, zone: string): Promise<HourRow[]> {
  const { today, weekAgo, weekAgoEnd, weekAgoNow } = await readBounds(queries, zone);
  return readRows(
    queries,
    hourSchema,
    sql`select extract(hour from to_timestamp(slot * ${SLOT_SECONDS}::int) at time zone ${zone})::int as hour,
        coalesce(sum(orders) filter (where is_today), 0)::int as orders,
        coalesce(sum(cents) filter (where is_today), 0)::float8 as cents,
        coalesce(sum(orders) filter (where not is_today), 0)::int as "ordersThen",
        coalesce(sum(cents) filter (where not is_today), 0)::float8 as "centsThen",
        coalesce(sum(orders_so_far), 0)::int as "ordersSoFar",
        coalesce(sum(cents_so_far), 0)::float8 as "centsSoFar"
      from (
        select created_seconds / ${SLOT_SECONDS}::int as slot, created_seconds >= ${today}::bigint as is_today,
          count(*) as orders, sum(amount_cents) as cents,
          count(*) filter (where created_seconds <= ${weekAgoNow}::bigint) as orders_so_far,
          sum(amount_cents) filter (where created_seconds <= ${weekAgoNow}::bigint) as cents_so_far
        from (
          select created_seconds, amount_cents from "order"
            where created_seconds >= ${weekAgo}::bigint and created_seconds < ${weekAgoEnd}::bigint
          union all
          select created_seconds, amount_cents from "order" where created_seconds >= ${today}::bigint
        ) as sold
        group by 1, 2
      ) as slots
      group by 1`,
  );
}

/** Hours are as clocks of the time zone show them, each beside that of the same day last week. */
export async function readToday(
  queries: Queries,
  zone: string,
): Promise<{ sums: TodaySums; hours: PlotHour[] }> {
  const rows = await readHours(queries, zone);
  const sum = (of: keyof HourRow) => rows.reduce((all, row) => all + row[of], 0);
  return {
    sums: {
      today: { orders: sum('orders'), cents: sum('cents') },
      lastWeekSoFar: { orders: sum('ordersSoFar'), cents: sum('centsSoFar') },
      lastWeek: { orders: sum('ordersThen'), cents: sum('centsThen') },
    },
    hours: withEveryHour(
      rows.map(({ hour, orders, cents, centsThen }) => ({ hour, orders, cents, centsThen })),
    ),
  };
}

/** The sales of the last days, today the last. */
export async function readPlotDays(queries: Queries, zone: string): Promise<PlotDay[]> {
  const today = await dayAgo(queries, zone, 0);
  const from = await dayAgo(queries, zone, PLOT_DAYS - 1);
  return withEveryDay(await readSalesDays(queries, zone, from), today);
}
