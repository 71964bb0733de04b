/** The tables of what shoppers say before they pay: docs/delivery.md. */
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a shopper has chosen for its next payments. A guest's leaves with the guest. */
export const checkout = pgTable('checkout', {
  shopper: text().primaryKey(),
  /** The id of a way of delivery that was offered. */
  option: text(),
  /** What a plugin has offered for what (app/features/delivery/offer-delivery.server.ts). */
  quote: jsonb(),
  /** The name of a code, as it was typed in capitals. */
  code: text(),
  /** The id of the gift card or store credit that pays for it. */
  credit: text(),
  /** The VAT number of a business, as it was typed in capitals (app/features/tax/vat-number.ts). */
  vatNumber: text('vat_number'),
  /** What the shopper asks of the shop (app/features/delivery/requests/order-requests.ts); without a gift its message is null. */
  note: text(),
  giftMessage: text('gift_message'),
  /** For whom the gift cards are that are bought (app/features/credits/bought-cards.ts). */
  giftTo: jsonb('gift_to'),
  /** Of a guest, where nothing is sold without one: before there is a payment to keep it with. */
  email: text(),
});

/**
 * The addresses of a shopper: its next order goes to the one that was used last. A guest has one at most, which leaves
 * with the guest (app/features/delivery/saved/saved-addresses.server.ts).
 */
export const savedAddress = pgTable(
  'saved_address',
  {
    shopper: text().notNull(),
    id: text().notNull(),
    /** app/features/delivery/address/address.ts */
    address: jsonb().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopper, table.id] })],
);

/** Where orders go, and what that costs. Without any row delivery is free everywhere. */
export const deliveryZone = pgTable('delivery_zone', {
  name: text().primaryKey(),
  /** Codes (app/features/delivery/delivery-zone.ts). */
  countries: jsonb().notNull(),
  /** The methods by which orders are delivered there, in the order in which they are offered. */
  methods: jsonb().notNull(),
});

/** Codes that take something off: docs/decisions/057. One that is over stays, for the orders that used it. */
export const discountCode = pgTable('discount_code', {
  name: text().primaryKey(),
  /** Of the items, from 1 to 100; null for an amount. */
  sharePercent: integer('share_percent'),
  amountCents: bigint('amount_cents', { mode: 'number' }),
  fromAt: timestamp('from_at', { withTimezone: true }),
  toAt: timestamp('to_at', { withTimezone: true }),
  /** Uses in all, which are its stock; null: without limit. */
  uses: integer(),
  /** The most uses of one shopper; null: without limit. */
  usesEach: integer('uses_each'),
});
