/** Which rows the books have, in their order: the keys of three tables, each found by an index, merged. */
import { and, asc, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '#db/database.ts';
import { order, refund, refundTransaction, unixSecondOf } from '#db/schema/order-schema.ts';
import type { BookRange, BookRow } from './order-export.ts';

/**
 * Where a row stands; it does not change when a guest joins an account. `no` is that of the refund and `entry` that
 * of its transaction, both 0 for what was charged.
 */
export type BookPlace = {
  bookedSeconds: number;
  paymentIntent: string;
  no: number;
  entry: number;
};

export type Key = PgColumn | SQL;

/** A look-up a row: as a join it could be made by reading all orders for each page. */
const isOfNoOrder = sql`(
  select true from "order" as placed
  where placed.shopper = ${refund.shopper} and placed.payment_intent = ${refund.paymentIntent}
) is null`;

/** As `BookPlace` is compared. */
const IN_TURN = sql`booked_seconds, payment_intent, no, entry`;

/** Later than all that is booked. */
const NEVER_SECONDS = sql.raw(`${Number.MAX_SAFE_INTEGER}::bigint`);

/**
 * The next keys of the range after this place, so many at most, as a query. Charges of no order are looked for only as far as
 * the page goes by the others: there are hardly any, and to find one the order of each refund is looked up.
 */
export function selectKeys(
  queries: Queries,
  { from, to }: BookRange,
  after: BookPlace | undefined,
  limit: number,
): SQL {
  const within = (bookedKey: Key, intent: Key, no: Key, entry: Key) =>
    and(
      from === null ? undefined : sql`${bookedKey} >= ${from}`,
      to === null ? undefined : sql`${bookedKey} < ${to}`,
      after &&
        sql`(${bookedKey}, ${intent}, ${no}, ${entry})
          > (${after.bookedSeconds}, ${after.paymentIntent}, ${after.no}, ${after.entry})`,
    );
  const kindOf = (kind: BookRow['kind']) =>
    sql<BookRow['kind']>`${sql.raw(`'${kind}'`)}`.as('kind');
  const none = sql<number>`0`;
  const ofSale = { no: none.as('no'), entry: none.as('entry') };
  const soldAt = unixSecondOf(order.bookedAt);
  const orders = queries
    .select({
      bookedSeconds: soldAt.as('booked_seconds'),
      paymentIntent: order.paymentIntent,
      ...ofSale,
      kind: kindOf('order'),
      shopper: order.shopper,
      amountCents: order.amountCents,
    })
    .from(order)
    .where(within(soldAt, order.paymentIntent, none, none))
    .orderBy(asc(soldAt), asc(order.paymentIntent))
    .limit(limit);
  // The collation of the others, so that all sort alike.
  const intent = sql<string>`${refund.paymentIntent} collate "C"`;
  const isFirst = sql`${refund.no} = 1`;
  const chargedAt = unixSecondOf(refund.bookedAt);
  const charges = queries
    .select({
      bookedSeconds: chargedAt.as('booked_seconds'),
      paymentIntent: intent.as('payment_intent'),
      ...ofSale,
      kind: kindOf('charge'),
      shopper: refund.shopper,
      amountCents: refund.chargeCents,
    })
    .from(refund)
    .where(
      and(
        ...[isFirst, isOfNoOrder, within(chargedAt, intent, none, none)],
        sql`${chargedAt} <= coalesce((
          select max(booked_seconds) from other having count(*) = ${limit}::integer), ${NEVER_SECONDS})`,
      ),
    )
    .orderBy(asc(chargedAt), asc(intent))
    .limit(limit);
  const { paymentIntent, no, entry, shopper, amountCents, bookedAt } = refundTransaction;
  const booked = unixSecondOf(bookedAt);
  const refunds = queries
    .select({
      bookedSeconds: booked.as('booked_seconds'),
      ...{ paymentIntent, no, entry },
      kind: kindOf('refund'),
      ...{ shopper, amountCents },
    })
    .from(refundTransaction)
    .where(within(booked, paymentIntent, no, entry))
    .orderBy(asc(booked), asc(paymentIntent), asc(no), asc(entry))
    .limit(limit);
  const others = unionAll(orders, refunds).orderBy(IN_TURN).limit(limit);
  return sql`with other as materialized (${others})
    select * from other union all (${charges}) order by ${IN_TURN} limit ${limit}`;
}
