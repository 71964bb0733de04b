/** The tables of orders and refunds. Money is whole numbers of the currency's smallest unit; the shopper comes first in every key. */
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytewiseText } from './bytewise-text.ts';

const BASE_64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** No vowels and no Y, so that no number is a word; nothing that looks like another one: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const NUMBER_DIGITS = '23456789CDFGHJKMNPQRTVWX';
/** What each digit of base 64 becomes. */
const AS_NUMBER = NUMBER_DIGITS.repeat(3).slice(0, BASE_64.length);
const ORDER_NUMBER_DIGITS = 10;

/**
 * The number of the order of this intent, as an SQL expression: made of the first digits of the hash of its id in
 * base 64, so that the hash is computed once: every call of it costs 20 µs.
 */
export function orderNumberOf(intentId: string): string {
  const hash = `encode(sha256(${intentId}::bytea), 'base64')`;
  return `left(translate(${hash}, '${BASE_64}', '${AS_NUMBER}'), ${ORDER_NUMBER_DIGITS})`;
}

/** The second of a time with its zone, in unix seconds, as an SQL expression that an index can have. */
export function unixSecondOf(time: PgColumn | SQL): SQL<number> {
  return sql`floor(extract(epoch from ${time} at time zone 'UTC'))::bigint`.mapWith(Number);
}

/**
 * When the shop learned of it, by which it stands in the books: never in a month that is closed (docs/decisions/124).
 * Not now(): a transaction that waits for a lock has begun earlier. As text, which keeps the microseconds when a guest
 * joins an account.
 */
function bookedAt() {
  return timestamp('booked_at', { withTimezone: true, mode: 'string' })
    .notNull()
    .default(sql`clock_timestamp()`);
}

/**
 * A paid basket, keyed by the intent that paid it; `created` is the intent's, in unix seconds. Never
 * changes: what happens to it later are events.
 */
export const order = pgTable(
  'order',
  {
    shopper: text().notNull(),
    paymentIntent: bytewiseText('payment_intent').notNull(),
    /** The order's number for people (docs/decisions/048): not guaranteed to be unique. */
    number: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql.raw(orderNumberOf('payment_intent'))),
    items: jsonb().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The payment's. */
    currency: text().notNull().default('usd'),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
    bookedAt: bookedAt(),
    /** The payment's, without the address: what of the amount is not for items. */
    terms: jsonb(),
    /** The payment's: how it was paid without a card. */
    byHand: jsonb('by_hand'),
    /** What the visit came from that filled the basket; null: it is not known. */
    source: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent] }),
    index('order_newest').on(
      table.shopper,
      table.createdSeconds.desc(),
      table.paymentIntent.desc(),
    ),
    index('order_created').on(table.createdSeconds, table.paymentIntent),
    // For the books: all orders of a range of days.
    index('order_booked').on(sql`(${unixSecondOf(sql`booked_at`)})`, table.paymentIntent),
    index('order_number').on(table.number),
    // For how often a code was used.
    index('order_code').on(sql`(terms->>'code')`).where(sql`terms->>'code' is not null`),
  ],
);

/** What has happened to an order since it was placed. A row is never changed. */
export const orderEvent = pgTable(
  'order_event',
  {
    shopper: text().notNull(),
    paymentIntent: bytewiseText('payment_intent').notNull(),
    /** From 1 on, without gaps. */
    no: integer().notNull(),
    /** The kinds and the body of each: app/features/orders/order-event.ts. */
    kind: text().notNull(),
    body: jsonb().notNull(),
    /** shopper, staff, shop or provider. */
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent, table.no] }),
    // For the disputes that wait for an answer.
    index('order_event_disputed').on(table.at).where(sql`kind = 'disputed'`),
  ],
);

/** The state that an order's events add up to (order-state.ts), for lists of orders by state and country. */
export const orderStatus = pgTable(
  'order_status',
  {
    shopper: text().notNull(),
    paymentIntent: bytewiseText('payment_intent').notNull(),
    state: text().notNull(),
    /** Whether a part of it was sent and a part is left to send, whatever goes back meanwhile. */
    isPartlyShipped: boolean('is_partly_shipped').notNull().default(false),
    /** When it came into this state. */
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Where it goes, as ISO 3166-1 has it; null for the placeholder. */
    country: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent] }),
    index('order_status_place').on(table.state, table.since, table.paymentIntent),
    index('order_status_country')
      .on(table.country, table.state, table.since, table.paymentIntent)
      .where(sql`country is not null`),
    index('order_status_partly_shipped')
      .on(table.since, table.paymentIntent)
      .where(sql`is_partly_shipped`),
  ],
);

/** The claim on a line: its key makes selling a line twice impossible. */
export const orderLine = pgTable(
  'order_line',
  {
    shopper: text().notNull(),
    line: bigint({ mode: 'number' }).notNull(),
    paymentIntent: text('payment_intent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopper, table.line] })],
);

/**
 * A refund of a charge, numbered from 1 on. A charge that could not become an order has refunds for all
 * of it; those of an order are made by hand, by its cancellation, or at the provider.
 */
export const refund = pgTable(
  'refund',
  {
    shopper: text().notNull(),
    paymentIntent: text('payment_intent').notNull(),
    no: integer().notNull().default(1),
    /** shop, staff or provider: who decided that it is made. */
    by: text().notNull().default('shop'),
    /** lines_sold, amount_differs or second_charge, cancelled, or the text of staff; empty at the provider. */
    reason: text().notNull(),
    /** The lines that it is for; null for an amount. */
    lines: jsonb(),
    /** due, pending, refunded, failed or cancelled. */
    state: text().notNull(),
    /** The provider's refund id, once it exists; of one by hand what staff has written of how it was given back. */
    refundId: text('refund_id'),
    /** Rises only after a definite refusal; intent, number and attempt make the idempotency key. */
    attempt: integer().notNull().default(1),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** What of the amount went to a gift card or to store credit, at once; whatever becomes of the rest, it stays there. */
    creditCents: bigint('credit_cents', { mode: 'number' }).notNull().default(0),
    /** Which; null where nothing did. */
    credit: text(),
    /** What was charged. */
    chargeCents: bigint('charge_cents', { mode: 'number' }).notNull(),
    /** The charge's, in unix seconds. */
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
    bookedAt: bookedAt(),
    /** Since when the shop has owed it. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** The card provider's account and mode, and the sweep, as of a payment. */
    provider: text().notNull(),
    sweepDueAt: timestamp('sweep_due_at', { withTimezone: true }).notNull().defaultNow(),
    sweepTries: integer('sweep_tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent, table.no] }),
    index('refund_sweep_due')
      .on(table.provider, table.sweepDueAt)
      .where(sql`state in ('due', 'pending')`),
    index('refund_failed').on(table.dueAt).where(sql`state = 'failed'`),
    index('refund_late').on(table.dueAt).where(sql`state = 'due'`),
    // For the books: all charges of a range of days that became no order.
    index('refund_booked')
      .on(sql`(${unixSecondOf(sql`booked_at`)})`, sql`payment_intent collate "C"`)
      .where(sql`no = 1`),
  ],
);

/**
 * What moved of a refund, as a balance transaction at the provider: what of it had arrived, or was back at the shop,
 * when the shop learned of it. Written by write_refunds.sql alone and never changed, so that a month that was filed
 * stays as it was filed (docs/decisions/095).
 */
export const refundTransaction = pgTable(
  'refund_transaction',
  {
    shopper: text().notNull(),
    paymentIntent: bytewiseText('payment_intent').notNull(),
    /** The refund's. */
    no: integer().notNull(),
    /** Within the refund, from 1 on. */
    entry: integer().notNull(),
    /** Above zero: it arrived at the shopper. Below: what had arrived came back, or was less than it seemed. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** Whether it went to a gift card or to store credit. */
    isCredit: boolean('is_credit').notNull().default(false),
    bookedAt: bookedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent, table.no, table.entry] }),
    // For the books, whose order is by seconds.
    index('refund_transaction_booked').on(
      sql`(${unixSecondOf(sql`booked_at`)})`,
      table.paymentIntent,
    ),
  ],
);

/** What was sold on each day of a time zone by what came from where (db/functions/orders/sum_sales.sql): sums that can be made again. */
export const salesDay = pgTable(
  'sales_day',
  {
    zone: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The orders' own, empty where it is not known. */
    source: bytewiseText().notNull(),
    orders: integer().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.zone, table.day, table.source] })],
);

/**
 * An order of a guest that an account has taken in by the link of its mail (docs/decisions/058). Its rows are the
 * account's; what names the guest, such as the provider, finds them by this.
 */
export const claimedOrder = pgTable(
  'claimed_order',
  {
    /** The guest. */
    shopper: text().notNull(),
    paymentIntent: bytewiseText('payment_intent').notNull(),
    payment: text().notNull(),
    account: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent] }),
    index('claimed_order_account').on(table.account, table.paymentIntent),
  ],
);
