/** The table of declarations of withdrawal that name an order and do not come from its own page. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytewiseText } from './bytewise-text.ts';

/** Takes effect once the link of its acknowledgement is followed, or staff sees to it: anybody can type a number and an e-mail. */
export const withdrawalDeclaration = pgTable(
  'withdrawal_declaration',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    /** As it was typed, without spaces. */
    orderNumber: bytewiseText('order_number').notNull(),
    /** whole or some. */
    extent: text().notNull(),
    /** The order that has this number and this e-mail; null where there is none. */
    paymentIntent: bytewiseText('payment_intent'),
    declaredAt: timestamp('declared_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it took effect, or staff had seen to it. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    // What is declared twice is one declaration, and one mail.
    uniqueIndex('withdrawal_declaration_open')
      .on(table.orderNumber, table.email, table.extent)
      .where(sql`settled_at is null`),
    index('withdrawal_declaration_order').on(table.paymentIntent),
    index('withdrawal_declaration_waits').on(table.declaredAt).where(sql`settled_at is null`),
  ],
);
