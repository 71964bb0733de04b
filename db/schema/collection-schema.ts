/**
 * Collections: products that a shopkeeper shows together, in an order. A product, whatever its variants, may be in many.
 * And the home page, which may show some of them.
 */
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytewiseText } from './bytewise-text.ts';

export const collection = pgTable('collection', {
  /** Stands in the address of its page, and never changes. */
  handle: bytewiseText().primaryKey(),
  /** Empty: staff alone sees it. */
  title: text().notNull().default(''),
  /** As a description of a product; empty without one. */
  text: text().notNull().default(''),
  /** The address of its picture; empty without one. */
  image: text().notNull().default(''),
});

/** Which products are in which collection. `product.collections` follows from it. */
export const collectionProduct = pgTable(
  'collection_product',
  {
    collection: bytewiseText().notNull(),
    /** The id that its variants share. */
    product: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.product] }),
    index('collection_product_order').on(table.collection, table.position, table.product),
    index('collection_product_product').on(table.product),
  ],
);

/** One row, `no` 1, once the home page is another than it comes. */
export const homePage = pgTable('home_page', {
  no: integer().primaryKey(),
  /** In their order: app/features/catalogue/pages/home/home-section.ts. */
  sections: jsonb().notNull(),
});
