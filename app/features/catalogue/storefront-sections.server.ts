/** The catalogue at a glance, cached for all visitors: the home page and the categories. */

import { sql } from 'drizzle-orm';
import { readHomeCollections } from '#app/features/catalogue/collections/shown-collections.server.ts';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { type Category, largestCategories } from '#app/features/catalogue/pages/category.ts';
import { readCategories } from '#app/features/catalogue/pages/category-store.server.ts';
import {
  fillShelves,
  type HomePage,
  PRODUCTS_PER_SHELF,
  type Shelf,
  tileCount,
} from '#app/features/catalogue/pages/home/home-page.ts';
import { collectionPath } from '#app/features/catalogue/product/collection/collection.ts';
import { hasOptions } from '#app/features/catalogue/product/options/options.ts';
import { MAX_SEPARATE_VARIANTS, type Product } from '#app/features/catalogue/product/product.ts';
import type { FoundProducts } from '#app/features/catalogue/search/find-products.server.ts';
import {
  type SearchQuery,
  searchFor,
  searchPath,
} from '#app/features/catalogue/search/query/search-query.ts';
import type { SearchService } from '#app/features/catalogue/search/search-service.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { formatShortCents } from '#app/shared/money/money.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { cacheUntilCatalogueChange } from './cache-until-change.server.ts';
import type { CatalogueService } from './catalogue-service.server.ts';
import { readProducts } from './catalogue-store.server.ts';
import { readCardProducts } from './product/card/card-store.server.ts';
import { categoryPath } from './product/product-path.ts';
import { PRODUCT_COLUMNS, productRowSchema } from './product/product-row.server.ts';

/** Cheap products are looked for among so many of the first: rare ones are not searched for. */
const MAX_LOOKED_AT = 2_000;

/** Enough to fill a shelf when the page shows most of them already. */
const CANDIDATES = 60;

/** `$25`, which the shelf's title says. */
const CHEAP_CENTS = 2_500;

/** So many of the largest categories have a shelf. */
const CATEGORY_SHELVES = 2;

const bestRated = { ...searchFor(''), sort: 'rating' } as const;
const cheapest = { ...searchFor(''), sort: 'price' } as const;

type Uncarded = Omit<HomePage, 'products' | 'shelves'> & {
  products: Product[];
  shelves: ReturnType<typeof fillShelves>;
};

export type StorefrontSections = {
  home: HomePage;
  /** The first thousand that have something to sell, sorted by their letters. */
  categories: Category[];
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
  const products =
    isGrouped && !isPart ? await readCardProducts(queries, few.products) : few.products;
  const first = isPart
    ? await readHomePage(queries, search, categories)
    : { products, categories: [], shelves: [], isPart };
  const home = {
    ...first,
    shelves: [...first.shelves, ...(await readCollectionShelves(queries))],
  };
  return { home, categories, isGrouped, countsOf: countOnce(search, categories, isGrouped) };
}

/** The collections that the shopkeeper has put there: what is shown above may be in them too. */
async function readCollectionShelves(queries: Queries): Promise<Shelf[]> {
  const collections = await readHomeCollections(queries, PRODUCTS_PER_SHELF);
  const all = collections.flatMap(({ products }) => products);
  const cards = await readCardProducts(queries, all);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return collections.map(({ handle, title, products }) => ({
    title,
    path: collectionPath({ handle }),
    products: products.flatMap(({ id }) => byId.get(id) ?? []),
  }));
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
  catalogue: Pick<CatalogueService, 'window'>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
): () => Promise<StorefrontSections> {
  return cacheUntilCatalogueChange(catalogue.window, live, MAX_AGE_MS);
}

/** The first seven cards, the largest categories, and shelves of what else there is. */
export async function readHomePage(
  queries: Queries,
  search: SearchService,
  categories: readonly Category[],
): Promise<HomePage> {
  const first = await readProducts(queries, {
    after: null,
    limit: MAX_SEPARATE_VARIANTS,
    isGrouped: true,
  });
  const largest = largestCategories(categories, tileCount(categories.length));
  const ofCategories = await Promise.all(
    largest.slice(0, CATEGORY_SHELVES).map(async ({ name }) => {
      const page = { category: name, after: null, limit: CANDIDATES, isGrouped: true };
      const { products } = await readProducts(queries, page);
      return { title: name, path: categoryPath(name), candidates: products };
    }),
  );
  const rated = await search.search(bestRated, { after: null, limit: CANDIDATES, isGrouped: true });
  const topRated = rated.products.filter(({ rating }) => rating > 0);
  const below = await readBelow(queries, CHEAP_CENTS, CANDIDATES);
  const newest = await readNewest(queries, CANDIDATES);
  const shelves = fillShelves(
    [
      { title: messages.topRated, path: searchPath(bestRated), candidates: topRated },
      {
        title: messages.priceUnder(formatShortCents(CHEAP_CENTS)),
        path: searchPath(cheapest),
        candidates: below,
      },
      { title: messages.newest, path: null, candidates: newest },
      ...ofCategories,
    ],
    first.products,
  );
  return toCards(queries, { products: first.products, categories: largest, shelves, isPart: true });
}

/** Adds the choices of all products, which are read at once. */
async function toCards(queries: Queries, { products, shelves, ...rest }: Uncarded) {
  const variants = [products, ...shelves.map((shelf) => shelf.products)].flat();
  const cards = await readCardProducts(queries, variants);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = (some: readonly Product[]) => some.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    ...rest,
    products: cardsOf(products),
    shelves: shelves.map((shelf) => ({ ...shelf, products: cardsOf(shelf.products) })),
  };
}

/** The latest of the catalogue, one a product: an import appends what is new. */
async function readNewest(queries: Queries, limit: number): Promise<Product[]> {
  return readRows(
    queries,
    productRowSchema,
    sql`select ${PRODUCT_COLUMNS} from (
        select distinct on (id) * from (
          select * from product where withdrawn_at is null order by position desc, variant desc
          limit ${MAX_LOOKED_AT}
        ) as looked_at order by id, position desc, variant desc
      ) as product order by position desc, variant desc limit ${limit}`,
  );
}

/** The first of the catalogue's beginning that cost less, one a product. */
async function readBelow(queries: Queries, belowCents: number, limit: number): Promise<Product[]> {
  return readRows(
    queries,
    productRowSchema,
    sql`select ${PRODUCT_COLUMNS} from (
        select distinct on (id) * from (
          select * from product where withdrawn_at is null order by position, variant
          limit ${MAX_LOOKED_AT}
        ) as looked_at where price_cents < ${belowCents} order by id, position, variant
      ) as product order by position, variant limit ${limit}`,
  );
}
