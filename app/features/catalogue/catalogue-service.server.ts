/** The catalogue as pages and programs ask for it. */
import type { Queries } from '#db/database.ts';
import { loadIfEmpty, readPageCursors, readProducts } from './catalogue-store.server.ts';
import { PRODUCTS_PER_PAGE, type ProductPage } from './product.ts';
import type { ProductCursor } from './product-cursor.ts';
import { sampleCatalogue } from './sample-catalogue.server.ts';

export type CatalogueService = {
  /** A page of the whole catalogue. */
  page(after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** A page of the products whose title has this text; upper and lower case are alike. */
  search(title: string, after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** The cursors of all pages after the first, as a sitemap names them. */
  pageCursors(): Promise<string[]>;
  /** Fills an empty catalogue with the sample. */
  loadSample(): Promise<void>;
};

/** A sitemap holds at most 50,000 addresses (sitemaps.org), the home page among them. */
const MOST_PAGE_CURSORS = 49_998;

export function createCatalogueService(queries: Queries): CatalogueService {
  return {
    page: (after, limit) => readProducts(queries, { after, limit }),
    search: (title, after, limit) => readProducts(queries, { after, limit, title }),
    pageCursors: () =>
      readPageCursors(queries, { pageLength: PRODUCTS_PER_PAGE, most: MOST_PAGE_CURSORS }),
    loadSample: () => loadIfEmpty(queries, sampleCatalogue),
  };
}
