/** The steps of a search (`policy/candidate-steps.ts`) as table expressions of one statement. */
import { type SQL, sql } from 'drizzle-orm';
import {
  LATE_TITLES,
  MAX_CANDIDATES,
  SAMPLED_TITLES,
  type Sample,
  STEPS,
  type Step,
  TINY_SAMPLE,
  WHOLE_PRODUCTS,
  WHOLE_TITLES,
  type WordColumn,
} from '#app/features/catalogue/search/policy/candidate-steps.ts';
import { SAMPLE_PLACE } from '#app/features/catalogue/search/policy/rating-classes.ts';
import { MAX_SAMPLED_PRICES } from '#app/features/catalogue/search/policy/sorted-by-price.ts';
import type { Sort } from '#app/features/catalogue/search/query/search-query.ts';
import { isMatch, queryExpression, type SearchForm } from './search-terms.server.ts';

const COLUMNS: Record<WordColumn, SQL> = {
  titles: sql`product.title_words`,
  all: sql`product.all_words`,
};

/** Written as the index of the sample has it (db/schema/catalogue-schema.ts). */
function isInSample({ everyNth }: Sample): SQL {
  return everyNth === 1 ? sql`true` : sql.raw(`hashtext(product.variant) & ${everyNth - 1} = 0`);
}

/** Constants of the text, not parameters: the planner estimates by them. */
const max = sql.raw(String(MAX_CANDIDATES));
const maxAndOne = sql.raw(String(MAX_CANDIDATES + 1));

/** How many a step has found. */
const countOf = (name: string) => sql`(select found from ${sql.raw(`${name}_count`)})`;

/** The step that reads the tiny sample of a column. */
const tinyStepOf = (column: WordColumn) => `${column}_${TINY_SAMPLE.name}`;

/** Whether a tiny sample promises enough of a step. */
function isPromising({ promisedBy }: Step): SQL {
  if (promisedBy.length === 0) return sql`true`;
  const enough = promisedBy.map(
    ({ column, min }) => sql`${countOf(tinyStepOf(column))} >= ${sql.raw(String(min))}`,
  );
  return sql`(${sql.join(enough, sql` or `)})`;
}

/** Whether a step, or one before it, has found more than can be counted. */
function isEnoughAfter({ name }: Step): SQL {
  return sql`(select is_enough from ${sql.raw(`${name}_count`)})`;
}

/** Whether a step is taken after the one before it. */
function isDueAfter(before: Step | undefined, step: Step): SQL {
  const isPromised = isPromising(step);
  return before ? sql`not ${isEnoughAfter(before)} and ${isPromised}` : isPromised;
}

const beforeWholeTitles = STEPS[STEPS.indexOf(WHOLE_TITLES) - 1];

const areWholeTitlesDue = isDueAfter(beforeWholeTitles, WHOLE_TITLES);

/** Enough was found, of which not all titles are known: the samples of the titles were not enough. */
const areLateTitlesDue = sql`${isEnoughAfter(WHOLE_PRODUCTS)} and not ${isEnoughAfter(SAMPLED_TITLES)}
    and not (${areWholeTitlesDue})`;

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

/** What a step looks for, and the most that it reads. */
function scopeOf(form: CandidateForm, step: Step): { matches: SQL; limit: SQL } {
  const { column, sample, name } = step;
  const matches = sql`${isMatch(form, COLUMNS[column])} and ${isInSample(sample)}`;
  // An estimate needs the tiny sample whole.
  if (isEstimated(form) && name === tinyStepOf('all')) return { matches, limit: sql`all` };
  if (!isRanked(form) || step !== WHOLE_PRODUCTS) return { matches, limit: maxAndOne };
  const isRead = sql`${areWholeTitlesDue} and ${isMatch(form, COLUMNS.titles)}`;
  return {
    matches: sql`${matches} and not (${isRead})`,
    limit: sql`${maxAndOne} - ${countOf(WHOLE_TITLES.name)}`,
  };
}

/**
 * What a step finds, how many that is, and whether it is enough with the steps before it. `offset 0` holds the
 * limit apart from the matches: with it the planner would scan the table, not the index.
 */
function stepExpression(form: CandidateForm, step: Step, isDue: SQL, before?: Step): SQL {
  const { matches, limit } = scopeOf(form, step);
  return sql`${sql.raw(step.name)} as materialized (
    select * from (
      select product.variant, product.id, product.position, product.facet_values,
        product.price_cents, product.was_cents, product.shown_rating as rating, product.is_sold_out, ${isRanked(form) ? rank : sql`0`} as rank
      from product, query
      where ${isDue} and ${matches}
      offset 0
    ) as matches limit ${limit}),
  ${sql.raw(`${step.name}_count`)} as materialized (
    select count(*) as found,
      count(*) > ${max} or ${before ? isEnoughAfter(before) : sql`false`} as is_enough
    from ${sql.raw(step.name)})`;
}

/** Steps of which each is taken when those before it have not found enough. */
function stepExpressions(form: CandidateForm, steps: readonly Step[]): SQL[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    return stepExpression(form, step, isDueAfter(before, step), before);
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
  const steps = isByTitles ? STEPS : STEPS.filter(({ column }) => column === 'all');
  const expressions = stepExpressions(form, steps);
  if (isByTitles) expressions.push(stepExpression(form, LATE_TITLES, areLateTitlesDue));
  const counted = [...steps, ...(isByTitles ? [LATE_TITLES] : [])].map(countedRows);
  return sql`${queryExpression(form)}, ${sql.join(expressions, sql`, `)},
  sample as materialized (select ${everyNth(steps)} as every_nth),
  candidates as (
    select found.*,
      (every_nth > 1 and hashtext(found.variant) & (every_nth - 1) = 0)::int as is_sampled
    from (${sql.join(counted, sql` union all `)}) as found, sample
  )`;
}
