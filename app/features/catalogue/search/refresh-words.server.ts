/**
 * Brings the list of words up to date after a change of the catalogue. In small steps: the embedded
 * database runs on the event loop of the shop, which serves requests in between.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { createPace } from '#app/shared/pace.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

/** The most common ones are listed; a rarer word is found when it is typed in full. */
const MAX_LISTED_WORDS = 100_000;

const MIN_WORD_LETTERS = 2;
const MAX_WORD_LETTERS = 40;

/** The key of the advisory lock that all refreshes take; an arbitrary number. */
const REFRESH_LOCK = 7_226_552;

const PRODUCTS_AT_ONCE = 5_000;
const WORDS_AT_ONCE = 2_000;

/** The words of titles, categories and brands, a product a row, for `ts_stat`; with two `%L` variants. */
const TITLES = `
  select to_tsvector('simple', translate(left(title, 1000) || ' ' || left(category, 200) || ' ' || brand,
    '!"#$%%&()*+,-./:;<=>?@[\\]^_\`{|}~''‘’“”–—…·', repeat(' ', 40)))
  from product where withdrawn_at is null and variant > %L and variant <= %L`;

type Counts = Map<string, number>;

const lastSchema = z.object({ last: z.string().nullable() });
const wordSchema = z.object({ word: z.string(), products: z.number() });
const missingSchema = z.object({ missing: z.boolean() });

/** The number of products that have each word. */
async function countWords(tx: Queries): Promise<Counts> {
  const counts: Counts = new Map();
  const pace = createPace(PRODUCTS_AT_ONCE);
  async function count(after: string, size: number): Promise<string | null> {
    const [{ last } = { last: null }] = await readRows(
      tx,
      lastSchema,
      sql`select max(variant) as last from (
        select variant from product where variant > ${after} order by variant
        limit ${size}) as read`,
    );
    if (last === null) return null;
    const words = await readRows(
      tx,
      wordSchema,
      sql`
      select word, ndoc as products from ts_stat(format(${TITLES}, ${after}::text, ${last}::text))
      where char_length(word) between ${MIN_WORD_LETTERS} and ${MAX_WORD_LETTERS} and word !~ '^[0-9]+$'`,
    );
    for (const { word, products } of words) {
      counts.set(word, (counts.get(word) ?? 0) + products);
    }
    return last;
  }
  for (let after: string | null = ''; after !== null; ) {
    const last: string = after;
    after = await pace.step((size) => count(last, size));
  }
  return counts;
}

function commonest(counts: Counts): Counts {
  if (counts.size <= MAX_LISTED_WORDS) return counts;
  const all = [...counts].toSorted(
    ([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1),
  );
  return new Map(all.slice(0, MAX_LISTED_WORDS));
}

type Changes = {
  added: [word: string, products: number][];
  /** Words whose number of products has changed. */
  recounted: [word: string, products: number][];
  removed: string[];
};

/** The differences between the stored words and the current counts. */
async function readChanges(tx: Queries, counts: Counts): Promise<Changes> {
  const added = new Map(counts);
  const recounted: Changes['recounted'] = [];
  const removed: string[] = [];
  let after = '';
  for (;;) {
    const rows = await readRows(
      tx,
      wordSchema,
      sql`select word, products from search_word where word > ${after} order by word
        limit ${WORDS_AT_ONCE}`,
    );
    for (const { word, products } of rows) {
      const count = counts.get(word);
      added.delete(word);
      if (count === undefined) removed.push(word);
      else if (count !== products) recounted.push([word, count]);
    }
    after = rows.at(-1)?.word ?? '';
    if (rows.length < WORDS_AT_ONCE) return { added: [...added], recounted, removed };
    await nextTurn();
  }
}

async function inBatches<Value>(
  all: readonly Value[],
  work: (batch: readonly Value[]) => Promise<unknown>,
): Promise<void> {
  const pace = createPace(WORDS_AT_ONCE);
  for (let start = 0; start < all.length; ) {
    await pace.step(async (size) => {
      await work(all.slice(start, start + size));
      start += size;
    });
  }
}

/** Each word of the column `word` with its trigrams, as `trigrams` in nearest-word.ts makes them. */
function trigramsOf(words: SQL): SQL {
  return sql`select distinct substr('  ' || word || ' ', start, 3) collate "C" as trigram, word
    from ${words}, generate_series(1, char_length(word) + 1) as start`;
}

async function removeWords(tx: Queries, removed: readonly string[]): Promise<void> {
  await inBatches(removed, async (batch) => {
    const words = sql`(select unnest(${sql.param(batch)}::text[]) collate "C" as word) as removed`;
    await tx.execute(sql`
      delete from search_trigram using (${trigramsOf(words)}) as removed
      where search_trigram.trigram = removed.trigram and search_trigram.word = removed.word`);
    await tx.execute(
      sql`delete from search_word using ${words} where search_word.word = removed.word`,
    );
  });
}

async function writeWords(tx: Queries, { added, recounted }: Changes): Promise<void> {
  await inBatches([...added, ...recounted], async (batch) => {
    const words = sql.param(batch.map(([word]) => word));
    const products = sql.param(batch.map(([, count]) => count));
    await tx.execute(sql`
      insert into search_word (word, lexeme, products)
      select word, lexeme, products from (
        select word, products, (tsvector_to_array(
          fold_letters(to_tsvector('shop_words', word)::text)::tsvector))[1] as lexeme
        from unnest(${words}::text[], ${products}::int[]) as counted (word, products)) as analysed
      where lexeme is not null
      on conflict (word) do update set products = excluded.products`);
  });
  await inBatches(added, async (batch) => {
    const words = sql.param(batch.map(([word]) => word));
    await tx.execute(sql`
      insert into search_trigram (trigram, word)
      ${trigramsOf(sql`(select word from search_word where word = any(${words}::text[])) as added`)}
      on conflict do nothing`);
  });
}

const INDEXES = ['product_search', 'product_search_8', 'product_search_32', 'product_search_128'];
const TABLES = ['product', 'search_word', 'search_trigram'];

/** Until the end of the transaction nobody else brings words up to date: taken before any lock of a table. */
export async function lockSearchWords(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REFRESH_LOCK}::bigint)`);
}

/**
 * Brings words, indexes and statistics of searches up to date. To be called after every change of the
 * catalogue, best inside its transaction; takes about ten seconds for a million products.
 */
export async function refreshSearchWords(queries: Queries): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockSearchWords(tx);
    const changes = await readChanges(tx, commonest(await countWords(tx)));
    await removeWords(tx, changes.removed);
    await writeWords(tx, changes);
    // Every search reads the pending list of a GIN index.
    for (const index of INDEXES) {
      await tx.execute(sql`select tidy_search(${index}::text::regclass)`);
      await nextTurn();
    }
    for (const table of TABLES) {
      await tx.execute(sql`select tidy_search(${table}::text::regclass)`);
      await nextTurn();
    }
  });
}

/** Makes the list where there are products and no words: a shop from before there was a search. */
export async function refreshSearchWordsIfMissing(queries: Queries): Promise<void> {
  const [found] = await readRows(
    queries,
    missingSchema,
    sql`select exists (select 1 from product) and not exists (select 1 from search_word) as missing`,
  );
  if (found?.missing) await refreshSearchWords(queries);
}
