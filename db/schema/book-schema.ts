/** The tables of the books: links that download a part of them once, and what the card provider has paid out. */
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Whoever has the link downloads its file, once. */
export const bookLink = pgTable('book_link', {
  id: text().primaryKey(),
  /** SHA-256 of its key, in hex. */
  keyHash: text('key_hash').notNull(),
  /** Which file: the input of `books.export`. */
  request: jsonb().notNull(),
  /** A member of the staff, a token, or a user of the system, as in `audit_log`. */
  madeBy: text('made_by').notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
  endsAt: instant('ends_at').notNull(),
  usedAt: instant('used_at'),
  /** When staff has taken it back. */
  endedAt: instant('ended_at'),
});

/** Money that the card provider sends to the shop's bank. */
export const payout = pgTable(
  'payout',
  {
    id: text().primaryKey(),
    /** The day on which it reaches the bank, as the provider says: 2026-11-30. */
    day: text().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** The provider's word for how far it is: pending, in_transit, paid, failed, canceled. */
    status: text().notNull(),
    /** Whether the provider says what it is made of: it does not of what somebody has paid out by hand. */
    isItemised: boolean('is_itemised').notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [index('payout_day').on(table.day, table.id)],
);

/** What a payout is made of; never changes. */
export const payoutLine = pgTable(
  'payout_line',
  {
    payout: text().notNull(),
    /** The provider's id of the transaction. */
    id: text().notNull(),
    /** A kind of app/features/books/payout.ts. */
    kind: text().notNull(),
    /** The provider's own word for it. */
    providerKind: text('provider_kind').notNull(),
    /** The charge, refund or dispute that it is of. */
    source: text(),
    paymentIntent: text('payment_intent'),
    grossCents: bigint('gross_cents', { mode: 'number' }).notNull(),
    feeCents: bigint('fee_cents', { mode: 'number' }).notNull(),
    netCents: bigint('net_cents', { mode: 'number' }).notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.payout, table.id] })],
);
