/** What the pages of products show, cached for all visitors. */

import { readRelated } from '#app/features/catalogue/product/page/related-store.server.ts';
import type {
  ListedProduct,
  Product,
  WithdrawnProduct,
} from '#app/features/catalogue/product/product.ts';
import {
  readVariants,
  readWithdrawn,
} from '#app/features/catalogue/product/variant-store.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { cacheEachUntilCatalogueChange } from './cache-until-change.server.ts';

/** Never older than the last announced change of the catalogue. */
export type ProductPages = {
  /**
   * What is sold under this product id, in the catalogue's order; empty when nothing is. Read anew when it
   * is a minute old, as the home page.
   */
  variants(id: string): Promise<ListedProduct[]>;
  /** What was sold under this id and is withdrawn, the last first. */
  withdrawn(id: string): Promise<WithdrawnProduct[]>;
  /** The products that are like another, the likest first; at most an hour old. */
  related(product: ListedProduct): Promise<Product[]>;
};

const VARIANTS_AGE_MS = 60_000;
const RELATED_AGE_MS = 60 * 60 * 1_000;

/** A page is a few kilobytes. */
const MAX_PAGES = 2_000;

export function cacheProductPages(
  queries: Queries,
  live: Pick<LiveHub, 'onCatalogueChange'>,
): ProductPages {
  const cache = <Value>(maxAgeMs: number) =>
    cacheEachUntilCatalogueChange<Value>(live, { maxAgeMs, maxEntries: MAX_PAGES });
  const variants = cache<ListedProduct[]>(VARIANTS_AGE_MS);
  const withdrawn = cache<WithdrawnProduct[]>(VARIANTS_AGE_MS);
  const related = cache<Product[]>(RELATED_AGE_MS);
  return {
    variants: (id) => variants(id, () => readVariants(queries, id)),
    withdrawn: (id) => withdrawn(id, () => readWithdrawn(queries, id)),
    related: (product) => related(product.variant, () => readRelated(queries, product)),
  };
}
