/** The catalogue as pages and programs ask for it. */
import type { Queries } from '#db/database.ts';
import { loadIfEmpty, readPageCursors, readProducts } from './catalogue-store.server.ts';
import { readCategories, readCategory } from './category-store.server.ts';
import { type ListedProduct, PRODUCTS_PER_PAGE, type ProductPage } from './product.ts';
import type { ProductCursor } from './product-cursor.ts';
import { readListings } from './product-page-store.server.ts';
import { sampleCatalogue } from './sample-catalogue.server.ts';

export type CatalogueService = {
  /** A page of the whole catalogue. */
  page(after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** What is sold under this product id, in the catalogue's order; empty when nothing is. */
  listings(id: string): Promise<ListedProduct[]>;
  /** A page of a category; empty when nothing in it is sold. */
  category(name: string, after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** The names of the categories that have something to sell, the first thousand of them. */
  categories(): Promise<string[]>;
  /** A page of the products whose title has this text; upper and lower case are alike. */
  search(title: string, after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** The cursors of all pages after the first, as a sitemap names them. */
  pageCursors(): Promise<string[]>;
  /** Fills an empty catalogue with the sample. */
  loadSample(): Promise<void>;
};

/** A sitemap holds at most 50,000 addresses (sitemaps.org), the home page among them. */
const MOST_PAGE_CURSORS = 49_998;

/** A page of links that anybody can still look through. */
const MOST_CATEGORIES = 1_000;

export function createCatalogueService(queries: Queries): CatalogueService {
  return {
    page: (after, limit) => readProducts(queries, { after, limit }),
    listings: (id) => readListings(queries, id),
    category: (category, after, limit) => readCategory(queries, { category, after, limit }),
    categories: () => readCategories(queries, { most: MOST_CATEGORIES }),
    search: (title, after, limit) => readProducts(queries, { after, limit, title }),
    pageCursors: () =>
      readPageCursors(queries, { pageLength: PRODUCTS_PER_PAGE, most: MOST_PAGE_CURSORS }),
    loadSample: () => loadIfEmpty(queries, sampleCatalogue),
  };
}
