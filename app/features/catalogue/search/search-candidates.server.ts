/**
 * What matches a search, in steps that each look at more of the catalogue and end as soon as a thousand
 * products are found: titles before descriptions, samples before everything. See docs/search.md.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Sort } from './search-query.ts';

/** Exact up to here; what is more is counted as more. */
export const MOST_CANDIDATES = 1_000;

/** What a search looks for: words in PostgreSQL's `tsquery`, and the facets it is narrowed to. */
export type SearchTerms = {
  /** All but the last word, as `a & b`; empty when there is one. */
  words: string;
  /** The last word as it was typed; empty when nothing was. */
  last: string;
  /** Lexemes of the words that begin like the last one; null when none of the catalogue's does. */
  completions: readonly string[] | null;
  /** See `facetLexemes`. */
  facets: string;
};

/**
 * `wanted` is what a product has to match, `exact` the words as they were typed, for the ranking. As
 * a row of a common table expression it is no constant to the planner, which then always uses the index.
 */
export function askedFor({ words, last, completions, facets }: SearchTerms): SQL {
  const begun =
    completions === null
      ? sql`to_tsquery('english', ${last ? `${last}:*` : ''})`
      : sql`to_tsquery('english', ${last}) || ${completions.join(' | ')}::tsquery`;
  return sql`asked as materialized (
    select typed.words && (${begun}) && ${facets}::tsquery as wanted,
      typed.words && typed.last as exact, typed.words && (${begun}) as begun
    from (select to_tsquery('english', ${words}) as words, to_tsquery('english', ${last}) as last)
      as typed
  )`;
}

type Sample = { name: string; lexeme: SQL; everyNth: number };

/** The samples of the catalogue that the index knows (db/schema.ts), and all of it. */
const samples: Sample[] = [
  { name: 'tiny', lexeme: sql`'''=t'''::tsquery`, everyNth: 101 },
  { name: 'small', lexeme: sql`'''=s'''::tsquery`, everyNth: 29 },
  { name: 'middle', lexeme: sql`'''=m'''::tsquery`, everyNth: 7 },
  { name: 'whole', lexeme: sql`''::tsquery`, everyNth: 1 },
];

const TINY = 101;

/** What a sample has to promise, by what the tiny one had, to be worth a look. */
const PROMISING = 1.2 * MOST_CANDIDATES;

type Step = {
  name: string;
  column: SQL;
  sample: Sample;
  /** The steps that have found too little if this one is needed. */
  before: string[];
  /** The steps of which one has found too much if this one is needed; none for most. */
  after: string[];
};

const TITLES = sql`product.title_words`;

/** Through the samples of one column. */
function stepsThrough(kind: string, column: SQL, all: readonly Sample[], before: string[]): Step[] {
  return all.map((sample, index) => ({
    name: `${kind}_${sample.name}`,
    column,
    sample,
    before: [...before, ...all.slice(0, index).map(({ name }) => `${kind}_${name}`)],
    after: [],
  }));
}

const whole = samples.filter(({ everyNth }) => everyNth === 1);
const parts = samples.filter(({ everyNth }) => everyNth > 1);
const titleSteps = stepsThrough('titles', TITLES, parts, []);
const titleNames = titleSteps.map(({ name }) => name);
const allSteps = stepsThrough('all', sql`product.all_words`, samples, titleNames);

/** All titles are looked through last, lest the few that match get lost among many descriptions. */
const steps: Step[] = [
  ...titleSteps,
  ...allSteps,
  ...stepsThrough('titles', TITLES, whole, titleNames).map((step) => ({
    ...step,
    after: allSteps.map(({ name }) => name),
  })),
];

const MILLION = 1_000_000;

/** What a list is sorted by: rises along it. */
const keys: Record<Sort, SQL> = {
  relevance: sql`-(${MILLION} * (ts_rank(product.all_words, asked.exact)
    + ts_rank(product.all_words, asked.begun)))::int`,
  price: sql`product.price_cents`,
  'price-down': sql`-product.price_cents`,
  rating: sql`-product.rating`,
};

/** Whether a step is to look: those before found too little, and the tiny sample promises enough. */
function gateOf({ name, sample, before, after }: Step): SQL {
  const count = (step: string) => sql`(select count(*) from ${sql.raw(step)})`;
  const gates = before.map((step) => sql`${count(step)} <= ${MOST_CANDIDATES}`);
  if (sample.everyNth > 1 && sample.everyNth < TINY) {
    const tiny = name.replace(sample.name, 'tiny');
    gates.push(sql`${count(tiny)} >= ${Math.ceil((PROMISING * sample.everyNth) / TINY)}`);
  }
  if (after.length > 0) {
    const more = after.map((step) => sql`${count(step)} > ${MOST_CANDIDATES}`);
    gates.push(sql`(${sql.join(more, sql` or `)})`);
  }
  return sql.join([...gates, sql`true`], sql` and `);
}

/** The planner is not told that a step stops early: it would leave the index for a scan of the table. */
function stepExpression(step: Step, key: SQL): SQL {
  const name = sql.raw(step.name);
  const matches = sql.raw(`${step.name}_matches`);
  return sql`${matches} as materialized (
    select product.listing, product.position, product.category, ${key} as key
    from product, asked
    where ${gateOf(step)} and ${step.column} @@ (asked.wanted && ${step.sample.lexeme})
      and product.withdrawn_at is null
  ), ${name} as materialized (select * from ${matches} limit ${MOST_CANDIDATES + 1})`;
}

/** What a step found counts if it is complete, or enough by itself. */
function countedRows({ name, sample }: Step): SQL {
  const table = sql.raw(name);
  if (sample.everyNth === 1) return sql`select * from ${table}`;
  return sql`select * from ${table} where (select count(*) from ${table}) > ${MOST_CANDIDATES}`;
}

/** The common table expressions that end in `candidates`, a thousand and one at most. */
export function candidateExpressions(terms: SearchTerms, sort: Sort): SQL {
  const key = terms.last === '' && sort === 'relevance' ? sql`0` : keys[sort];
  const all = steps.map((step) => stepExpression(step, key));
  return sql`${askedFor(terms)}, ${sql.join(all, sql`, `)}, candidates as materialized (
    select * from (${sql.join(steps.map(countedRows), sql` union `)}) as found
    order by key, position, listing limit ${MOST_CANDIDATES + 1}
  )`;
}
