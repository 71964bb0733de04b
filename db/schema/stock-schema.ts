/** The tables of the stock: docs/stock.md. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytewiseText } from './bytewise-text.ts';

/**
 * What there is of a product's variant, of a code's uses or of a credit's cents; what has no row is not counted. `on_hand`
 * lies on the shelf; `available` is what of that is neither held nor sold, negative after a recount that found less: of a
 * credit never.
 */
export const stock = pgTable(
  'stock',
  {
    /** The kind of what is counted, and its name: docs/decisions/092. */
    stockKey: bytewiseText('stock_key')
      .primaryKey()
      .generatedAlwaysAs(
        sql`coalesce('product:' || variant, 'code:' || code, 'credit:' || credit)`,
      ),
    /** One of the three; the others are null. */
    variant: bytewiseText().unique(),
    code: bytewiseText().unique(),
    credit: bytewiseText().unique(),
    onHand: integer('on_hand').notNull(),
    available: integer().notNull(),
    /** From this number on shoppers read how many are left. */
    low: integer().notNull().default(5),
  },
  () => [
    check('stock_of_one', sql`num_nonnulls(variant, code, credit) = 1`),
    check('credit_not_below_zero', sql`credit is null or least(on_hand, available) >= 0`),
  ],
);

/**
 * Units that a payment holds, from Buy Now on until its intent is cancelled. When the payment
 * becomes an order they are committed, until they are shipped or the order is cancelled.
 */
export const stockHold = pgTable(
  'stock_hold',
  {
    payment: text().notNull(),
    stockKey: bytewiseText('stock_key').notNull(),
    units: integer().notNull(),
    /** Whose the payment was: a guest may have joined an account since. */
    shopper: text().notNull(),
    /** The card provider's account, which alone can cancel the intent. */
    provider: text().notNull(),
    /** held or committed. */
    state: text().notNull().default('held'),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the sweep cancels the intent of a held one. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payment, table.stockKey] }),
    index('stock_hold_stock_key').on(table.stockKey),
    index('stock_hold_ends').on(table.provider, table.endsAt).where(sql`state = 'held'`),
  ],
);

/** The ledger of the stock: each fact once, by its reason and its reference. */
export const stockEntry = pgTable(
  'stock_entry',
  {
    stockKey: bytewiseText('stock_key').notNull(),
    /** cancelled takes nothing from the shelf; counted, shipped, returned and all others do. Of a credit: issued, changed, spent, refunded. */
    reason: text().notNull(),
    /** Of what an order does, its payment and a number: `payment/2`. */
    reference: bytewiseText().notNull(),
    /** Added; negative where taken. */
    units: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.stockKey, table.reason, table.reference] })],
);

/** Who waits for a variant to be back in stock; a row goes when its one mail is sent. */
export const stockWatch = pgTable(
  'stock_watch',
  {
    variant: bytewiseText().notNull(),
    /** An account, or of a guest the e-mail that was typed. */
    shopper: text().notNull(),
    isGuest: boolean('is_guest').notNull().default(false),
    /** What ends the mails to whom it is of, the same in all of its rows; it confirms those of a guest. */
    code: text().notNull(),
    /** Null until a guest has followed the link of the mail that asks. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its mail was queued. */
    queuedAt: timestamp('queued_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.variant, table.shopper] }),
    index('stock_watch_shopper').on(table.shopper),
    index('stock_watch_code').on(table.code),
  ],
);
