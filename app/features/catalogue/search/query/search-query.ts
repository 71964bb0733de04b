/** A search as the parameters of its address: `/search?q=&category=&price=&rating=&sort=&after=`. */

export const sorts = ['relevance', 'price', 'price-down', 'rating'] as const;

export type Sort = (typeof sorts)[number];

export type SearchQuery = {
  /** What was typed; empty for all products. */
  text: string;
  category: string | null;
  /** The place of a price class (price-classes.ts). */
  priceClass: number | null;
  /** The fewest stars. */
  rating: number | null;
  sort: Sort;
};

/** The highest number of stars. */
export const MAX_STARS = 10;

export function isNarrowed({ category, priceClass, rating }: SearchQuery): boolean {
  return category !== null || priceClass !== null || rating !== null;
}

/** The parameters of a search's address. */
export function searchParams({ text, category, priceClass, rating, sort }: SearchQuery) {
  const params = new URLSearchParams({ q: text });
  if (category !== null) params.set('category', category);
  if (priceClass !== null) params.set('price', String(priceClass));
  if (rating !== null) params.set('rating', String(rating));
  if (sort !== 'relevance') params.set('sort', sort);
  return params;
}

/** The address of a search, or of the page of it that begins after a cursor. */
export function searchPath(query: SearchQuery, after: string | null = null): string {
  const params = searchParams(query);
  if (after !== null) params.set('after', after);
  return `/search?${params}`;
}

/** A search by words alone. */
export function searchFor(text: string): SearchQuery {
  return { text, category: null, priceClass: null, rating: null, sort: 'relevance' };
}
