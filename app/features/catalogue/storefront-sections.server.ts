/** The catalogue at a glance, cached for all visitors: the home page and the categories. */

import { type Category, categoriesInMenu } from '#app/features/catalogue/pages/category.ts';
import { readCategories } from '#app/features/catalogue/pages/category-store.server.ts';
import type { HomePage } from '#app/features/catalogue/pages/home/home-page.ts';
import { hasOptions } from '#app/features/catalogue/product/options/options.ts';
import { MAX_SEPARATE_VARIANTS } from '#app/features/catalogue/product/product.ts';
import type { FoundProducts } from '#app/features/catalogue/search/find-products.server.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import type { SearchService } from '#app/features/catalogue/search/search-service.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { cacheUntilCatalogueChange } from './cache-until-change.server.ts';
import type { CatalogueService } from './catalogue-service.server.ts';
import { readProducts } from './catalogue-store.server.ts';
import { readHomePage } from './fill-home.server.ts';

export type StorefrontSections = {
  home: HomePage;
  /** The first thousand that have something to sell, sorted by their letters. */
  categories: Category[];
  /** The names of those in the menu of every page. */
  inMenu: string[];
  /** Whether variants that share an id stand as one card: the catalogue has more than the specification's seven, or options. */
  isGrouped: boolean;
  /** How many products there are, or in a category, by each filter: the same on every page of them, and counted once. */
  countsOf(query: SearchQuery): Promise<Counts>;
};

type Counts = Pick<FoundProducts, 'found' | 'facets'>;

/** As many links as one page can show. */
const MAX_CATEGORIES = 1_000;

const MAX_AGE_MS = 60_000;

export async function readStorefrontSections(
  queries: Queries,
  search: SearchService,
): Promise<StorefrontSections> {
  const few = await readProducts(queries, { after: null, limit: MAX_SEPARATE_VARIANTS });
  const isPart = few.next !== null;
  const isGrouped = isPart || few.products.some(hasOptions);
  const categories = await readCategories(queries, { limit: MAX_CATEGORIES, isGrouped });
  const known = { few: few.products, categories, isPart, isGrouped };
  const home = await readHomePage(queries, search, known);
  const inMenu = categoriesInMenu(categories);
  return {
    home,
    categories,
    inMenu,
    isGrouped,
    countsOf: countOnce(search, categories, isGrouped),
  };
}

/** Of a category that is not there, each time: anybody can name one. */
function countOnce(
  search: SearchService,
  categories: readonly Category[],
  isGrouped: boolean,
): StorefrontSections['countsOf'] {
  const names = new Set<string | null>([null, ...categories.map(({ name }) => name)]);
  const counted = new Map<string | null, Promise<Counts>>();
  const place = { after: null, limit: 0, isGrouped, uncounted: 'category' } as const;
  return (query) => {
    const { category } = query;
    const counts = counted.get(category) ?? search.search(query, place);
    if (names.has(category)) counted.set(category, counts);
    counts.catch(() => counted.delete(category));
    return counts;
  };
}

/** Never older than the last announced change; read anew when it is a minute old. */
export function cacheStorefrontSections(
  catalogue: Pick<CatalogueService, 'storefrontSections'>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
): () => Promise<StorefrontSections> {
  return cacheUntilCatalogueChange(catalogue.storefrontSections, live, MAX_AGE_MS);
}
