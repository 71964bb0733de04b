/**
 * How much of the catalogue a search reads: steps that each read more of it, until one has found enough.
 * Titles come before descriptions, samples before the whole catalogue. See docs/search.md.
 */
import { MAX_COUNTED } from '#app/features/catalogue/search/query/search-count.ts';

/** The candidates that are ranked and paged through. A step that finds more ends the search. */
export const MAX_CANDIDATES = MAX_COUNTED;

/** One of every so many products. Those of more than one have an index of their own (db/schema/shop-schema.ts). */
export type Sample = { name: string; everyNth: number };

export const TINY_SAMPLE: Sample = { name: 'tiny', everyNth: 128 };
const WHOLE_CATALOGUE: Sample = { name: 'whole', everyNth: 1 };
const SAMPLES = [
  TINY_SAMPLE,
  { name: 'small', everyNth: 32 },
  { name: 'middle', everyNth: 8 },
  WHOLE_CATALOGUE,
];

/** The words of titles alone, or of titles, categories and descriptions. */
export type WordColumn = 'titles' | 'all';

/** One look at the products that have the words in a column. */
export type Step = {
  name: string;
  column: WordColumn;
  sample: Sample;
  /** The step is worth taking if the tiny sample of its column has found so many; null: in any case. */
  minInTinySample: number | null;
};

/** The margin by which a larger sample is expected to hold enough candidates. */
const MARGIN = 1.2;

/** What the tiny sample finds when this one most likely holds enough candidates. */
function promisingCount({ everyNth }: Sample): number {
  return Math.ceil((MARGIN * MAX_CANDIDATES * everyNth) / TINY_SAMPLE.everyNth);
}

function stepsThrough(column: WordColumn, always: readonly Sample[]): Step[] {
  return SAMPLES.map((sample) => ({
    name: `${column}_${sample.name}`,
    column,
    sample,
    minInTinySample: always.includes(sample) ? null : promisingCount(sample),
  }));
}

/** Taken in this order, each only if those before it have not found enough. */
export const TITLE_STEPS: readonly Step[] = stepsThrough('titles', [TINY_SAMPLE]);
export const ALL_STEPS: readonly Step[] = stepsThrough('all', [TINY_SAMPLE, WHOLE_CATALOGUE]);

/**
 * Taken last, when descriptions have found enough and titles have not, and titles promised less than
 * this: the few titles that match must not be lost among many descriptions.
 */
export const FEW_TITLES_STEP = {
  name: 'titles_few',
  column: 'titles',
  sample: WHOLE_CATALOGUE,
  minInTinySample: promisingCount(WHOLE_CATALOGUE),
} as const satisfies Step;
