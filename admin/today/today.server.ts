/** How the shop does today, and what waits for somebody. */
import { inArray, sql } from 'drizzle-orm';
import { countStuckMail } from '#app/features/mail/mail-store.server.ts';
import type { OrderState } from '#app/features/orders/order-state.ts';
import { dayAgo, readSalesDays } from '#app/features/orders/staff/sales-days.server.ts';
import type { Queries } from '#db/database.ts';
import { orderWork } from '#db/order-schema.ts';
import { rowsOf } from '#db/rows-of.ts';
import { PLOT_DAYS, type PlotDay, withEveryDay } from './sales-plot.ts';

export type DaySum = { orders: number; cents: number };

/** Today so far, and the same weekday of last week until the same time and in all. */
export type TodaySums = { today: DaySum; lastWeekSoFar: DaySum; lastWeek: DaySum };

export async function readTodaySums(queries: Queries, zone: string): Promise<TodaySums> {
  const [row] = await rowsOf<Record<string, number>>(
    queries,
    sql`with day as (
        select date_trunc('day', now() at time zone ${zone}) as start
      ), bounds as (
        select extract(epoch from start at time zone ${zone})::bigint as today,
          extract(epoch from (start - interval '7 days') at time zone ${zone})::bigint as week_ago,
          extract(epoch from (start - interval '6 days') at time zone ${zone})::bigint as week_ago_end,
          extract(epoch from now() - (start at time zone ${zone}))::bigint as passed
        from day
      )
      select count(*) filter (where created_seconds >= today)::int as orders,
        coalesce(sum(amount_cents) filter (where created_seconds >= today), 0)::float8 as cents,
        count(*) filter (where created_seconds <= week_ago + passed)::int as "ordersSoFar",
        coalesce(sum(amount_cents) filter (where created_seconds <= week_ago + passed), 0)::float8
          as "centsSoFar",
        count(*) filter (where created_seconds < today)::int as "ordersThen",
        coalesce(sum(amount_cents) filter (where created_seconds < today), 0)::float8 as "centsThen"
      from bounds, lateral (
        select created_seconds, amount_cents from "order"
          where created_seconds >= week_ago and created_seconds < week_ago_end
        union all
        select created_seconds, amount_cents from "order" where created_seconds >= today
      ) as sold`,
  );
  const of = (orders = 0, cents = 0): DaySum => ({ orders, cents });
  return {
    today: of(row?.orders, row?.cents),
    lastWeekSoFar: of(row?.ordersSoFar, row?.centsSoFar),
    lastWeek: of(row?.ordersThen, row?.centsThen),
  };
}

/** The sales of the last days, today the last. */
export async function readPlotDays(queries: Queries, zone: string): Promise<PlotDay[]> {
  const today = await dayAgo(queries, zone, 0);
  const from = await dayAgo(queries, zone, PLOT_DAYS - 1);
  return withEveryDay(await readSalesDays(queries, zone, from), today);
}

/** A refund that failed, or that the card provider has not made for an hour. */
export type LateRefund = {
  intent: string;
  no: number;
  isOrder: boolean;
  amountCents: number;
  state: string;
};

/** A dispute that waits for an answer; `dueSeconds` is unix time. */
export type OpenDispute = {
  intent: string;
  number: string;
  cents: number;
  dueSeconds: number | null;
};

export type LowStock = { listing: string; title: string | null; available: number };

export type Waiting = {
  states: { state: OrderState; count: number }[];
  refunds: LateRefund[];
  disputes: OpenDispute[];
  stuckMails: number;
  lowStock: LowStock[];
};

const WAITING_STATES: readonly OrderState[] = [
  'placed',
  'packed',
  'return_asked',
  'return_approved',
];

/** More than so many of a kind are not listed one by one. */
const MAX_LISTED = 10;

/** How long a refund that failed is listed: nobody says when it was made up for. */
const FAILED_DAYS = 30;

async function countStates(queries: Queries): Promise<Waiting['states']> {
  const rows = await queries
    .select({ state: orderWork.state, count: sql<number>`count(*)::int` })
    .from(orderWork)
    .where(inArray(orderWork.state, [...WAITING_STATES]))
    .groupBy(orderWork.state);
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return WAITING_STATES.map((state) => ({ state, count: counts.get(state) ?? 0 }));
}

function listRefunds(queries: Queries): Promise<LateRefund[]> {
  return rowsOf<LateRefund>(
    queries,
    sql`select refund.payment_intent as intent, refund.no, refund.amount_cents::float8 as "amountCents",
        refund.state, "order".payment_intent is not null as "isOrder"
      from refund left join "order" on "order".shopper = refund.shopper
        and "order".payment_intent = refund.payment_intent
      where refund.state = 'failed' and due_at > now() - make_interval(days => ${FAILED_DAYS})
        or refund.state = 'due' and due_at < now() - interval '1 hour'
      order by due_at desc limit ${MAX_LISTED}`,
  );
}

function listDisputes(queries: Queries): Promise<OpenDispute[]> {
  return rowsOf<OpenDispute>(
    queries,
    sql`select dispute.payment_intent as intent, "order".number, (body->>'cents')::float8 as cents,
        (body->>'dueSeconds')::float8 as "dueSeconds"
      from (
        select distinct on (body->>'id') shopper, payment_intent, body from order_event
        where kind = 'disputed' order by body->>'id', no desc
      ) as dispute
      join "order" on "order".shopper = dispute.shopper
        and "order".payment_intent = dispute.payment_intent
      where body->>'status' = 'needs_response'
      order by (body->>'dueSeconds')::float8 limit ${MAX_LISTED}`,
  );
}

function listLowStock(queries: Queries): Promise<LowStock[]> {
  return rowsOf<LowStock>(
    queries,
    sql`select stock.listing, product.title, available from stock
      left join product on product.listing = stock.listing
      where available <= low and product.withdrawn_at is null
      order by available, stock.listing limit ${MAX_LISTED}`,
  );
}

export async function readWaiting(queries: Queries): Promise<Waiting> {
  return {
    states: await countStates(queries),
    refunds: await listRefunds(queries),
    disputes: await listDisputes(queries),
    stuckMails: (await countStuckMail(queries)).count,
    lowStock: await listLowStock(queries),
  };
}
