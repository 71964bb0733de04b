/** Which reviews the page of a product shows, as its address says. */
import { MAX_STARS } from './review.ts';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'helpful'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** `stars`: those of so many alone; null: all. `page` is from 1 on. */
export type ReviewQuery = { stars: number | null; sort: ReviewSort; page: number };

export const REVIEWS_PER_PAGE = 10;

/** More pages than anybody reads: what lies behind them is found by stars. */
export const MAX_REVIEW_PAGES = 50;

const NO_QUERY: ReviewQuery = { stars: null, sort: 'newest', page: 1 };

/** What is no number from 1 to `max` is null. */
function readNumber(text: string | null, max: number): number | null {
  const number = text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}

/** What the address does not say, or says wrong, is as without it. */
export function parseReviewQuery(query: URLSearchParams): ReviewQuery {
  const sort = REVIEW_SORTS.find((one) => one === query.get('sort')) ?? NO_QUERY.sort;
  const stars = readNumber(query.get('stars'), MAX_STARS);
  return { stars, sort, page: readNumber(query.get('reviews'), MAX_REVIEW_PAGES) ?? 1 };
}

/** The address of the reviews on the page at `path`, which shows this variant; what is as usual is left out. */
export function reviewsPath(
  { pathname, variant }: { pathname: string; variant: string | null },
  query: Partial<ReviewQuery>,
): string {
  const { stars, sort, page } = { ...NO_QUERY, ...query };
  const search = new URLSearchParams({
    ...(variant !== null && { variant }),
    ...(stars !== null && { stars: String(stars) }),
    ...(sort !== NO_QUERY.sort && { sort }),
    ...(page > 1 && { reviews: String(page) }),
  });
  return `${pathname}${search.size > 0 ? `?${search}` : ''}#reviews`;
}
