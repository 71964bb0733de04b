/** The tables of the books: closed months, links that download a part of them once, and what the card provider has paid out. */
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

/** A month that is closed: what it came to, and by what it is known that nothing of it has changed (docs/decisions/124). */
export const bookMonth = pgTable('book_month', {
  /** 2026-11 */
  month: text().primaryKey(),
  /** The shop's when it was closed: its files are written in it. */
  timeZone: text('time_zone').notNull(),
  /** From its first second to the first that is not in it. */
  fromSeconds: bigint('from_seconds', { mode: 'number' }).notNull(),
  untilSeconds: bigint('until_seconds', { mode: 'number' }).notNull(),
  /** MonthSums */
  sums: jsonb().notNull(),
  /** SHA-256 of its rows and of its payouts, in hex. */
  rowsDigest: text('rows_digest').notNull(),
  payoutsDigest: text('payouts_digest').notNull(),
  /** Why it was closed although something was open; empty where nothing was. */
  evenSo: text('even_so').notNull(),
  /** As in `audit_log`. */
  closedBy: text('closed_by').notNull(),
  closedAt: instant('closed_at').notNull().defaultNow(),
});

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
    /** The day by which it stands in the books: that one, or the first of the open month where its month was closed before the shop knew of it. */
    bookedDay: text('booked_day').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** The provider's word for how far it is: pending, in_transit, paid, failed, canceled. */
    status: text().notNull(),
    /** Whether the provider says what it is made of: it does not of what somebody has paid out by hand. */
    isItemised: boolean('is_itemised').notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [index('payout_booked').on(table.bookedDay, table.id)],
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
