/** How the shop does today, and how it did. */
import { type SQL, sql } from 'drizzle-orm';
import { dayAgo, readSalesDays } from '#app/features/orders/staff/sales-days.server.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { type PlotHour, withEveryHour } from './hour-plot.ts';
import { PLOT_DAYS, type PlotDay, withEveryDay } from './sales-plot.ts';

export type DaySum = { orders: number; cents: number };

/** Today so far, and the same weekday of last week until the same time and in all. */
export type TodaySums = { today: DaySum; lastWeekSoFar: DaySum; lastWeek: DaySum };

/** The orders of today and of the same day last week, each by its index, in `sold`; `bounds` says which is which. */
function todayAndLastWeek(zone: string): SQL {
  return sql`with day as (
      select date_trunc('day', now() at time zone ${zone}) as start
    ), bounds as (
      select extract(epoch from start at time zone ${zone})::bigint as today,
        extract(epoch from (start - interval '7 days') at time zone ${zone})::bigint as week_ago,
        extract(epoch from (start - interval '6 days') at time zone ${zone})::bigint as week_ago_end,
        extract(epoch from now() - (start at time zone ${zone}))::bigint as passed
      from day
    ), sold as (
      select today, week_ago + passed as this_time, created_seconds, amount_cents
      from bounds, lateral (
        select created_seconds, amount_cents from "order"
          where created_seconds >= week_ago and created_seconds < week_ago_end
        union all
        select created_seconds, amount_cents from "order" where created_seconds >= today
      ) as either_day
    )`;
}

export async function readTodaySums(queries: Queries, zone: string): Promise<TodaySums> {
  const [row] = await rowsOf<Record<string, number>>(
    queries,
    sql`${todayAndLastWeek(zone)}
      select count(*) filter (where created_seconds >= today)::int as orders,
        coalesce(sum(amount_cents) filter (where created_seconds >= today), 0)::float8 as cents,
        count(*) filter (where created_seconds <= this_time)::int as "ordersSoFar",
        coalesce(sum(amount_cents) filter (where created_seconds <= this_time), 0)::float8
          as "centsSoFar",
        count(*) filter (where created_seconds < today)::int as "ordersThen",
        coalesce(sum(amount_cents) filter (where created_seconds < today), 0)::float8 as "centsThen"
      from sold`,
  );
  const of = (orders = 0, cents = 0): DaySum => ({ orders, cents });
  return {
    today: of(row?.orders, row?.cents),
    lastWeekSoFar: of(row?.ordersSoFar, row?.centsSoFar),
    lastWeek: of(row?.ordersThen, row?.centsThen),
  };
}

/** The hours of today as clocks of the time zone show them, each beside that of the same day last week. */
export async function readPlotHours(queries: Queries, zone: string): Promise<PlotHour[]> {
  const rows = await rowsOf<PlotHour>(
    queries,
    sql`${todayAndLastWeek(zone)}
      select extract(hour from to_timestamp(created_seconds) at time zone ${zone})::int as hour,
        count(*) filter (where created_seconds >= today)::int as orders,
        coalesce(sum(amount_cents) filter (where created_seconds >= today), 0)::float8 as cents,
        coalesce(sum(amount_cents) filter (where created_seconds < today), 0)::float8 as "centsThen"
      from sold group by 1`,
  );
  return withEveryHour(rows);
}

/** The sales of the last days, today the last. */
export async function readPlotDays(queries: Queries, zone: string): Promise<PlotDay[]> {
  const today = await dayAgo(queries, zone, 0);
  const from = await dayAgo(queries, zone, PLOT_DAYS - 1);
  return withEveryDay(await readSalesDays(queries, zone, from), today);
}
