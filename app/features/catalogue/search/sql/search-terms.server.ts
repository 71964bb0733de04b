/** What a search looks for, as PostgreSQL's `tsquery` values, and the conditions made of them. */
import { type SQL, sql } from 'drizzle-orm';
import { isNarrowed, type SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { endsInSign } from '#app/features/catalogue/search/words/typed-words.ts';
import { facetsOf, quoteLexeme } from './lexemes.ts';

/** What a search looks for: words in PostgreSQL's `tsquery`, and the facets it is narrowed to. */
export type SearchTerms = {
  /** All but the last word. */
  words: readonly string[];
  /** The last word as it was typed; empty when nothing was. */
  last: string;
  /** Lexemes of the words that begin like the last one; null when none of the catalogue's does. */
  completions: readonly string[] | null;
  /** Whether the last word is whole: a sign follows it, as in `c++`. */
  isWhole: boolean;
  /** See `facetsOf`; null for a search by words alone. */
  facets: string | null;
};

/** `completions` are the lexemes of the words that begin like the last one. */
export function toSearchTerms(
  query: SearchQuery,
  typed: readonly string[],
  completions: readonly string[],
): SearchTerms {
  const last = typed.at(-1) ?? '';
  const lexemes = [...new Set(completions.map(quoteLexeme))];
  return {
    words: typed.slice(0, -1),
    last,
    isWhole: endsInSign(query.text),
    completions: lexemes.length > 0 ? lexemes : null,
    facets: last !== '' && !isNarrowed(query) ? null : facetsOf(query),
  };
}

const wordAt = (index: number) => sql.raw(`word_${index}`);

/** `query`, or `other` where it has only stop words such as "the", which PostgreSQL drops. */
function orElse(query: SQL, other: SQL): SQL {
  return sql`case when numnode(${query}) > 0 then ${query} else ${other} end`;
}

/**
 * The query as a common table expression of one row. `exact` has the words as they were typed and
 * `prefixed` the completions of the last one, for the ranking; the other columns are the conditions of
 * `isMatch`. The planner does not see their values, so it always uses the index.
 */
export function queryExpression({ words, last, isWhole, completions, facets }: SearchTerms): SQL {
  const prefixed = isWhole
    ? sql`to_tsquery('english', ${last})`
    : completions === null
      ? sql`to_tsquery('english', ${last ? `${last}:*` : ''})`
      : sql`to_tsquery('english', ${last}) || ${completions.join(' | ')}::tsquery`;
  const all = sql`to_tsquery('english', ${words.join(' & ')})`;
  const each = words.map(
    (word, index) => sql`, to_tsquery('english', ${word}) as ${wordAt(index)}`,
  );
  const conditions = words.map(
    (_, index) =>
      sql`, ${orElse(sql`typed.${wordAt(index)}`, sql`typed.prefixed`)} as ${wordAt(index)}`,
  );
  return sql`query as materialized (
    select typed.facets, typed.words && typed.last as exact, typed.words && typed.prefixed as prefixed,
      ${orElse(sql`typed.prefixed`, sql`typed.words`)} as last_word ${sql.join(conditions)}
    from (select ${facets ?? ''}::tsquery as facets, ${all} as words, to_tsquery('english', ${last}) as last,
      ${prefixed} as prefixed ${sql.join(each)}) as typed
  )`;
}

/**
 * Whether a product has every word in this column, and the facets. Each word is a condition of its own:
 * the index intersects their posting lists at once, twice as fast as for one query joined by "and".
 */
export function isMatch(terms: SearchTerms, column = sql`product.all_words`): SQL {
  const words = terms.words.map((_, index) => sql`${column} @@ query.${wordAt(index)} and`);
  const last = terms.last === '' ? sql`` : sql`${column} @@ query.last_word and`;
  const facets = terms.facets === null ? sql`` : sql`product.facets @@ query.facets and`;
  return sql`${sql.join(words, sql` `)} ${last} ${facets} product.withdrawn_at is null`;
}
