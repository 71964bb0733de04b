/** The catalogue as the settings of the law have it shown: whatever shows a product reads it through these. */

import { type OfferRules, offeredBy } from '#app/features/catalogue/product/price/offer-rules.ts';
import { readLowestBefore } from '#app/features/catalogue/product/price/price-history.server.ts';
import { reductionOf } from '#app/features/catalogue/product/price/price-history.ts';
import {
  type SearchQuery,
  searchFor,
  searchPath,
} from '#app/features/catalogue/search/query/search-query.ts';
import type { Queries } from '#db/database.ts';
import type { CatalogueService } from './catalogue-service.server.ts';
import type { StorefrontSections } from './storefront-sections.server.ts';

type Row = Parameters<typeof offeredBy>[1] & { variant: string };

/** The same products under the rules of now. */
export type Offered = <Product extends Row>(products: readonly Product[]) => Promise<Product[]>;

export function createOffered(queries: Queries, rules: () => OfferRules): Offered {
  return async (products) => {
    const now = rules();
    const reduced = now.countsFromLowest ? products.filter(reductionOf) : [];
    const lowest = await readLowestBefore(
      queries,
      reduced.map(({ variant }) => variant),
    );
    return products.map((product) => offeredBy(now, product, lowest.get(product.variant)));
  };
}

/** Stars that are hidden neither sort nor filter: the index of the search does not tell whose they are. */
function withoutStars(query: SearchQuery): SearchQuery {
  const sort = query.sort === 'rating' ? 'relevance' : query.sort;
  return { ...query, rating: null, sort };
}

const BEST_RATED_PATH = searchPath({ ...searchFor(''), sort: 'rating' });

/** The same service, whose lists of products are offered so. */
export function withOffers(
  catalogue: CatalogueService,
  offered: Offered,
  rules: () => OfferRules,
): CatalogueService {
  async function each<Page extends { products: Row[] }>(page: Page): Promise<Page> {
    return { ...page, products: await offered(page.products) };
  }
  async function inSections(of: StorefrontSections): Promise<StorefrontSections> {
    const { products } = await each(of.home);
    const shown = of.home.sections.filter(
      (one) =>
        !(rules().hidesImportedRatings && one.kind === 'shelf' && one.path === BEST_RATED_PATH),
    );
    const sections = await Promise.all(
      shown.map((section) => (section.kind === 'shelf' ? each(section) : section)),
    );
    return { ...of, home: { ...of.home, products, sections } };
  }
  return {
    ...catalogue,
    page: async (after, limit) => each(await catalogue.page(after, limit)),
    sold: async (variants) => offered(await catalogue.sold(variants)),
    browse: async (query) => each(await catalogue.browse(query)),
    async productList(sections, query, place, client) {
      if (!rules().hidesImportedRatings) {
        const page = await catalogue.productList(sections, query, place, client);
        return page && each(page);
      }
      const page = await catalogue.productList(sections, withoutStars(query), place, client);
      const facets = page?.facets.filter(({ name }) => name !== 'rating') ?? [];
      return page && each({ ...page, facets, hidesStars: true as const });
    },
    suggest: async (text, client) => each(await catalogue.suggest(text, client)),
    storefrontSections: async () => inSections(await catalogue.storefrontSections()),
  };
}
