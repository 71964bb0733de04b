/** The catalogue as pages and programs ask for it. */
import type { Queries } from '#db/database.ts';
import { loadIfEmpty, readProducts } from './catalogue-store.server.ts';
import type { ProductPage } from './product.ts';
import type { ProductCursor } from './product-cursor.ts';
import { sampleCatalogue } from './sample-catalogue.server.ts';

export type CatalogueService = {
  /** A page of the whole catalogue. */
  page(after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** A page of the products whose title has this text; upper and lower case are alike. */
  search(title: string, after: ProductCursor | null, limit: number): Promise<ProductPage>;
  /** Fills an empty catalogue with the sample. */
  loadSample(): Promise<void>;
};

export function createCatalogueService(queries: Queries): CatalogueService {
  return {
    page: (after, limit) => readProducts(queries, { after, limit }),
    search: (title, after, limit) => readProducts(queries, { after, limit, title }),
    loadSample: () => loadIfEmpty(queries, sampleCatalogue),
  };
}
