/** The catalogue: what can be bought, what it has cost, and the words and terms by which it is found. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
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

/**
 * What cards show, and searches filter and sort by: the rounded mean of the shop's own reviews, and until there is one
 * the rating of the catalogue.
 */
const RATING =
  '(case when review_count > 0 then round(review_stars::numeric / review_count)::int else rating end)';

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
 * collections; and whether it is on sale, and in stock. See docs/search.md.
 */
const facets = `array_to_tsvector(array[
  'a',
  'c' || ${CATEGORY},
  'f' || ${PRICE_CLASS},
  'e' || ${RATING}::text,
  'g' || ${RATING}::text || '.' || ${CATEGORY},
  'h' || ${RATING}::text || '.' || ${PRICE_CLASS},
  'k' || ${RATING}::text || '.' || ${PRICE_CLASS} || '.' || ${CATEGORY},
  'p0.' || ${priceBand(0)},
  'p1.' || ${priceBand(2)},
  'p2.' || ${priceBand(4)},
  'p3.' || ${priceBand(6)}
] || (array['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10'])[1:${RATING}]
  || array_remove(array[
    case when brand <> '' then 'b' || left(brand, 100) end,
    case when was_cents > price_cents then 's' end,
    case when not is_sold_out then 'i' end,
    ${option(0)},
    ${option(1)},
    ${option(2)}
  ], null)) || ${collections}`;

/** Ends category and brand in `facet_values`; no value has it (read-cell.ts). */
export const VALUE_END = '\x1f';

const valueEnd = `chr(${VALUE_END.charCodeAt(0)})`;

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
    /** As the catalogue says; from 1 on; 0 is not rated yet. */
    rating: integer().notNull(),
    /** How many ratings of its reviews are shown, and how many stars they have together (refresh_rating.sql). */
    reviewCount: integer('review_count').notNull().default(0),
    reviewStars: integer('review_stars').notNull().default(0),
    shownRating: integer('shown_rating').notNull().generatedAlwaysAs(sql.raw(RATING)),
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
    /** Where it lies, such as `B-12-3`, for staff; empty where that is not known. */
    shelf: text().notNull().default(''),
    /** Which rate of tax its price includes (tax-category.ts). */
    taxCategory: text('tax_category').notNull().default('standard'),
    /** `yes`: a gift card worth its price; else empty. */
    giftCard: text('gift_card').notNull().default(''),
    /** How much it holds, such as `500 ml` (unit-price.ts); empty where that is not known. */
    unitContent: text('unit_content').notNull().default(''),
    /** Regulation (EU) 2023/988, article 19: names with postal and electronic addresses, and warnings; empty for none. */
    manufacturer: text().notNull().default(''),
    responsiblePerson: text('responsible_person').notNull().default(''),
    safetyWarnings: text('safety_warnings').notNull().default(''),
    /** Values of the shop's own fields, pairs as in `options` (own-field.ts). */
    details: jsonb().$type<readonly (readonly [string, string])[]>().notNull().default([]),
    /** For search engines; empty where title and description do. */
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    /** Where its page was in an earlier shop, a path a line. */
    oldPaths: text('old_paths').notNull().default(''),
    /** The categories that it was in, the last eight: their addresses lead on (triggers.sql). */
    formerCategories: text('former_categories').array().notNull().default([]),
    /** For the search: whether it is counted, and none is available. Follows the stock soon (refresh_sold_out.sql). */
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    /** When it left the catalogue: baskets and orders that hold it still join it. 1970 where it never was in it. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** When what its page says has changed last (triggers.sql). */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    titleWords: searchVector('title_words').generatedAlwaysAs(
      sql.raw(`strip(${words('title', 1_000)})`),
    ),
    allWords: searchVector('all_words').generatedAlwaysAs(
      sql.raw(
        `setweight(${words('title', 1_000)}, 'A') || setweight(${words('category', 200)}, 'B') || ` +
          `setweight(${words('brand', 100)}, 'B') || (${words('sku', 100)}) || (${words('barcode', 14)}) || (${words('description', 10_000)})`,
      ),
    ),
    facets: searchVector().generatedAlwaysAs(sql.raw(facets)),
    /** Category, brand and options as searches count them: read apart they would take a third longer. */
    facetValues: text('facet_values').generatedAlwaysAs(
      sql.raw(`category || ${valueEnd} || brand || ${valueEnd} || options::text`),
    ),
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
    index('product_former_categories')
      .using('gin', table.formerCategories)
      .where(sql`former_categories <> '{}'`),
    index('product_sold_out').on(table.variant).where(sql`is_sold_out`),
    // Of withdrawn ones too: staff sees a product with all its variants.
    index('product_id').on(table.id, table.position, table.variant),
  ],
);

/**
 * What baskets and checkouts read of a variant. It follows `product` by triggers, and `stock` by `count_stock`: on a cluster
 * it lies on every node, where the baskets are, and a table with triggers does not.
 */
export const basketVariant = pgTable(
  'basket_variant',
  {
    variant: bytewiseText().primaryKey(),
    id: text().notNull(),
    title: text().notNull(),
    image: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    options: jsonb().notNull(),
    unitContent: text('unit_content').notNull(),
    shownRating: integer('shown_rating').notNull(),
    reviewCount: integer('review_count').notNull(),
    category: text().notNull(),
    taxCategory: text('tax_category').notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull(),
    /** Whether it has a row in `stock`: of one that is not counted nobody asks there. */
    isCounted: boolean('is_counted').notNull(),
    isGiftCard: boolean('is_gift_card').notNull(),
  },
  // Few: a shop that sells none asks which they are.
  (table) => [index('basket_variant_gift_card').on(table.variant).where(sql`${table.isGiftCard}`)],
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
