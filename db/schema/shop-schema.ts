/**
 * The tables of shoppers. Money is integer US cents. Everything a shopper owns is keyed by the shopper
 * first: that column is the shard key when one machine is not enough.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytewiseText } from './bytewise-text.ts';

/**
 * A shopper: a guest (its id is a hash of the secret in the browser's cookie) or an account
 * (its id is the account's uid). Locking this row serialises everything the shopper changes.
 */
export const shopper = pgTable(
  'shopper',
  {
    id: text().primaryKey(),
    mergedInto: text('merged_into'),
    mergedAt: timestamp('merged_at', { withTimezone: true }),
    /** Rises with every change of the basket: of two answers the higher is the newer. */
    basketVersion: integer('basket_version').notNull().default(0),
    /** What the visit came from that filled the basket (visit-source.ts); null: it is not known. */
    source: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the sweep looks whether to forget this guest; null for who is never forgotten. */
    forgetDueAt: timestamp('forget_due_at', { withTimezone: true }).default(
      sql`now() + interval '30 days'`,
    ),
  },
  (table) => [
    index('shopper_forget_due').on(table.forgetDueAt).where(sql`forget_due_at is not null`),
  ],
);

/**
 * One item in a basket. `line` grows and is never reused, whoever the basket belongs to: it keeps its number when it
 * moves to an account, so that what was sold never comes back.
 */
export const basketLine = pgTable(
  'basket_line',
  {
    shopper: text().notNull(),
    line: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    variant: text().notNull(),
    /** The order of a basket: on a cluster each node counts its own lines. Not now(): who waited for the lock comes after who held it. */
    addedAt: timestamp('added_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When the shopper removed it: out of the basket, but restorable for a while. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.line] }),
    index('basket_line_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

/** A link that shows a basket to whoever has it. */
export const sharedBasket = pgTable(
  'shared_basket',
  {
    /** What the link ends with. */
    token: text().primaryKey(),
    /** Whose basket it is. */
    shopper: text().notNull(),
    /** Whether who opens it may add to it. */
    mayAdd: boolean('may_add').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('shared_basket_shopper').on(table.shopper)],
);

/**
 * An order that staff makes for a customer: what it is for is the basket of its own guest (decision 114). `shopper` is
 * that guest, or the account that it has joined.
 */
export const draftOrder = pgTable(
  'draft_order',
  {
    shopper: text().notNull(),
    /** Random; its guest's secret and the key of its link are made of it. */
    draft: text().notNull(),
    /** Where the link and the confirmation go. */
    email: text(),
    /** For staff alone. */
    note: text().notNull().default(''),
    /** The actor, as in the audit log. */
    madeBy: text('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until when its link opens it; null: staff has made no link yet. */
    linkUntil: timestamp('link_until', { withTimezone: true }),
    /** The one that its link has opened it for (open-draft.server.ts); null: whoever presses first. */
    openedBy: text('opened_by'),
    /** When staff ended it. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** What it was for when it joined an account; null of a guest, all of whose basket it is. */
    joinedLines: bigint('joined_lines', { mode: 'number' }).array(),
    /** The order that it has become. */
    paymentIntent: bytewiseText('payment_intent'),
    /** The order of which something comes back, and that it is in exchange for. */
    exchangeFor: bytewiseText('exchange_for'),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.draft] }),
    index('draft_order_draft').on(table.draft),
    index('draft_order_made').on(table.madeAt),
    index('draft_order_exchange').on(table.exchangeFor).where(sql`exchange_for is not null`),
    index('draft_order_exchanged').on(table.paymentIntent).where(sql`exchange_for is not null`),
  ],
);

/** One attempt to pay for a frozen basket. Only state, intent and owner change after the insert. */
export const payment = pgTable(
  'payment',
  {
    shopper: text().notNull(),
    payment: text().notNull(),
    /** The card provider's account and mode: an intent exists in no other. `by_hand`: it is paid without one. */
    provider: text().notNull(),
    intent: text(),
    /** creating, open, cancelling, cancelled, ordered, refund_due, refunded or refund_failed. */
    state: text().notNull(),
    /** The frozen basket: items as they were shown, each with its line. */
    items: jsonb().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** As the provider spells it. */
    currency: text().notNull().default('usd'),
    /** What a guest gave for the confirmation; `order_contact` has it once there is an order. */
    email: text(),
    /** Of an order of nothing: who may be told that it was placed or cancelled, ids of accounts and e-mails in small letters. */
    told: jsonb().notNull().default([]),
    /** Its counted variants with their units, `{"lamp": 2}`, of which it needs a hold; null: none. */
    units: jsonb(),
    /** What is frozen beside the items (app/features/delivery/terms.ts); null: the placeholder delivery, no discount and no tax. */
    terms: jsonb(),
    /** How staff has seen it paid without a card (app/features/invoices/paid-by-hand.ts); null: by the provider. */
    byHand: jsonb('by_hand'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** For the sweep, which checks unreported payments with the provider. */
    sweepDueAt: timestamp('sweep_due_at', { withTimezone: true }).notNull().defaultNow(),
    sweepTries: integer('sweep_tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.payment] }),
    uniqueIndex('payment_intent').on(table.shopper, table.intent),
    uniqueIndex('payment_one_open')
      .on(table.shopper, table.provider)
      .where(sql`state in ('creating', 'open')`),
    index('payment_sweep_due')
      .on(table.provider, table.sweepDueAt)
      .where(sql`state in ('creating', 'open', 'cancelling')`),
  ],
);

/**
 * Every intent that the provider has named for a payment. A stray is one that the payment does not
 * have: it is cancelled, and what was paid on it goes back.
 */
export const intent = pgTable(
  'intent',
  {
    shopper: text().notNull(),
    intent: text().notNull(),
    payment: text().notNull(),
    provider: text().notNull(),
    /** own, stray, cancelled, refund_due, refunded or refund_failed; of an own one the payment says more. */
    state: text().notNull(),
    /** For the sweep, as a payment's. */
    sweepDueAt: timestamp('sweep_due_at', { withTimezone: true }).notNull().defaultNow(),
    sweepTries: integer('sweep_tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.intent] }),
    index('intent_sweep_due').on(table.provider, table.sweepDueAt).where(sql`state = 'stray'`),
  ],
);

/** Rate limits: the requests counted under a key in its window, across all processes. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});

/** The network that a payment was started from last, for a day: who tries stolen cards is known by it. */
export const paymentClient = pgTable(
  'payment_client',
  {
    intent: text().primaryKey(),
    /** An IPv4 address, or the /64 network of an IPv6 address. */
    client: text().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('payment_client_asked').on(table.askedAt)],
);

/** One row once it is another than dollars: the currency that all amounts are in. */
export const shopCurrency = pgTable('shop_currency', {
  /** A code of ISO 4217. */
  code: text().primaryKey(),
});

/** What staff has set (app/features/settings/shop-settings.ts), one row each; what has none is as it comes. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  /** As a variable of the environment would have it. */
  value: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  /** The actor, as in the audit log. */
  changedBy: text('changed_by').notNull(),
});

/** Secrets that the shop generates at its first start, one row each. */
export const shopSecret = pgTable('shop_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});
