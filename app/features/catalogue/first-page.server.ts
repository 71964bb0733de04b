/** The first page of the catalogue, cached for all visitors. */

import { PRODUCTS_PER_PAGE, type ProductPage } from '#app/features/catalogue/product/product.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { cacheUntilCatalogueChange } from './cache-until-change.server.ts';
import type { CatalogueService } from './catalogue-service.server.ts';

/** At most a minute old, and never older than the last announced change. */
export type FirstPage = () => Promise<ProductPage>;

const MAX_AGE_MS = 60_000;

export function cacheFirstPage(
  catalogue: Pick<CatalogueService, 'page'>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
): FirstPage {
  return cacheUntilCatalogueChange(() => catalogue.page(null, PRODUCTS_PER_PAGE), live, MAX_AGE_MS);
}
