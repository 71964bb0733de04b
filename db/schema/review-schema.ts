/** The tables of reviews by people who bought: docs/decisions/106. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { bytewiseText } from './bytewise-text.ts';

/** What a shopper thinks of a product that it has bought: one for each of both, however often it was bought. */
export const review = pgTable(
  'review',
  {
    shopper: text().notNull(),
    /** The id that the variants of the product share. */
    product: text().notNull(),
    /** Names it to others, who learn nothing of the shopper by it. */
    id: bytewiseText().notNull(),
    /** The order that it was bought with. */
    paymentIntent: bytewiseText('payment_intent').notNull(),
    /** From 1 to 5. */
    stars: integer().notNull(),
    /** As the shopper wants to be called; empty names nobody. */
    name: text().notNull(),
    words: text().notNull(),
    /** Addresses of pictures of the shop. */
    pictures: text().array().notNull(),
    /** waiting, shown or hidden: review-state.ts. */
    state: text().notNull(),
    /** Rises with each change that the shopper makes. */
    version: integer().notNull().default(1),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
    /** What the shop says to it; empty when it says nothing. */
    answer: text().notNull().default(''),
    /** The version that the answer is to: a later one was never answered. */
    answeredVersion: integer('answered_version').notNull().default(0),
    /** How many have found it helpful. */
    helpful: integer().notNull().default(0),
    /** How many have reported it since staff has looked at it. */
    reports: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.product] }),
    unique('review_id').on(table.id),
    index('review_shown').on(table.product, table.writtenAt).where(sql`state = 'shown'`),
    // For staff: what waits for a look, and all of them, the newest first.
    index('review_to_look_at')
      .on(table.writtenAt)
      .where(sql`state = 'waiting' or state = 'shown' and reports > 0`),
    index('review_newest').on(table.writtenAt, table.id),
    check('review_stars', sql`stars between 1 and 5`),
  ],
);

/** Who has found a review helpful, or reported it: the key makes each count once. */
export const reviewVote = pgTable(
  'review_vote',
  {
    shopper: text().notNull(),
    review: bytewiseText().notNull(),
    /** helpful or report. */
    kind: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.review, table.kind] }),
    index('review_vote_review').on(table.review),
  ],
);

/** An order whose buyer wants to be asked for reviews by mail, some days after it has arrived. */
export const reviewRequest = pgTable(
  'review_request',
  {
    shopper: text().notNull(),
    paymentIntent: bytewiseText('payment_intent').notNull(),
    /** What the link that ends it holds. */
    code: bytewiseText().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its one mail was queued. */
    queuedAt: timestamp('queued_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent] }),
    unique('review_request_code').on(table.code),
    index('review_request_waits').on(table.askedAt).where(sql`queued_at is null`),
  ],
);
