/**
 * The shop's tables. Money is integer US cents. Everything a shopper owns is keyed by the shopper
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
import { searchVector, words } from '#db/search-words.ts';
import { bytewiseText } from './bytewise-text.ts';

/** Index terms of the category and of the class of price (price-classes.ts). */
const CATEGORY = 'left(category, 100)';
const PRICE_CLASS =
  'width_bucket(price_cents, array[1000, 2500, 5000, 10000, 25000, 50000, 100000])::text';

/** The index term of the price band (price-bands.ts), of which there are `1 << shift`. */
function priceBand(shift: number): string {
  return `(floor(ln(greatest(price_cents, 1)::float8) * 16)::int >> ${shift})::text`;
}

/** The index term of one of its options, of which there are at most three; null where it has fewer. */
function option(place: number): string {
  const pair = `options -> ${place}`;
  return `'o' || left(${pair} ->> 0, 100) || e'\\n' || left(${pair} ->> 1, 100)`;
}

/** The index terms of its collections. As a text: a generated column has no subquery that could go through an array. */
const collections = String.raw`regexp_replace(
  array_to_tsvector(collections)::text, '''((?:[^'']|'''')+)''', '''l\1''', 'g'
)::tsvector`;

/**
 * The index terms that a search filters by: a term of every product; its category, class of price and
 * stars, alone and in each combination that has stars; its price bands; each minimum of stars; its brand, options and
 * collections; and whether it is on sale. See docs/search.md.
 */
const facets = `array_to_tsvector(array[
  'a',
  'c' || ${CATEGORY},
  'f' || ${PRICE_CLASS},
  'e' || rating::text,
  'g' || rating::text || '.' || ${CATEGORY},
  'h' || rating::text || '.' || ${PRICE_CLASS},
  'k' || rating::text || '.' || ${PRICE_CLASS} || '.' || ${CATEGORY},
  'p0.' || ${priceBand(0)},
  'p1.' || ${priceBand(2)},
  'p2.' || ${priceBand(4)},
  'p3.' || ${priceBand(6)}
] || (array['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10'])[1:rating]
  || array_remove(array[
    case when brand <> '' then 'b' || left(brand, 100) end,
    case when was_cents > price_cents then 's' end,
    ${option(0)},
    ${option(1)},
    ${option(2)}
  ], null)) || ${collections}`;

/** What can be bought. `id` is not unique: two variants (two colours) may share it. */
export const product = pgTable(
  'product',
  {
    variant: bytewiseText().primaryKey(),
    id: text().notNull(),
    title: text().notNull(),
    image: text().notNull(),
    /** The other pictures, one a line; empty when there is no other. */
    images: text().notNull().default(''),
    /** Pairs of the address of a picture and what it shows. */
    altTexts: jsonb('alt_texts')
      .$type<readonly (readonly [string, string])[]>()
      .notNull()
      .default([]),
    priceCents: integer('price_cents').notNull(),
    /** The price before; 0 is none. Shown while it is higher than the price. */
    wasCents: integer('was_cents').notNull().default(0),
    /** From 1 on; 0 is not rated yet. */
    rating: integer().notNull(),
    position: integer().notNull(),
    /** Pairs of a name and this variant's value, at most three: `[["Colour", "Sand"], ["Size", "M"]]` (options.ts). */
    options: jsonb().$type<readonly (readonly [string, string])[]>().notNull().default([]),
    /** Plain text; empty without a description. */
    description: text().notNull().default(''),
    /** The category's name for shoppers; empty without a category. */
    category: text().notNull().default(''),
    brand: text().notNull().default(''),
    /** The handles of the collections that its product is in: terms for the search, written from `collection_product`. */
    collections: text().array().notNull().default([]),
    /** The shop's own article number. */
    sku: text().notNull().default(''),
    /** A GTIN whose check digit is right. */
    barcode: text().notNull().default(''),
    /** 0 is not known. */
    weightGrams: integer('weight_grams').notNull().default(0),
    /** Values of the shop's own fields, pairs as in `options` (own-field.ts). */
    details: jsonb().$type<readonly (readonly [string, string])[]>().notNull().default([]),
    /** For search engines; empty where title and description do. */
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    /** Where its page was in an earlier shop, a path a line. */
    oldPaths: text('old_paths').notNull().default(''),
    /** When it left the catalogue: baskets and orders that hold it still join it. 1970 where it never was in it. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    titleWords: searchVector('title_words').generatedAlwaysAs(
      sql.raw(`strip(${words('title', 1_000)})`),
    ),
    allWords: searchVector('all_words').generatedAlwaysAs(
      sql.raw(
        `setweight(${words('title', 1_000)}, 'A') || setweight(${words('category', 200)}, 'B') || ` +
          `setweight(${words('brand', 100)}, 'B') || ${words('sku', 100)} || ${words('barcode', 14)} || ${words('description', 10_000)}`,
      ),
    ),
    facets: searchVector().generatedAlwaysAs(sql.raw(facets)),
  },
  (table) => [
    // The whole index, and three samples by which common words are searched.
    ...[null, 8, 32, 128].map((everyNth) =>
      index(everyNth === null ? 'product_search' : `product_search_${everyNth}`)
        .using('gin', table.titleWords, table.allWords, table.facets)
        .where(
          everyNth === null
            ? sql`withdrawn_at is null`
            : sql.raw(`withdrawn_at is null and hashtext(variant) & ${everyNth - 1} = 0`),
        ),
    ),
    index('product_position').on(table.position, table.variant).where(sql`withdrawn_at is null`),
    index('product_category')
      .on(table.category, table.position, table.variant)
      .where(sql`withdrawn_at is null`),
    index('product_old_paths')
      .using('gin', sql`string_to_array(old_paths, e'\\n')`)
      .where(sql`old_paths <> ''`),
    // Of withdrawn ones too: staff sees a product with all its variants.
    index('product_id').on(table.id, table.position, table.variant),
  ],
);

/** The fields of a product that the shop has declared for itself (own-field.ts), in the order of their numbers. */
export const ownField = pgTable('own_field', {
  number: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  /** text, number or yes-no. */
  type: text().notNull(),
  /** On the page of a product. */
  isShown: boolean('is_shown').notNull(),
});

/** Which of the shop's pictures was fetched from an address, so that none is fetched twice. */
export const fetchedPicture = pgTable('fetched_picture', {
  address: text().primaryKey(),
  picture: text().notNull(),
});

/**
 * What each variant costs from a moment on: written by a trigger of the product table, whichever way a price changes, and
 * kept whatever becomes of the variant.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    variant: bytewiseText().notNull(),
    cents: integer().notNull(),
    fromAt: timestamp('from_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.variant, table.fromAt] })],
);

/** The words of titles, categories and brands, to complete and to correct queries. */
export const searchWord = pgTable('search_word', {
  word: bytewiseText().primaryKey(),
  /** The lexeme that the word is searched by. */
  lexeme: text().notNull(),
  /** How many products have it. */
  products: integer().notNull(),
});

/** The trigrams of each word: a misspelt word shares most of them with the right one. */
export const searchTrigram = pgTable(
  'search_trigram',
  { trigram: bytewiseText().notNull(), word: bytewiseText().notNull() },
  (table) => [primaryKey({ columns: [table.trigram, table.word] })],
);

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
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the shopper removed it: out of the basket, but restorable for a while. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.line] }),
    index('basket_line_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

/** One attempt to pay for a frozen basket. Only state, intent and owner change after the insert. */
export const payment = pgTable(
  'payment',
  {
    shopper: text().notNull(),
    payment: text().notNull(),
    /** The card provider's account and mode: an intent exists in no other. */
    provider: text().notNull(),
    intent: text(),
    /** creating, open, cancelling, cancelled, ordered, refund_due, refunded or refund_failed. */
    state: text().notNull(),
    /** The frozen basket: items as they were shown, each with its line. */
    items: jsonb().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** What a guest gave for the confirmation; `order_contact` has it once there is an order. */
    email: text(),
    /** Of an order of nothing: who may be told that it was placed or cancelled, ids of accounts and e-mails in small letters. */
    told: jsonb().notNull().default([]),
    /** Its counted variants with their units, `{"lamp": 2}`, of which it needs a hold; null: none. */
    units: jsonb(),
    /** What is frozen beside the items (app/features/delivery/terms.ts); null: as in the specification. */
    terms: jsonb(),
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

/** Secrets that the shop generates at its first start, one row each. */
export const shopSecret = pgTable('shop_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});
