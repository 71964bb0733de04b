/** The place in a list of results after which a page begins: the sort key of its last card. */
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';

import type { Sort } from './search-query.ts';

/** `key` rises along the list, whatever it is sorted by; position and variant break ties. */
export type SearchCursor = { key: number; position: number; variant: string };

/** The page that begins after the cursor, of a list sorted this way. */
export type PageRequest = {
  sort: Sort;
  after: SearchCursor | null;
  /** How many to leave out from there on. */
  skip?: number;
  limit: number;
  /** Whether variants that share an id count as one. */
  isGrouped?: boolean;
};

export function formatSearchCursor({ key, position, variant }: SearchCursor): string {
  return `${key}.${position}.${variant}`;
}

/** Null for a malformed cursor. */
export function parseSearchCursor(text: string): SearchCursor | null {
  const [, key, place] = /^(-?\d{1,10})\.(.+)$/u.exec(text) ?? [];
  const cursor = place === undefined ? null : parseProductCursor(place);
  if (key === undefined || cursor === null || Math.abs(Number(key)) >= 2 ** 31) return null;
  return { key: Number(key), ...cursor };
}
