/** The products that are like another, cached for all visitors. */
import { readRelated } from '#app/features/catalogue/product/page/related-store.server.ts';
import type { ListedProduct, Product } from '#app/features/catalogue/product/product.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { cacheEachUntilCatalogueChange } from './cache-until-change.server.ts';

/** The likest first; at most an hour old, and never older than the last announced change. */
export type RelatedProducts = (product: ListedProduct) => Promise<Product[]>;

const MAX_AGE_MS = 60 * 60 * 1_000;

/** A shelf is a few kilobytes. */
const MAX_SHELVES = 2_000;

export function cacheRelatedProducts(
  queries: Queries,
  live: Pick<LiveHub, 'onCatalogueChange'>,
): RelatedProducts {
  const cached = cacheEachUntilCatalogueChange<Product[]>(live, {
    maxAgeMs: MAX_AGE_MS,
    maxEntries: MAX_SHELVES,
  });
  return (product) => cached(product.listing, () => readRelated(queries, product));
}
