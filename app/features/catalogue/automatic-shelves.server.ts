/** The shelves of the home page that fill themselves from the catalogue. */
import { sql } from 'drizzle-orm';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { type Category, largestCategories } from '#app/features/catalogue/pages/category.ts';
import type { ShelfCandidates } from '#app/features/catalogue/pages/home/home-page.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import {
  PRODUCT_COLUMNS,
  productRowSchema,
} from '#app/features/catalogue/product/product-row.server.ts';
import { searchFor, searchPath } from '#app/features/catalogue/search/query/search-query.ts';
import type { SearchService } from '#app/features/catalogue/search/search-service.server.ts';
import { formatShortCents } from '#app/shared/money/money.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { readProducts } from './catalogue-store.server.ts';

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

type Sources = { queries: Queries; search: SearchService; categories: readonly Category[] };

type Candidates = Omit<ShelfCandidates, 'section'>;

/** What each kind of section could show, by one bounded read a shelf. */
const READERS: Readonly<Record<string, (sources: Sources) => Promise<Candidates[]>>> = {
  async 'top-rated'({ search }) {
    const place = { after: null, limit: CANDIDATES, isGrouped: true };
    const { products } = await search.search(bestRated, place);
    const candidates = products.filter(({ rating }) => rating > 0);
    return [{ title: messages.topRated, path: searchPath(bestRated), candidates }];
  },
  async cheap({ queries }) {
    const title = messages.priceUnder(formatShortCents(CHEAP_CENTS));
    const candidates = await readBelow(queries, CHEAP_CENTS, CANDIDATES);
    return [{ title, path: searchPath(cheapest), candidates }];
  },
  async new({ queries }) {
    const candidates = await readNewest(queries, CANDIDATES);
    return [{ title: messages.newest, path: null, candidates }];
  },
  'largest-categories': ({ queries, categories }) =>
    Promise.all(
      largestCategories(categories, CATEGORY_SHELVES).map(async ({ name }) => {
        const page = { category: name, after: null, limit: CANDIDATES, isGrouped: true };
        const { products: candidates } = await readProducts(queries, page);
        return { title: name, path: categoryPath(name), candidates };
      }),
    ),
};

/** Of these sections, those that fill themselves with products. */
export async function readAutomaticShelves(
  sections: readonly { id: string; kind: string }[],
  sources: Sources,
): Promise<ShelfCandidates[]> {
  const shelves: ShelfCandidates[] = [];
  for (const { id: section, kind } of sections) {
    const read = await READERS[kind]?.(sources);
    for (const shelf of read ?? []) shelves.push({ section, ...shelf });
  }
  return shelves;
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
