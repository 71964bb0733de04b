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
import { MAX_SAMPLED_PRICES } from '#app/features/catalogue/search/policy/price-ranges.ts';
import { SAMPLE_PLACE } from '#app/features/catalogue/search/policy/rating-classes.ts';
import type { Sort } from '#app/features/catalogue/search/query/search-query.ts';
import { isMatch, queryExpression, type SearchForm } from './search-terms.server.ts';

const COLUMNS: Record<WordColumn, SQL> = {
  titles: sql`product.title_words`,
  all: sql`product.all_words`,
};

/** Written as the index of the sample has it (db/schema/shop-schema.ts). */
function isInSample({ everyNth }: Sample): SQL {
  return everyNth === 1 ? sql`true` : sql.raw(`hashtext(product.listing) & ${everyNth - 1} = 0`);
}

/** Constants of the text, not parameters: the planner estimates by them. */
const max = sql.raw(String(MAX_CANDIDATES));
const maxAndOne = sql.raw(String(MAX_CANDIDATES + 1));

/** How many a step has found. */
const countOf = (name: string) => sql`(select found from ${sql.raw(`${name}_count`)})`;

/** The step that reads the tiny sample of a column. */
const tinyStepOf = (column: WordColumn) => `${column}_${TINY_SAMPLE.name}`;

/** Whether the tiny sample of its column promises enough of a step. */
function isPromising({ column, minInTinySample }: Step): SQL {
  if (minInTinySample === null) return sql`true`;
  return sql`${countOf(tinyStepOf(column))} >= ${sql.raw(String(minInTinySample))}`;
}

/** Whether a step, or one before it, has found more than can be counted. */
function isEnoughAfter(name: string): SQL {
  return sql`(select is_enough from ${sql.raw(`${name}_count`)})`;
}

const [lastOfTitles = '', lastOfAll = ''] = [TITLE_STEPS, ALL_STEPS].map(
  (steps) => steps.at(-1)?.name,
);

const isFewTitlesStepDue = sql`${isEnoughAfter(lastOfAll)} and not ${isEnoughAfter(lastOfTitles)}
    and not ${isPromising(FEW_TITLES_STEP)}`;

const rank = sql`-(1000000 * (ts_rank(product.all_words, query.exact)
      + ts_rank(product.all_words, query.prefixed)))::int`;

/** What the text of the statement depends on. */
export type CandidateForm = SearchForm & {
  /** What a page of them is sorted by; null where they are only counted. */
  sort: Sort | null;
};

/** Whether they are ranked by their words, and titles come first. */
function isRanked({ sort, hasLast }: CandidateForm): boolean {
  return sort === 'relevance' && hasLast;
}

/** Whether what a page is sorted by has to be estimated: more may match than is read. */
function isEstimated({ sort }: CandidateForm): boolean {
  return sort !== null && sort !== 'relevance';
}

/** The first values of the tiny sample in the order of the sort. */
export function sampledExpression(form: CandidateForm): SQL {
  if (!isEstimated(form)) return sql`'{}'::int[]`;
  const tiny = sql.raw(tinyStepOf('all'));
  if (form.sort === 'rating') {
    return sql`array(select rating from ${tiny} order by 1 desc limit ${sql.raw(String(SAMPLE_PLACE))})`;
  }
  return sql`array(select price_cents from ${tiny}
      where price_cents between ${sql.placeholder('fromCents')}::int and ${sql.placeholder('toCents')}::int
      order by 1 ${form.sort === 'price' ? sql`asc` : sql`desc`} limit ${sql.raw(String(MAX_SAMPLED_PRICES))})`;
}

/**
 * What a step finds, how many that is, and whether it is enough with the steps before it. `offset 0` holds the
 * limit apart from the matches: with it the planner would scan the table, not the index.
 */
function stepExpression(
  form: CandidateForm,
  { name, column, sample }: Step,
  isDue: SQL,
  wasEnough = sql`false`,
): SQL {
  // An estimate needs the tiny sample whole.
  const isWhole = isEstimated(form) && name === tinyStepOf('all');
  return sql`${sql.raw(name)} as materialized (
    select * from (
      select product.listing, product.id, product.position, product.category, product.price_cents,
        product.rating, ${isRanked(form) ? rank : sql`0`} as rank
      from product, query
      where ${isDue} and ${isMatch(form, COLUMNS[column])} and ${isInSample(sample)}
      offset 0
    ) as matches ${isWhole ? sql`` : sql`limit ${maxAndOne}`}),
  ${sql.raw(`${name}_count`)} as materialized (
    select count(*) as found, count(*) > ${max} or ${wasEnough} as is_enough from ${sql.raw(name)})`;
}

/** Steps of which each is taken when those before it have not found enough. */
function stepExpressions(form: CandidateForm, steps: readonly Step[]): SQL[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const promising = isPromising(step);
    if (!before) return stepExpression(form, step, promising);
    const wasEnough = isEnoughAfter(before.name);
    return stepExpression(form, step, sql`not ${wasEnough} and ${promising}`, wasEnough);
  });
}

/** What a step found counts if it is complete, or enough by itself. */
function countedRows({ name, sample }: Step): SQL {
  const table = sql.raw(name);
  if (sample.everyNth === 1) return sql`select * from ${table}`;
  return sql`(select * from ${table} where ${countOf(name)} > ${max} limit ${maxAndOne})`;
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
 * The common table expressions that end in `sample`, a row with its `every_nth`, and in `candidates`: those of
 * the steps that found enough, in no order. One may stand twice, as a title and as a product. Where they are not
 * ranked, titles need not come first: they are words of their products too.
 */
export function candidateExpressions(form: CandidateForm): SQL {
  const isByTitles = isRanked(form);
  const steps = isByTitles ? [...TITLE_STEPS, ...ALL_STEPS] : ALL_STEPS;
  const all = [
    ...stepExpressions(form, steps),
    ...(isByTitles ? [stepExpression(form, FEW_TITLES_STEP, isFewTitlesStepDue)] : []),
  ];
  const counted = [...steps, ...(isByTitles ? [FEW_TITLES_STEP] : [])].map(countedRows);
  return sql`${queryExpression(form)}, ${sql.join(all, sql`, `)},
  sample as materialized (select ${everyNth(steps)} as every_nth),
  candidates as (
    select found.*,
      (every_nth > 1 and hashtext(found.listing) & (every_nth - 1) = 0)::int as is_sampled
    from (${sql.join(counted, sql` union all `)}) as found, sample
  )`;
}
