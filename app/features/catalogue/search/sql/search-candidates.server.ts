/**
 * What matches a search, in steps that each look at more of the catalogue and end as soon as a thousand
 * products are found: titles before descriptions, samples before everything. See docs/search.md.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Sort } from '#app/features/catalogue/search/query/search-query.ts';

/** Exact up to here; what is more is counted as more. */
export const MAX_CANDIDATES = 1_000;

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

type Sample = { name: string; everyNth: number; isInSample: SQL };

/** A sample of the catalogue that has an index of its own (db/schema.ts). */
function sampleOf(name: string, everyNth: number): Sample {
  return { name, everyNth, isInSample: sql.raw(`hashtext(product.listing) & ${everyNth - 1} = 0`) };
}

/** The smallest sample has one product of so many. */
export const TINY = 128;
const tiny = sampleOf('tiny', TINY);
const whole: Sample = { name: 'whole', everyNth: 1, isInSample: sql`true` };
const samples = [tiny, sampleOf('small', 32), sampleOf('middle', 8), whole];

/** Whether a product is in the smallest sample. */
export const isInTinySample = tiny.isInSample;

/** What a sample has to promise, by what the tiny one had, to be worth a look. */
const PROMISING = 1.2 * MAX_CANDIDATES;

/** A look at the products that have the words in a column. */
type Step = { name: string; column: SQL; sample: Sample; gate: SQL };

const countOf = (name: string) => sql`(select count(*) from ${sql.raw(name)})`;

/** Whether the tiny sample of this column promises enough of a larger one. */
function promises(kind: string, { everyNth }: Sample): SQL {
  return sql`${countOf(`${kind}_tiny`)} >= ${Math.ceil((PROMISING * everyNth) / TINY)}`;
}

/** Through the samples of one column; `gate` says which of them need no promise. */
function stepsThrough(kind: string, column: SQL, isSure: (sample: Sample) => boolean): Step[] {
  return samples.map((sample) => ({
    name: `${kind}_${sample.name}`,
    column,
    sample,
    gate: isSure(sample) ? sql`true` : promises(kind, sample),
  }));
}

const TITLES = sql`product.title_words`;
const titleSteps = stepsThrough('titles', TITLES, (sample) => sample === tiny);
const allSteps = stepsThrough(
  'all',
  sql`product.all_words`,
  (sample) => sample === tiny || sample === whole,
);
const [lastOfTitles = '', lastOfAll = ''] = [titleSteps, allSteps].map((all) => all.at(-1)?.name);

/** Titles that promised little: lest they get lost among many descriptions. */
const fewTitles: Step = {
  name: 'titles_few',
  column: TITLES,
  sample: whole,
  gate: sql`${isEnoughAfter(lastOfAll)} and not ${isEnoughAfter(lastOfTitles)}
    and not ${promises('titles', whole)}`,
};

/** Whether a step, or one before it, has found more than can be counted. */
function isEnoughAfter(name: string): SQL {
  return sql`(select is_enough from ${sql.raw(`${name}_told`)})`;
}

const MILLION = 1_000_000;

/** What a list is sorted by: rises along it. */
const keys: Record<Sort, SQL> = {
  relevance: sql`-(${MILLION} * (ts_rank(product.all_words, asked.exact)
    + ts_rank(product.all_words, asked.begun)))::int`,
  price: sql`product.price_cents`,
  'price-down': sql`-product.price_cents`,
  rating: sql`-product.rating`,
};

/** The planner is not told that a step stops early: it would leave the index for a scan of the table. */
function stepExpression(terms: SearchTerms, key: SQL, { name, column, gate, sample }: Step): SQL {
  const matches = sql.raw(`${name}_matches`);
  return sql`${matches} as materialized (
    select product.listing, product.position, product.category, ${key} as key
    from product, asked
    where ${gate} and ${isMatch(terms, column)} and ${sample.isInSample}
  ), ${sql.raw(name)} as materialized (select * from ${matches} limit ${MAX_CANDIDATES + 1})`;
}

/** Steps of which each is taken when those before it have not found enough. */
function stepExpressions(terms: SearchTerms, key: SQL, steps: readonly Step[]): SQL[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const gate = before ? sql`not ${isEnoughAfter(before.name)} and ${step.gate}` : step.gate;
    const isEnough = sql`${countOf(step.name)} > ${MAX_CANDIDATES}`;
    return sql`${stepExpression(terms, key, { ...step, gate })},
    ${sql.raw(`${step.name}_told`)} as materialized (
      select ${isEnough} ${before ? sql`or ${isEnoughAfter(before.name)}` : sql``} as is_enough)`;
  });
}

/** What a step found counts if it is complete, or enough by itself. */
function countedRows({ name, sample }: Step): SQL {
  const table = sql.raw(name);
  if (sample === whole) return sql`select * from ${table}`;
  return sql`select * from ${table} where ${countOf(name)} > ${MAX_CANDIDATES}`;
}

/** The common table expressions that end in `candidates`, a thousand and one at most. */
export function candidateExpressions(terms: SearchTerms, sort: Sort): SQL {
  const hasWords = terms.last !== '';
  const key = !hasWords && sort === 'relevance' ? sql`0` : keys[sort];
  const steps = hasWords ? [...titleSteps, ...allSteps] : allSteps;
  const all = [
    ...stepExpressions(terms, key, steps),
    ...(hasWords ? [stepExpression(terms, key, fewTitles)] : []),
  ];
  const counted = [...steps, ...(hasWords ? [fewTitles] : [])].map(countedRows);
  return sql`${askedFor(terms)}, ${sql.join(all, sql`, `)}, candidates as materialized (
    select * from (${sql.join(counted, sql` union `)}) as found
    order by key, position, listing limit ${MAX_CANDIDATES + 1}
  )`;
}
