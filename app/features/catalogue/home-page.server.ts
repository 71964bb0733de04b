/** The home page of a catalogue of more than seven variants. */
import { type Category, largestCategories } from '#app/features/catalogue/pages/category.ts';
import {
  fillShelves,
  type HomePage,
  tileCount,
} from '#app/features/catalogue/pages/home/home-page.ts';
import { readBelow, readNewest } from '#app/features/catalogue/pages/home/home-store.server.ts';
import { readCardProducts } from '#app/features/catalogue/product/card/card-store.server.ts';
import { MAX_SEPARATE_VARIANTS, type Product } from '#app/features/catalogue/product/product.ts';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import { searchFor, searchPath } from '#app/features/catalogue/search/query/search-query.ts';
import type { SearchService } from '#app/features/catalogue/search/search-service.server.ts';
import type { Queries } from '#db/database.ts';
import { readProducts } from './catalogue-store.server.ts';

/** Enough to fill a shelf when the page shows most of them already. */
const CANDIDATES = 60;

/** `$25`, in the words of the shelf's title too. */
const CHEAP_CENTS = 2_500;

/** So many of the largest categories have a shelf. */
const CATEGORY_SHELVES = 2;

const bestRated = { ...searchFor(''), sort: 'rating' } as const;
const cheapest = { ...searchFor(''), sort: 'price' } as const;

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
  const rated = await search.search(bestRated, { after: null, limit: CANDIDATES });
  const topRated = rated.products.filter(({ rating }) => rating > 0);
  const below = await readBelow(queries, CHEAP_CENTS, CANDIDATES);
  const newest = await readNewest(queries, CANDIDATES);
  const shelves = fillShelves(
    [
      { title: 'Top rated', path: searchPath(bestRated), candidates: topRated },
      { title: 'Under $25', path: searchPath(cheapest), candidates: below },
      { title: 'New', path: null, candidates: newest },
      ...ofCategories,
    ],
    first.products,
  );
  return toCards(queries, { products: first.products, categories: largest, shelves, isPart: true });
}

type Uncarded = Omit<HomePage, 'products' | 'shelves'> & {
  products: Product[];
  shelves: ReturnType<typeof fillShelves>;
};

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
