/** The catalogue for pages and API: its products, categories, searches and sitemap. */

import { readCategories } from '#app/features/catalogue/pages/category-store.server.ts';
import {
  createSitemapService,
  type SitemapService,
} from '#app/features/catalogue/pages/sitemap-service.server.ts';
import { readListings } from '#app/features/catalogue/product/listing-store.server.ts';
import type { ListedProduct, ProductPage } from '#app/features/catalogue/product/product.ts';
import type { ProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import type { Queries } from '#db/database.ts';
import { loadIfEmpty, readProducts } from './catalogue-store.server.ts';
import { sampleCatalogue } from './sample-catalogue.server.ts';
import { refreshSearchWordsIfMissing } from './search/refresh-words.server.ts';
import { createSearchService, type SearchService } from './search/search-service.server.ts';

export type CatalogueService = SearchService & {
  /** A page of the whole catalogue. */
  page(after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** What is sold under this product id, in the catalogue's order; empty when nothing is. */
  listings(id: string): Promise<ListedProduct[]>;
  /** A page of a category; empty when nothing in it is sold. */
  category(name: string, after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** The names of the categories that have something to sell, the first thousand of them. */
  categories(): Promise<string[]>;
  /** The paths of the products and categories, for a sitemap. */
  sitemap: SitemapService;
  /** Fills an empty catalogue with the sample. */
  loadSample(): Promise<void>;
};

/** As many links as one page can show. */
const MAX_CATEGORIES = 1_000;

export function createCatalogueService(queries: Queries): CatalogueService {
  return {
    page: (after, limit) => readProducts(queries, { after, limit }),
    listings: (id) => readListings(queries, id),
    category: (category, after, limit) => readProducts(queries, { category, after, limit }),
    categories: () => readCategories(queries, { limit: MAX_CATEGORIES }),
    ...createSearchService(queries),
    sitemap: createSitemapService(queries),
    async loadSample() {
      await loadIfEmpty(queries, sampleCatalogue);
      await refreshSearchWordsIfMissing(queries);
    },
  };
}
