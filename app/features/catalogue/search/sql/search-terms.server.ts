/** What a search looks for, as PostgreSQL's `tsquery` values, and the conditions made of them. */
import { type SQL, sql } from 'drizzle-orm';
import { isNarrowed, type SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { facetsOf, quoteLexeme } from './lexemes.ts';

/** What a search looks for: words in PostgreSQL's `tsquery`, and the facets it is narrowed to. */
export type SearchTerms = {
  /** All but the last word. */
  words: readonly string[];
  /** The last word as it was typed; empty when nothing was. */
  last: string;
  /** Lexemes of the words that begin like the last one; null when none of the catalogue's does. */
  completions: readonly string[] | null;
  /** See `facetsOf`; null where words are all that is asked for. */
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
    completions: lexemes.length > 0 ? lexemes : null,
    facets: last !== '' && !isNarrowed(query) ? null : facetsOf(query),
  };
}

const wordAt = (index: number) => sql.raw(`word_${index}`);

/** A word that everybody uses, such as "the", is no word to PostgreSQL: another stands for it. */
function orElse(query: SQL, other: SQL): SQL {
  return sql`case when numnode(${query}) > 0 then ${query} else ${other} end`;
}

/**
 * `exact` is the words as they were typed, `begun` what may follow, for the ranking; the others are
 * what `isMatch` asks for. As a row of a common table expression they are no constants to the planner,
 * which then always uses the index.
 */
export function askedFor({ words, last, completions, facets }: SearchTerms): SQL {
  const begun =
    completions === null
      ? sql`to_tsquery('english', ${last ? `${last}:*` : ''})`
      : sql`to_tsquery('english', ${last}) || ${completions.join(' | ')}::tsquery`;
  const all = sql`to_tsquery('english', ${words.join(' & ')})`;
  const each = words.map(
    (word, index) => sql`, to_tsquery('english', ${word}) as ${wordAt(index)}`,
  );
  const meant = words.map(
    (_, index) =>
      sql`, ${orElse(sql`typed.${wordAt(index)}`, sql`typed.begun`)} as ${wordAt(index)}`,
  );
  return sql`asked as materialized (
    select typed.facets, typed.words && typed.last as exact, typed.words && typed.begun as begun,
      ${orElse(sql`typed.begun`, sql`typed.words`)} as last_word ${sql.join(meant)}
    from (select ${facets ?? ''}::tsquery as facets, ${all} as words, to_tsquery('english', ${last}) as last,
      ${begun} as begun ${sql.join(each)}) as typed
  )`;
}

/**
 * Whether a product, in this column, has every word and a facet of each kind. The index walks along
 * all the lists at once, which is twice as fast as one query of them all, joined by "and".
 */
export function isMatch(terms: SearchTerms, column: SQL): SQL {
  const words = terms.words.map((_, index) => sql`${column} @@ asked.${wordAt(index)} and`);
  const last = terms.last === '' ? sql`` : sql`${column} @@ asked.last_word and`;
  const facets = terms.facets === null ? sql`` : sql`product.facets @@ asked.facets and`;
  return sql`${sql.join(words, sql` `)} ${last} ${facets} product.withdrawn_at is null`;
}
