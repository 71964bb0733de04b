/** The pages of searches, categories and collections, cached for all visitors: what many look for is found once. */
import type { Collection } from '#app/features/catalogue/product/collection/collection.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { cacheEachUntilCatalogueChange } from './cache-until-change.server.ts';
import type { CatalogueService } from './catalogue-service.server.ts';
import type { ProductList } from './product-list.server.ts';

/** Read anew when it is a minute old, as the home page. */
const MAX_AGE_MS = 60_000;

/** A page is some twenty kilobytes. */
const MAX_PAGES = 500;

/** The same service, whose pages are never older than the last announced change of the catalogue. */
export function cacheProductLists(
  catalogue: CatalogueService,
  live: Pick<LiveHub, 'onCatalogueChange'>,
): CatalogueService {
  const pages = cacheEachUntilCatalogueChange<ProductList | null>(live, {
    maxAgeMs: MAX_AGE_MS,
    maxEntries: MAX_PAGES,
  });
  const collections = cacheEachUntilCatalogueChange<Collection | null>(live, {
    maxAgeMs: MAX_AGE_MS,
    maxEntries: MAX_PAGES,
  });
  return {
    ...catalogue,
    collection: (handle) => collections(handle, () => catalogue.collection(handle)),
    productList(sections, query, place, client) {
      const key = JSON.stringify([sections.isGrouped, query, place]);
      return pages(key, () => catalogue.productList(sections, query, place, client));
    },
  };
}
