/**
 * What the sweep computes from orders and stock for the admin's lists and plots. All of it can be computed
 * again (`npm run shop -- sales sum-again`), and none of it names a shopper.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { searchVector, words } from '#db/search-words.ts';
import { bytewiseText } from './bytewise-text.ts';

/** What was sold of a variant on a day of a time zone (db/functions/orders/sum_variants.sql). */
export const salesVariant = pgTable(
  'sales_variant',
  {
    zone: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Empty for what the day's orders were charged beside their items, such as delivery. */
    variant: bytewiseText().notNull(),
    units: integer().notNull(),
    /** What was paid for it: its price without its share of what a code took off. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.zone, table.day, table.variant] })],
);

/** The titles under which anything was ever sold, for the search of orders. */
export const soldTitle = pgTable(
  'sold_title',
  {
    /** The first 64 bits of its MD5. */
    hash: bigint({ mode: 'bigint' }).primaryKey(),
    title: text().notNull(),
    words: searchVector().generatedAlwaysAs(sql.raw(words('title', 1_000))),
    /** The time of the newest order with it, in unix seconds. */
    lastSeconds: bigint('last_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [
    // Without the list of pending entries, whose length decided whether a search used the index.
    index('sold_title_words').using('gin', table.words).with({ fastupdate: false }),
    index('sold_title_last').on(table.lastSeconds),
  ],
);

/** The orders that have an item of a title. Whose they are is found by their number. */
export const orderTitle = pgTable(
  'order_title',
  {
    hash: bigint({ mode: 'bigint' }).notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
    paymentIntent: bytewiseText('payment_intent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.createdSeconds, table.paymentIntent] }),
    // For the beginning of an id, which `order` has no index for: every purchase would pay for it.
    index('order_title_intent').on(table.paymentIntent),
  ],
);

/** Short lists, such as the best sellers, and how far back the sums reach; see today-figures.server.ts. */
export const adminFigure = pgTable('admin_figure', {
  name: text().primaryKey(),
  body: jsonb().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
