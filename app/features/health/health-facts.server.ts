/** What the database says of how the shop does: the same in every process, and after each restart. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { NIGHTLY_BACKUP } from '#app/features/jobs/job.ts';
import { UNSENT_STATES } from '#app/features/mail/mail-state.ts';
import { NETWORK_DECLINES } from '#app/features/payment/decline/declines.server.ts';
import { BY_HAND_PROVIDER } from '#app/features/payment/provider/own-intent.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { ORDERS_WITHIN_SECONDS } from './decide-health.ts';

/** Of payments that were started and not paid, the newest are counted, at most so many. */
const MAX_COUNTED = 1_000;

const count = z.number();

/** Times are unix seconds by the clock of the database; null where there is none. Amounts are in cents. */
const rowSchema = z.object({
  nowSeconds: z.number(),
  /** All that there ever were; refunds are not taken off. */
  orders: count,
  ordersCents: z.number(),
  lastOrderSeconds: z.number().nullable(),
  /** Payments that were started within ORDERS_WITHIN_SECONDS and have not become an order. */
  openPayments: count,
  /** Networks from which whoever has not bought before may pay no more, for the cards that were declined there. */
  declinedNetworks: count,
  /** Refunds that the shop owes and the card provider does not have yet. */
  refundsDue: count,
  refundsDueCents: z.number(),
  oldestRefundSeconds: z.number().nullable(),
  /** Payments for which units are held, and the end of the hold that ends first. */
  holds: count,
  firstHoldEndsSeconds: z.number().nullable(),
  mailsWaiting: count,
  oldestMailSeconds: z.number().nullable(),
  /** What endpoints that are switched on have not taken yet. */
  deliveriesDue: count,
  oldestDeliverySeconds: z.number().nullable(),
  /** Endpoints that the shop has switched off by itself. */
  endpointsOff: count,
  /** When the last good backup of a night was made, and whether one has failed since. */
  lastBackupSeconds: z.number().nullable(),
  firstBackupSeconds: z.number().nullable(),
  isBackupFailed: z.boolean(),
});

export type HealthRow = z.infer<typeof rowSchema>;

/**
 * One statement. Orders of the days before yesterday are read as the sums that the sweep keeps of the days of `zone`, those
 * of the others one by one: what is counted twice or falls back looks like a restart to who draws a curve of it.
 */
export function selectHealthRow(zone: string, maxDeclines: number): SQL {
  const unsent = sql.param([...UNSENT_STATES]);
  // In its place, not in a row of its own: the planner takes a value that it does not know for a third of all orders.
  const yesterday = sql`(now() at time zone ${zone})::date - 1`;
  return sql`with
    earlier as (
      select coalesce(sum(orders), 0) as orders, coalesce(sum(amount_cents), 0) as cents
      from sales_day where zone = ${zone} and day < ${yesterday}
    ),
    later as (
      select count(*) as orders, coalesce(sum(amount_cents), 0) as cents
      from "order" where created_seconds >= extract(epoch from (${yesterday})::timestamp at time zone ${zone})::bigint
    ),
    refunds as (
      select count(*) as due, coalesce(sum(amount_cents), 0) as cents, min(due_at) as oldest
      from refund where state = 'due' and provider <> ${BY_HAND_PROVIDER}
    ),
    holds as (
      select count(distinct payment) as held, min(ends_at) as first from stock_hold where state = 'held'
    ),
    mails as (
      select count(*) as waiting, min(queued_at) as oldest from mail where state = any(${unsent}::text[])
    ),
    deliveries as (
      select count(*) as due, min(event) as oldest from event_delivery
      where state = 'due' and endpoint in (select id from event_endpoint where is_on)
    ),
    backups as (
      select min(started_at) as begun, max(ended_at) filter (where state = 'done') as made,
        max(ended_at) filter (where state in ('refused', 'failed', 'cancelled')) as failed
      from job where kind = ${NIGHTLY_BACKUP.kind} and actor = ${NIGHTLY_BACKUP.actor}
    )
    select extract(epoch from now())::float8 as "nowSeconds",
      (earlier.orders + later.orders)::float8 as orders,
      (earlier.cents + later.cents)::float8 as "ordersCents",
      (select max(created_seconds)::float8 from "order") as "lastOrderSeconds",
      (select count(*)::int from (
        select 1 from payment where state in ('creating', 'open')
          and created_at > now() - make_interval(secs => ${ORDERS_WITHIN_SECONDS}) limit ${MAX_COUNTED}
      ) as open) as "openPayments",
      (select count(*)::int from rate_limit where window_ends_at > now() and count >= ${maxDeclines}
        and starts_with(key, ${`${NETWORK_DECLINES} `})) as "declinedNetworks",
      refunds.due::int as "refundsDue", refunds.cents::float8 as "refundsDueCents",
      extract(epoch from refunds.oldest)::float8 as "oldestRefundSeconds",
      holds.held::int as holds, extract(epoch from holds.first)::float8 as "firstHoldEndsSeconds",
      mails.waiting::int as "mailsWaiting", extract(epoch from mails.oldest)::float8 as "oldestMailSeconds",
      deliveries.due::int as "deliveriesDue",
      (select extract(epoch from at)::float8 from outbox_event where no = deliveries.oldest) as "oldestDeliverySeconds",
      (select count(*)::int from event_endpoint where not is_on and off_reason is not null) as "endpointsOff",
      extract(epoch from backups.made)::float8 as "lastBackupSeconds",
      extract(epoch from backups.begun)::float8 as "firstBackupSeconds",
      coalesce(backups.failed > coalesce(backups.made, '-infinity'), false) as "isBackupFailed"
    from earlier, later, refunds, holds, mails, deliveries, backups`;
}

export async function readHealthRow(
  queries: Queries,
  zone: string,
  maxDeclines: number,
): Promise<HealthRow> {
  const [row] = await readRows(queries, rowSchema, selectHealthRow(zone, maxDeclines));
  if (!row) throw new Error('Unable to read how the shop does');
  return row;
}
