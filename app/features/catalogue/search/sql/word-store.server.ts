/** Queries the words of the catalogue, to complete and correct what shoppers type. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
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
import { plannedStatement } from '#db/read-rows.ts';

const { placeholder } = sql;

/** Sorts after every other letter. */
const LAST_LETTER = '\u{10FFFF}';

/** The most common words with this prefix, in any case of letters. */
function completionRows(prefix: SQL, limit: Placeholder): SQL {
  return sql`
    select word, lexeme, products from search_word
    where word >= lower(${prefix}) and word < lower(${prefix}) || ${sql.raw(`'${LAST_LETTER}'`)}
    order by products desc, word limit ${limit}`;
}

const knownWordSchema = z.object({ word: z.string(), products: z.number() });
const wordSchema = z.object({ word: z.string() });
const isCommonSchema = z.object({ isCommon: z.boolean() });

const completionsOf = plannedStatement<null, KnownWord>(knownWordSchema, () =>
  completionRows(sql`${placeholder('prefix')}::text`, placeholder('limit')),
);

/** The most common words with this prefix, to be shown. */
export function readCompletions(queries: Queries, prefix: string, limit: number) {
  return completionsOf(queries, null, { prefix, limit });
}

/** The same as a `tsquery` of their lexemes, each quoted as by `quoteLexeme`; null without any. */
export function completedLexemes(prefix: SQL, limit: Placeholder): SQL {
  return sql`
    select string_agg('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''', ' | ')::tsquery
    from (select distinct lexeme from (${completionRows(prefix, limit)}) as completed) as completed`;
}

const knownWordsOf = plannedStatement<null, { word: string }>(
  wordSchema,
  () => sql`
    select typed.word from unnest(${placeholder('words')}::text[]) as typed (word)
    where exists (select 1 from search_word where search_word.word = lower(typed.word))`,
);

/** Which of these words are in titles or categories. */
export async function readKnownWords(queries: Queries, words: readonly string[]) {
  const rows = await knownWordsOf(queries, null, { words });
  return new Set(rows.map(({ word }) => word));
}

const wanted = sql`${placeholder('trigrams')}::text[]`;

const trigramsOfBoth = sql`cardinality(${wanted}) + char_length(word) + 1 - count(*)`;

const similarWordsOf = plannedStatement<null, KnownWord>(
  knownWordSchema,
  () => sql`
    with alike as (
      select word, count(*)::int as shared from search_trigram
      where trigram = any(${wanted})
        and char_length(word) between ${placeholder('shortest')}::int and ${placeholder('longest')}::int
      group by word
      having count(*) >= ${sql.raw(String(MIN_SIMILARITY))} * (${trigramsOfBoth})
      order by count(*)::real / (${trigramsOfBoth}) desc, word
      limit ${sql.raw(String(MAX_SIMILAR_WORDS))}
    )
    select search_word.word, search_word.products from search_word join (
      select word from alike union select unnest(${placeholder('swaps')}::text[]) collate "C"
    ) as near (word) using (word)`,
);

/** The words that share most trigrams with this one, or differ by two swapped letters. */
export function readSimilarWords(queries: Queries, typed: string) {
  const { length } = [...typed];
  return similarWordsOf(queries, null, {
    trigrams: trigrams(typed),
    shortest: length - MAX_LENGTH_DIFFERENCE,
    longest: length + MAX_LENGTH_DIFFERENCE,
    swaps: swaps(typed),
  });
}

const isCommonOf = plannedStatement<null, { isCommon: boolean }>(
  isCommonSchema,
  () => sql`select numnode(to_tsquery('shop_words', ${placeholder('words')})) = 0 as "isCommon"`,
);

/** Whether PostgreSQL drops all of these words, of which there is one or more, as too common. */
export async function hasOnlyCommonWords(
  queries: Queries,
  words: readonly string[],
): Promise<boolean> {
  if (words.length === 0) return false;
  const [answer] = await isCommonOf(queries, null, { words: words.join(' & ') });
  return answer?.isCommon ?? false;
}
