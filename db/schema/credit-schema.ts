/** The table of gift cards and store credit: docs/decisions/123. Their balances are stock. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Money that the shop owes to whoever has the code, or to an account. Its row of `stock` has the balance. */
export const credit = pgTable(
  'credit',
  {
    id: text().primaryKey(),
    /** The account whose store credit it is; null of a gift card. */
    shopper: text(),
    /** SHA-256 of the code of a gift card; null until it is sent, and of store credit. */
    codeHash: text('code_hash'),
    /** The last letters of the code, by which people tell cards apart. */
    ending: text(),
    /** As a payment has it: in another currency it pays for nothing. */
    currency: text().notNull(),
    /** Where the code is mailed; null where staff hands it over. */
    email: text(),
    /** Who gives it and what they say, until it is sent. */
    giver: text().notNull().default(''),
    message: text().notNull().default(''),
    /** When it is mailed; null: never. */
    sendAt: timestamp('send_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The actor, as in the audit log. */
    madeBy: text('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
    /** When staff ended it. */
    voidedAt: timestamp('voided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('credit_code').on(table.codeHash),
    uniqueIndex('credit_of_account').on(table.shopper).where(sql`shopper is not null`),
    index('credit_to_send')
      .on(table.sendAt)
      .where(sql`sent_at is null and send_at is not null and voided_at is null`),
    index('credit_made').on(table.madeAt, table.id),
    index('credit_ending').on(table.ending, table.madeAt, table.id),
  ],
);
