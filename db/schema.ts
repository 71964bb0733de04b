/**
 * The shop's tables. Money is integer US cents. Everything a shopper owns is keyed by the shopper
 * first: that column is the shard key when one machine is not enough.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Text that sorts by its bytes, as the browser sorts, whatever the database's own collation is. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Lexemes to search by: https://www.postgresql.org/docs/current/datatype-textsearch.html */
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Every sign is a gap, so that a typed word and a word of a title are cut alike. */
const SIGNS = '!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~\'‘’“”–—…·';

function words(column: string, mostLetters: number): string {
  const signs = SIGNS.replaceAll("'", "''");
  const text = `translate(left(${column}, ${mostLetters}), '${signs}', repeat(' ', ${SIGNS.length}))`;
  return `to_tsvector('english', ${text})`;
}

/**
 * What a search is narrowed by, as lexemes that no text has: category, price class and band, rating
 * exactly and at least, and whether the product is in one of the three samples by which common words are
 * searched. See docs/search.md.
 */
const facets = `array_to_tsvector(array_remove(array[
  '=c' || left(category, 100),
  '=f' || width_bucket(price_cents, array[1000, 2500, 5000, 10000, 25000, 50000, 100000])::text,
  '=p' || floor(ln(greatest(price_cents, 1)::float8) * 16)::int::text,
  '=e' || rating::text,
  case when position % 101 = 0 then '=t' end,
  case when position % 29 = 0 then '=s' end,
  case when position % 7 = 0 then '=m' end
], null) || (array['=r0', '=r1', '=r2', '=r3', '=r4', '=r5', '=r6', '=r7', '=r8', '=r9', '=r10'])[1:rating + 1])`;

/** What can be bought. `id` is not unique: two listings (two colours) may share it. */
export const product = pgTable(
  'product',
  {
    listing: bytewiseText().primaryKey(),
    id: text().notNull(),
    title: text().notNull(),
    image: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    rating: integer().notNull(),
    position: integer().notNull(),
    /** Plain text; empty when there is none. */
    description: text().notNull().default(''),
    /** Its name as shoppers read it; empty when the product is in none. */
    category: text().notNull().default(''),
    /** When it left the catalogue: baskets and orders that hold it still know what it was. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    titleWords: searchVector('title_words').generatedAlwaysAs(
      sql.raw(`strip(${words('title', 1_000)}) || ${facets}`),
    ),
    allWords: searchVector('all_words').generatedAlwaysAs(
      sql.raw(
        `setweight(${words('title', 1_000)}, 'A') || setweight(${words('category', 200)}, 'B') || ` +
          `${words('description', 10_000)} || ${facets}`,
      ),
    ),
  },
  (table) => [
    index('product_title_words').using('gin', table.titleWords).where(sql`withdrawn_at is null`),
    index('product_all_words').using('gin', table.allWords).where(sql`withdrawn_at is null`),
    index('product_position').on(table.position, table.listing).where(sql`withdrawn_at is null`),
    index('product_category')
      .on(table.category, table.position, table.listing)
      .where(sql`withdrawn_at is null`),
    index('product_id')
      .on(table.id, table.position, table.listing)
      .where(sql`withdrawn_at is null`),
  ],
);

/** The words of titles and categories, to complete and to correct what shoppers type. */
export const searchWord = pgTable('search_word', {
  word: bytewiseText().primaryKey(),
  /** What a search looks for when the word is meant. */
  lexeme: text().notNull(),
  /** How many products have it. */
  products: integer().notNull(),
});

/** Each word by the groups of three letters in it: a misspelt word shares most with the right one. */
export const searchTrigram = pgTable(
  'search_trigram',
  { trigram: bytewiseText().notNull(), word: bytewiseText().notNull() },
  (table) => [primaryKey({ columns: [table.trigram, table.word] })],
);

/**
 * Who is shopping: a guest (its id is a hash of the secret in the browser's cookie) or an account
 * (its id is the account's uid). Locking this row serialises everything the shopper changes.
 */
export const shopper = pgTable('shopper', {
  id: text().primaryKey(),
  joinedTo: text('joined_to'),
  /** Rises with every change of the basket, so that the newest of two answers can be told. */
  basketVersion: integer('basket_version').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One thing in a basket. `line` grows and is never reused, whoever the basket belongs to. */
export const basketLine = pgTable(
  'basket_line',
  {
    shopper: text().notNull(),
    line: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    listing: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the shopper removed it: it is in no basket, but can be put back for a while. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.line] }),
    index('basket_line_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

/** One try to be paid for a frozen basket. After it is made only state, intent and owner change. */
export const payment = pgTable(
  'payment',
  {
    shopper: text().notNull(),
    payment: text().notNull(),
    /** The card provider's account and mode: an intent means nothing to any other. */
    provider: text().notNull(),
    intent: text(),
    /** creating, open, cancelling, cancelled, ordered, refund_due, refunded or refund_failed. */
    state: text().notNull(),
    /** The frozen basket: items as they were shown, each with its line. */
    items: jsonb().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Bookkeeping of the sweep, which asks the provider about payments that nobody reported. */
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
      .where(sql`state in ('creating', 'open', 'cancelling', 'refund_due')`),
  ],
);

/** A paid basket, kept under the intent that paid it; `created` is the intent's, in unix seconds. */
export const order = pgTable(
  'order',
  {
    shopper: text().notNull(),
    paymentIntent: bytewiseText('payment_intent').notNull(),
    items: jsonb().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent] }),
    index('order_newest').on(
      table.shopper,
      table.createdSeconds.desc(),
      table.paymentIntent.desc(),
    ),
    // The books: everybody's orders of some days.
    index('order_created').on(table.createdSeconds, table.paymentIntent),
  ],
);

/** The claim that makes a line be sold at most once. */
export const orderLine = pgTable(
  'order_line',
  {
    shopper: text().notNull(),
    line: bigint({ mode: 'number' }).notNull(),
    paymentIntent: text('payment_intent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopper, table.line] })],
);

/** A charge that could not become an order and goes back in full. */
export const refund = pgTable(
  'refund',
  {
    shopper: text().notNull(),
    paymentIntent: text('payment_intent').notNull(),
    /** Why the charge could not become an order: lines_sold or amount_differs. */
    reason: text().notNull(),
    /** due, pending, refunded or failed. */
    state: text().notNull(),
    /** The provider's refund once there is one. */
    refundId: text('refund_id'),
    /** Rises only after a definite refusal; payment and attempt make the idempotency key. */
    attempt: integer().notNull().default(1),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopper, table.paymentIntent] })],
);

/** The provider's events whose work is done, each once. */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    shopper: text().notNull(),
    event: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shopper, table.event] })],
);

/** How often a caller did something lately; shared by all processes. */
export const callRate = pgTable('call_rate', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});

/** Secrets that the shop makes for itself at the first start, one row each. */
export const shopSecret = pgTable('shop_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});
