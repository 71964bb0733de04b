/**
 * How much of the catalogue a search reads: steps that each read more of it, until one has found enough.
 * Titles come before descriptions, samples before the whole catalogue. See docs/search.md.
 */
import { MAX_COUNTED } from '#app/features/catalogue/search/query/search-count.ts';

/** The candidates that are ranked and paged through. A step that finds more ends the search. */
export const MAX_CANDIDATES = MAX_COUNTED;

/** One of every so many products. Those of more than one have an index of their own (db/schema/catalogue-schema.ts). */
export type Sample = { name: string; everyNth: number };

export const TINY_SAMPLE: Sample = { name: 'tiny', everyNth: 128 };
const SMALL_SAMPLE: Sample = { name: 'small', everyNth: 32 };
const MIDDLE_SAMPLE: Sample = { name: 'middle', everyNth: 8 };
const WHOLE_CATALOGUE: Sample = { name: 'whole', everyNth: 1 };

/** The words of titles alone, or of titles, categories and descriptions. */
export type WordColumn = 'titles' | 'all';

/** One look at the products that have the words in a column. */
export type Step = {
  name: string;
  column: WordColumn;
  sample: Sample;
  /** Worth taking if the tiny sample of one of these columns has found so many; without any, in any case. */
  promisedBy: readonly { column: WordColumn; min: number }[];
};

/** The margin by which a larger sample is expected to hold enough candidates. */
const MARGIN = 1.2;

/** A step, taken in any case or if a tiny sample lets it most likely find enough. */
function step(column: WordColumn, sample: Sample, promising: readonly WordColumn[] = []): Step {
  const min = Math.ceil((MARGIN * MAX_CANDIDATES * sample.everyNth) / TINY_SAMPLE.everyNth);
  return {
    name: `${column}_${sample.name}`,
    column,
    sample,
    promisedBy: promising.map((name) => ({ column: name, min })),
  };
}

/** The last sample of the titles. */
export const SAMPLED_TITLES = step('titles', MIDDLE_SAMPLE, ['titles']);

/**
 * All the titles. Also worth reading where descriptions most likely find too many: the few titles among them
 * must not be lost, and what they find need not be read again.
 */
export const WHOLE_TITLES = step('titles', WHOLE_CATALOGUE, ['titles', 'all']);

/** Titles, categories and descriptions of the whole catalogue, but for what WHOLE_TITLES has read. */
export const WHOLE_PRODUCTS = step('all', WHOLE_CATALOGUE);

/** Taken in this order, each only if those before it have not found enough. */
export const STEPS: readonly Step[] = [
  step('titles', TINY_SAMPLE),
  step('titles', SMALL_SAMPLE, ['titles']),
  SAMPLED_TITLES,
  step('all', TINY_SAMPLE),
  WHOLE_TITLES,
  step('all', SMALL_SAMPLE, ['all']),
  step('all', MIDDLE_SAMPLE, ['all']),
  WHOLE_PRODUCTS,
];

/** Taken last, when the others have found enough without reading all the titles. */
export const LATE_TITLES: Step = { ...WHOLE_TITLES, name: 'titles_late', promisedBy: [] };
