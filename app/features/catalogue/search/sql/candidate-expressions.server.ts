/** The steps of a search (`policy/candidate-steps.ts`) as table expressions of one statement. */
import { type SQL, sql } from 'drizzle-orm';
import {
  ALL_STEPS,
  FEW_TITLES_STEP,
  MAX_CANDIDATES,
  type Sample,
  type Step,
  TINY_SAMPLE,
  TITLE_STEPS,
  type WordColumn,
} from '#app/features/catalogue/search/policy/candidate-steps.ts';
import type { Sort } from '#app/features/catalogue/search/query/search-query.ts';
import { isMatch, queryExpression, type SearchTerms } from './search-terms.server.ts';

const COLUMNS: Record<WordColumn, SQL> = {
  titles: sql`product.title_words`,
  all: sql`product.all_words`,
};

/** Written as the index of the sample has it (db/schema/shop-schema.ts). */
function isInSample({ everyNth }: Sample): SQL {
  return everyNth === 1 ? sql`true` : sql.raw(`hashtext(product.listing) & ${everyNth - 1} = 0`);
}

/** Whether a product is in the smallest sample. */
export const isInTinySample = isInSample(TINY_SAMPLE);

/** Constants of the text, not parameters: the planner estimates by them. */
const max = sql.raw(String(MAX_CANDIDATES));
const maxAndOne = sql.raw(String(MAX_CANDIDATES + 1));

const countOf = (name: string) => sql`(select count(*) from ${sql.raw(name)})`;

/** Whether the tiny sample of its column promises enough of a step. */
function isPromising({ column, minInTinySample }: Step): SQL {
  if (minInTinySample === null) return sql`true`;
  return sql`${countOf(`${column}_${TINY_SAMPLE.name}`)} >= ${sql.raw(String(minInTinySample))}`;
}

/** Whether a step, or one before it, has found more than can be counted. */
function isEnoughAfter(name: string): SQL {
  return sql`(select is_enough from ${sql.raw(`${name}_enough`)})`;
}

const [lastOfTitles = '', lastOfAll = ''] = [TITLE_STEPS, ALL_STEPS].map(
  (steps) => steps.at(-1)?.name,
);

const isFewTitlesStepDue = sql`${isEnoughAfter(lastOfAll)} and not ${isEnoughAfter(lastOfTitles)}
    and not ${isPromising(FEW_TITLES_STEP)}`;

/** What a list is sorted by: rises along it. */
const keys: Record<Sort, SQL> = {
  relevance: sql`-(1000000 * (ts_rank(product.all_words, query.exact)
    + ts_rank(product.all_words, query.prefixed)))::int`,
  price: sql`product.price_cents`,
  'price-down': sql`-product.price_cents`,
  rating: sql`-product.rating`,
};

/** The limit stands apart from the matches: with it the planner would scan the table, not the index. */
function stepExpression(
  terms: SearchTerms,
  key: SQL,
  { name, column, sample }: Step,
  isDue: SQL,
): SQL {
  const matches = sql.raw(`${name}_matches`);
  return sql`${matches} as materialized (
    select product.listing, product.id, product.position, product.category, product.price_cents,
      product.rating, ${key} as key
    from product, query
    where ${isDue} and ${isMatch(terms, COLUMNS[column])} and ${isInSample(sample)}
  ), ${sql.raw(name)} as materialized (select * from ${matches} limit ${maxAndOne})`;
}

/** Steps of which each is taken when those before it have not found enough. */
function stepExpressions(terms: SearchTerms, key: SQL, steps: readonly Step[]): SQL[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const promising = isPromising(step);
    const isDue = before ? sql`not ${isEnoughAfter(before.name)} and ${promising}` : promising;
    const isEnough = sql`${countOf(step.name)} > ${max}`;
    return sql`${stepExpression(terms, key, step, isDue)},
    ${sql.raw(`${step.name}_enough`)} as materialized (
      select ${isEnough} ${before ? sql`or ${isEnoughAfter(before.name)}` : sql``} as is_enough)`;
  });
}

/** What a step found counts if it is complete, or enough by itself. */
function countedRows({ name, sample }: Step): SQL {
  const table = sql.raw(name);
  if (sample.everyNth === 1) return sql`select * from ${table}`;
  return sql`select * from ${table} where ${countOf(name)} > ${max}`;
}

/** Of how many products each candidate from a sample is one. */
function everyNth(steps: readonly Step[]): SQL {
  const samples = steps.filter(({ sample }) => sample.everyNth > 1);
  const ofEach = samples.map(
    ({ name, sample }) =>
      sql`case when ${countOf(name)} > ${max} then ${sql.raw(String(sample.everyNth))} end`,
  );
  return sql`greatest(1, ${sql.join(ofEach, sql`, `)})`;
}

/**
 * The common table expressions that end in `sample`, a row with its `every_nth`, and in `candidates`, a
 * thousand and one at most; `card` is the same for listings that stand on one card.
 * Where they are not ranked but counted, titles need not come first: they are words of their products too.
 */
export function candidateExpressions(
  terms: SearchTerms,
  sort: Sort,
  { isGrouped, isRanked }: { isGrouped: boolean; isRanked: boolean },
): SQL {
  const hasWords = terms.last !== '' && isRanked;
  const key = !hasWords && sort === 'relevance' ? sql`0` : keys[sort];
  const steps = hasWords ? [...TITLE_STEPS, ...ALL_STEPS] : ALL_STEPS;
  const all = [
    ...stepExpressions(terms, key, steps),
    ...(hasWords ? [stepExpression(terms, key, FEW_TITLES_STEP, isFewTitlesStepDue)] : []),
  ];
  const counted = [...steps, ...(hasWords ? [FEW_TITLES_STEP] : [])].map(countedRows);
  const card = isGrouped ? sql`found.id` : sql`found.listing`;
  return sql`${queryExpression(terms)}, ${sql.join(all, sql`, `)},
  sample as materialized (select ${everyNth(steps)} as every_nth),
  candidates as materialized (
    select distinct on (key, position, found.listing) found.*, ${card} as card,
      every_nth > 1 and hashtext(found.listing) & (every_nth - 1) = 0 as in_sample
    from (${sql.join(counted, sql` union all `)}) as found, sample
    order by key, position, found.listing limit ${maxAndOne}
  )`;
}
