/** What a search found, in order, as cards. A list of the database becomes a page of the shop here. */
import type {
  PageRequest,
  SearchCursor,
} from '#app/features/catalogue/search/query/search-cursor.ts';
import type { Sort } from '#app/features/catalogue/search/query/search-query.ts';
import { MAX_CANDIDATES } from './candidate-steps.ts';

/** A variant that a search found, with its place in the list and what it is counted by. */
export type Candidate = SearchCursor & {
  id: string;
  /** Its category, brand and options as FacetNumbers has them; none where they are not counted. */
  values: readonly number[];
  priceCents: number;
  wasCents: number;
  rating: number;
  isSoldOut: boolean;
  /** Whether it is one of the sample of which `everyNth` says how large it is. */
  isSampled: boolean;
};

/** What a list is sorted by: rises along it. `rank` falls as a product matches the words better. */
export const keyOf: Record<
  Sort,
  (of: { rank: number; priceCents: number; rating: number }) => number
> = {
  relevance: ({ rank }) => rank,
  price: ({ priceCents }) => priceCents,
  'price-down': ({ priceCents }) => -priceCents,
  rating: ({ rating }) => -rating,
};

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function comparePlaces(one: SearchCursor, other: SearchCursor): number {
  return (
    one.key - other.key || one.position - other.position || compareText(one.variant, other.variant)
  );
}

/** Each variant once, in order, one more than MAX_CANDIDATES at most. */
export function placeCandidates(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .toSorted(comparePlaces)
    .filter(({ variant }, index, all) => variant !== all[index - 1]?.variant)
    .slice(0, MAX_CANDIDATES + 1);
}

/** The variants that stand on one card, for each card, in the order of the first of each. */
export function cardsOf(placed: readonly Candidate[], isGrouped: boolean): Candidate[][] {
  return [...Map.groupBy(placed, ({ id, variant }) => (isGrouped ? id : variant)).values()];
}

/** The first variants of the cards of a page, and of one more card if there is one. */
export function pageOf(
  cards: readonly Candidate[][],
  { after, skip = 0, limit }: Pick<PageRequest, 'after' | 'skip' | 'limit'>,
): Candidate[] {
  const isAfter = ([first]: Candidate[]) =>
    first !== undefined && after !== null && comparePlaces(first, after) > 0;
  const start = after === null ? 0 : cards.findIndex(isAfter);
  if (start === -1) return [];
  return cards.slice(start + skip, start + skip + limit + 1).flatMap(([first]) => first ?? []);
}
