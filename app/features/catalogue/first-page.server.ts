/** The page that every home page begins with, read once for all who ask for it. */

import { PRODUCTS_PER_PAGE, type ProductPage } from '#app/features/catalogue/product/product.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { cacheUntilCatalogueChange } from './cache-until-change.server.ts';
import type { CatalogueService } from './catalogue-service.server.ts';

/** As of the last change that the live channel told of, or a minute ago at most. */
export type FirstPage = () => Promise<ProductPage>;

const KEPT_MS = 60_000;

export function cacheFirstPage(
  catalogue: Pick<CatalogueService, 'page'>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
): FirstPage {
  return cacheUntilCatalogueChange(() => catalogue.page(null, PRODUCTS_PER_PAGE), live, KEPT_MS);
}
