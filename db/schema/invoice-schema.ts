/** The tables of taxes and invoices: docs/decisions/064. */
import {
  bigint,
  bigserial,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The tax that prices include. Without any row there is none. */
export const taxRate = pgTable(
  'tax_rate',
  {
    /** Whose rate it is, as ISO 3166-1 has it; empty: of all countries that have none of their own. */
    country: text().notNull().default(''),
    /** `category:NAME`, `delivery`, `everything-else` or a tax category (app/features/tax/tax-rate.ts). */
    appliesTo: text('applies_to').notNull(),
    /** Hundredths of a percent. */
    basisPoints: integer('basis_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.appliesTo] })],
);

/** Who sells, as it stands on invoices: one row, or none. Its lock is held by whoever numbers invoices. */
export const seller = pgTable('seller', {
  key: text().primaryKey().default('seller'),
  /** app/features/invoices/invoice.ts has the shape. */
  details: jsonb().notNull(),
});

/** Orders that wait for the number of their invoice: those that were sold while there was a seller. */
export const invoiceDue = pgTable('invoice_due', {
  /** Rises with the sales, whatever a clock says. */
  place: bigserial({ mode: 'number' }).primaryKey(),
  paymentIntent: text('payment_intent').notNull().unique(),
});

/** The invoices by their numbers, from 1 on without gaps. A row is never changed. */
export const invoice = pgTable('invoice', {
  no: bigint({ mode: 'number' }).primaryKey(),
  /** The order's. Its owner is not here: an order can move to an account. */
  paymentIntent: text('payment_intent').notNull().unique(),
  /** The day in the shop's time zone. */
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  /** The seller as it was then. */
  seller: jsonb().notNull(),
});
