/** What a search looks for, as PostgreSQL's `tsquery` values, and the conditions made of them. */
import { type SQL, sql } from 'drizzle-orm';
import { isNarrowed, type SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { endsInSign } from '#app/features/catalogue/search/words/typed-words.ts';
import { facetsOf } from './lexemes.ts';
import { completedLexemes } from './word-store.server.ts';

/** What the text of a search's statement depends on. */
export type SearchForm = {
  /** How many words stand before the last one. */
  words: number;
  /** Whether anything was typed. */
  hasLast: boolean;
  /** Whether the last word is whole: a sign follows it, as in `c++`. */
  isWhole: boolean;
  /** Whether it asks for facets: where it is narrowed, or has no words. */
  hasFacets: boolean;
};

/** A search as its statements take it: their form, and the values of their placeholders. */
export type SearchTerms = { form: SearchForm; values: Record<string, string | number> };

const wordAt = (index: number) => `word_${index}`;

/** The last word may be the beginning of so many others. */
export function toSearchTerms(
  query: SearchQuery,
  typed: readonly string[],
  completions: number,
): SearchTerms {
  const [words, last] = [typed.slice(0, -1), typed.at(-1)];
  const hasLast = last !== undefined;
  const hasFacets = !hasLast || isNarrowed(query);
  return {
    form: { words: words.length, hasLast, isWhole: endsInSign(query.text), hasFacets },
    values: {
      ...Object.fromEntries(words.map((word, index) => [wordAt(index), word])),
      last: last ?? '',
      completions,
      facets: hasFacets ? facetsOf(query) : '',
    },
  };
}

/** `query`, or `other` where it has only stop words such as "the", which PostgreSQL drops. */
function orElse(query: SQL, other: SQL): SQL {
  return sql`case when numnode(${query}) > 0 then ${query} else ${other} end`;
}

const last = sql`${sql.placeholder('last')}::text`;

/** The last word, and those that begin like it; without any such word, whatever begins so. */
function prefixedExpression({ hasLast, isWhole }: SearchForm): SQL {
  const whole = sql`typed_word(${last})`;
  if (isWhole || !hasLast) return whole;
  return sql`coalesce(${whole} || (${completedLexemes(last, sql.placeholder('completions'))}),
      typed_word(${last} || ':*'))`;
}

/** The typed words as `tsquery` values: none is made of an empty text, about which PostgreSQL sends a notice. */
function typedColumns(form: SearchForm, names: readonly string[]): SQL[] {
  return [
    ...(form.hasFacets ? [sql`${sql.placeholder('facets')}::tsquery as facets`] : []),
    ...(form.hasLast
      ? [sql`typed_word(${last}) as last`, sql`${prefixedExpression(form)} as prefixed`]
      : []),
    ...names.map((name) => sql`typed_word(${sql.placeholder(name)}) as ${sql.raw(name)}`),
  ];
}

/** What the search asks for, made of the typed words. */
function askedColumns(form: SearchForm, names: readonly string[]): SQL[] {
  const hasWords = names.length > 0;
  const words = sql.raw(names.map((name) => `typed.${name}`).join(' && '));
  const together = (column: SQL) => (hasWords ? sql`${words} && ${column}` : column);
  const prefixed = sql`typed.prefixed`;
  return [
    ...(form.hasFacets ? [sql`typed.facets`] : []),
    ...(form.hasLast
      ? [
          sql`${together(sql`typed.last`)} as exact`,
          sql`${together(prefixed)} as prefixed`,
          sql`${hasWords ? orElse(prefixed, words) : prefixed} as last_word`,
        ]
      : []),
    ...names.map((name) => sql`${orElse(sql.raw(`typed.${name}`), prefixed)} as ${sql.raw(name)}`),
  ];
}

/**
 * The query as a common table expression of one row. `exact` has the words as they were typed and
 * `prefixed` the completions of the last one, for the ranking; the other columns are the conditions of
 * `isMatch`. The planner does not see their values, so it always uses the index.
 */
export function queryExpression(form: SearchForm): SQL {
  const names = Array.from({ length: form.words }, (_, index) => wordAt(index));
  // Without `offset 0` the completions would be read once for each column that is made of them.
  return sql`query as materialized (
    select ${sql.join(askedColumns(form, names), sql`, `)}
    from (select ${sql.join(typedColumns(form, names), sql`, `)} offset 0) as typed
  )`;
}

/**
 * Whether a product has every word in this column, and the facets. Each word is a condition of its own:
 * the index intersects their posting lists at once, twice as fast as for one query joined by "and".
 */
export function isMatch(form: SearchForm, column = sql`product.all_words`): SQL {
  const words = Array.from(
    { length: form.words },
    (_, index) => sql`${column} @@ query.${sql.raw(wordAt(index))} and`,
  );
  const hasLast = form.hasLast ? sql`${column} @@ query.last_word and` : sql``;
  const facets = form.hasFacets ? sql`product.facets @@ query.facets and` : sql``;
  return sql`${sql.join(words, sql` `)} ${hasLast} ${facets} product.withdrawn_at is null`;
}
