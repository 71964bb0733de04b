/** The page of a search or category for who asks; where too many search, the answer that says so. */
import { data } from 'react-router';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import type { CatalogueService } from './catalogue-service.server.ts';
import type { ProductList } from './product-list.server.ts';
import type { PagePlace } from './search/query/product-list-path.ts';
import type { SearchQuery } from './search/query/search-query.ts';
import { isSearchesFull } from './search/search-queue.ts';
import type { StorefrontSections } from './storefront-sections.server.ts';

/** Null where there is no such page. Throws a 503, to which the host adds when to come back. */
export async function findProductList(
  { catalogue, clientAddress }: { catalogue: CatalogueService; clientAddress: string },
  sections: StorefrontSections,
  query: SearchQuery,
  place: PagePlace,
): Promise<ProductList | null> {
  try {
    return await catalogue.productList(sections, query, place, clientNetwork(clientAddress));
  } catch (error) {
    if (isSearchesFull(error)) throw data(null, { status: 503 });
    throw error;
  }
}
