/** Queries the words of the catalogue, to complete and correct what shoppers type. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  MAX_LENGTH_DIFFERENCE,
  MAX_SIMILAR_WORDS,
  MIN_SIMILARITY,
} from '#app/features/catalogue/search/policy/spelling.ts';
import {
  type KnownWord,
  swaps,
  trigrams,
} from '#app/features/catalogue/search/words/nearest-word.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';

/** Sorts after every other letter. */
const LAST_LETTER = '\u{10FFFF}';

/** The most common words with this prefix, in any case of letters. */
function completionRows(prefix: SQL, limit: number | Placeholder): SQL {
  return sql`
    select word, lexeme, products from search_word
    where word >= lower(${prefix}) and word < lower(${prefix}) || ${sql.raw(`'${LAST_LETTER}'`)}
    order by products desc, word limit ${limit}`;
}

/** The most common words with this prefix, to be shown. */
export function readCompletions(queries: Queries, prefix: string, limit: number) {
  return rowsOf<KnownWord>(queries, completionRows(sql`${prefix}::text`, limit));
}

/** The same as a `tsquery` of their lexemes, each quoted as by `quoteLexeme`; null without any. */
export function completedLexemes(prefix: SQL, limit: Placeholder): SQL {
  return sql`
    select string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''', ' | ')::tsquery
    from (select distinct lexeme from (${completionRows(prefix, limit)}) as completed) as completed`;
}

/** Which of these words are in titles or categories. */
export async function readKnownWords(queries: Queries, words: readonly string[]) {
  const rows = await rowsOf<{ word: string }>(
    queries,
    sql`
    select typed.word from unnest(${sql.param(words)}::text[]) as typed (word)
    where exists (select 1 from search_word where search_word.word = lower(typed.word))`,
  );
  return new Set(rows.map(({ word }) => word));
}

/** The words that share most trigrams with this one, or differ by two swapped letters. */
export function readSimilarWords(queries: Queries, typed: string) {
  const wanted = trigrams(typed);
  const { length } = [...typed];
  return rowsOf<KnownWord>(
    queries,
    sql`
    with alike as (
      select word, count(*)::int as shared from search_trigram
      where trigram = any(${sql.param(wanted)}::text[])
        and char_length(word) between ${length - MAX_LENGTH_DIFFERENCE} and ${length + MAX_LENGTH_DIFFERENCE}
      group by word
      having count(*) >= ${MIN_SIMILARITY}::float8 * (${wanted.length} + char_length(word) + 1 - count(*))
      order by count(*)::real / (${wanted.length} + char_length(word) + 1 - count(*)) desc, word
      limit ${MAX_SIMILAR_WORDS}
    )
    select search_word.word, search_word.products from search_word join (
      select word from alike union select unnest(${sql.param(swaps(typed))}::text[]) collate "C"
    ) as near (word) using (word)`,
  );
}

/** Whether PostgreSQL drops all of these words, of which there is one or more, as too common. */
export async function hasOnlyCommonWords(
  queries: Queries,
  words: readonly string[],
): Promise<boolean> {
  if (words.length === 0) return false;
  const [answer] = await rowsOf<{ common: boolean }>(
    queries,
    sql`select numnode(to_tsquery('english', ${words.join(' & ')})) = 0 as common`,
  );
  return answer?.common ?? false;
}
