/** The words of the catalogue: kept after a change of it, asked to complete and to correct. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { type KnownWord, swaps, trigrams } from './nearest-word.ts';

/** Any number, as long as all refreshes take the same. */
const REFRESH_LOCK = 7_226_552;

/** The commonest; rarer ones are found when they are typed as they are. */
const MOST_KEPT_WORDS = 100_000;

const SHORTEST_WORD = 2;
const LONGEST_WORD = 40;

/** The words of one title after another, as PostgreSQL counts them; a statement in a statement. */
const TITLES = `
  select to_tsvector('simple', translate(left(title, 1000) || ' ' || left(category, 200),
    '!"#$%&()*+,-./:;<=>?@[\\]^_\`{|}~''‘’“”–—…·', repeat(' ', 40)))
  from product where withdrawn_at is null`;

/**
 * Brings the words up to date with the products, and the indexes and statistics that searches stand on.
 * To be called after every change of the catalogue, best inside its transaction; takes about ten
 * seconds for a million products. Searches go on meanwhile.
 */
export async function refreshSearchWords(queries: Queries): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${REFRESH_LOCK}::bigint)`);
    await tx.execute(sql`
      with counted as materialized (
        select word, ndoc as products from ts_stat(${TITLES})
        where char_length(word) between ${SHORTEST_WORD} and ${LONGEST_WORD} and word !~ '^[0-9]+$'
        order by ndoc desc, word limit ${MOST_KEPT_WORDS}
      ), meant as materialized (
        select word, products, (tsvector_to_array(to_tsvector('english', word)))[1] as lexeme
        from counted
      ), gone as (
        delete from search_word where not exists (
          select 1 from meant where meant.word = search_word.word collate "C" and lexeme is not null)
      )
      insert into search_word (word, lexeme, products)
      select word, lexeme, products from meant where lexeme is not null
      on conflict (word) do update set products = excluded.products
      where search_word.products <> excluded.products`);
    await tx.execute(sql`
      delete from search_trigram where not exists (
        select 1 from search_word where search_word.word = search_trigram.word)`);
    await tx.execute(sql`
      insert into search_trigram (trigram, word)
      select distinct substr('  ' || word || ' ', start, 3), word
      from search_word, generate_series(1, char_length(word) + 1) as start
      where not exists (select 1 from search_trigram where search_trigram.word = search_word.word)
      on conflict do nothing`);
    // What waits to be sorted into an index is read by every search.
    await tx.execute(sql`
      select gin_clean_pending_list('product_search'), gin_clean_pending_list('product_search_8'),
        gin_clean_pending_list('product_search_32'), gin_clean_pending_list('product_search_128')`);
    for (const table of [sql`product`, sql`search_word`, sql`search_trigram`]) {
      await tx.execute(sql`analyze ${table}`);
    }
  });
}

/** Makes the words where there are products and no word yet: a shop from before there was a search. */
export async function makeSearchWordsIfMissing(queries: Queries): Promise<void> {
  const [found] = await rowsOf<{ missing: boolean }>(
    queries,
    sql`select exists (select 1 from product) and not exists (select 1 from search_word) as missing`,
  );
  if (found?.missing) await refreshSearchWords(queries);
}

/** The commonest words that begin so, at most so many; letters are as the index has them. */
export function readCompletions(queries: Queries, start: string, most: number) {
  return rowsOf<KnownWord & { lexeme: string }>(
    queries,
    sql`
    select word, lexeme, products from search_word
    where word >= lower(${start}::text) and word < lower(${start}::text) || ${LAST_LETTER}
    order by products desc, word limit ${most}`,
  );
}

/** After every other letter. */
const LAST_LETTER = '\u{10FFFF}';

/** Which of these words are in titles or categories. */
export async function readKnownWords(queries: Queries, words: readonly string[]) {
  const rows = await rowsOf<{ word: string }>(
    queries,
    sql`
    select asked.word from unnest(${sql.param(words)}::text[]) as asked (word)
    where exists (select 1 from search_word where search_word.word = lower(asked.word))`,
  );
  return new Set(rows.map(({ word }) => word));
}

/** How much two words have in common at least, of the trigrams that either has. */
const LEAST_SIMILARITY = 0.2;

/** What a length may be off by in a word that was meant. */
const LENGTH_SLACK = 3;

/** The words that share most trigrams with this one, or differ by two swapped letters. */
export function readSimilarWords(queries: Queries, typed: string, most: number) {
  const asked = trigrams(typed);
  const { length } = [...typed];
  return rowsOf<KnownWord>(
    queries,
    sql`
    with alike as (
      select word, count(*)::int as shared from search_trigram
      where trigram = any(${sql.param(asked)}::text[])
        and char_length(word) between ${length - LENGTH_SLACK} and ${length + LENGTH_SLACK}
      group by word
      having count(*) >= ${LEAST_SIMILARITY}::float8 * (${asked.length} + char_length(word) + 1 - count(*))
      order by count(*)::real / (${asked.length} + char_length(word) + 1 - count(*)) desc, word
      limit ${most}
    )
    select search_word.word, search_word.products from search_word join (
      select word from alike union select unnest(${sql.param(swaps(typed))}::text[]) collate "C"
    ) as near (word) using (word)`,
  );
}
