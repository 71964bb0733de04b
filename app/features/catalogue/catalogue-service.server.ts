/** The catalogue for pages and API: its products, categories, searches and sitemap. */

import {
  createSitemapService,
  type SitemapService,
} from '#app/features/catalogue/pages/sitemap-service.server.ts';
import { readCardProducts } from '#app/features/catalogue/product/card/card-store.server.ts';
import type { CardProduct, Product, ProductPage } from '#app/features/catalogue/product/product.ts';
import type { ProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { readSold } from '#app/features/catalogue/product/variant-store.server.ts';
import type { PagePlace } from '#app/features/catalogue/search/query/product-list-path.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import type { Database } from '#db/database.ts';
import { type BrowseQuery, loadIfEmpty, readProducts } from './catalogue-store.server.ts';
import { type ProductList, readProductList } from './product-list.server.ts';
import { sampleCatalogue } from './sample-catalogue.server.ts';
import { refreshSearchWordsIfMissing } from './search/refresh-words.server.ts';
import { createSearchQueue, searchLimits } from './search/search-queue.ts';
import { createSearchService } from './search/search-service.server.ts';
import type { Suggestions } from './search/suggestions/suggestions.ts';
import { readStorefrontSections, type StorefrontSections } from './storefront-sections.server.ts';

/** `client` is the network of who asks, of which only some searches run or wait: others reject with SearchesFullError. */
export type CatalogueService = {
  /** A page of the whole catalogue. */
  page(after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** Those of these variants that are sold now, in no order. */
  sold(variants: string[]): Promise<Product[]>;
  /** A page of cards, of all products or of a category; empty when nothing in it is sold. */
  browse(query: BrowseQuery): Promise<{ products: CardProduct[]; next: string | null }>;
  /** A page of a search or category; null where there is no such page. */
  productList(
    window: StorefrontSections,
    query: SearchQuery,
    place: PagePlace,
    client: string,
  ): Promise<ProductList | null>;
  /** What a shopper who has typed so far may be looking for. */
  suggest(text: string, client: string): Promise<Suggestions>;
  /** Home page and categories as they are now: takes longer than a page may, so it is cached. */
  window(): Promise<StorefrontSections>;
  /** The paths of the products and categories, for a sitemap. */
  sitemap: SitemapService;
  /** Fills an empty catalogue with the sample. */
  loadSample(): Promise<void>;
};

export function createCatalogueService({
  queries,
  searches,
  searchesAtOnce,
}: Pick<Database, 'queries' | 'searches' | 'searchesAtOnce'>): CatalogueService {
  const search = createSearchService(searches);
  const inTurn = createSearchQueue(searchLimits(searchesAtOnce));
  return {
    page: (after, limit) => readProducts(queries, { after, limit }),
    sold: (variants) => readSold(queries, variants),
    async browse(query) {
      const { products, next } = await readProducts(queries, query);
      return {
        products: query.isGrouped ? await readCardProducts(queries, products) : products,
        next,
      };
    },
    productList: (window, query, place, client) =>
      inTurn(client, () => readProductList({ queries, search }, window, query, place)),
    suggest: (text, client) => inTurn(client, () => search.suggest(text)),
    window: () => readStorefrontSections(queries, search),
    sitemap: createSitemapService(queries),
    async loadSample() {
      await loadIfEmpty(queries, sampleCatalogue);
      await refreshSearchWordsIfMissing(queries);
    },
  };
}
