/** The catalogue for pages and API: its products, categories, searches and sitemap. */

import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  readFilledHandles,
  readShownCollection,
} from '#app/features/catalogue/collections/shown-collections.server.ts';
import { readCardProducts } from '#app/features/catalogue/product/card/card-store.server.ts';
import {
  type Collection,
  collectionPath,
} from '#app/features/catalogue/product/collection/collection.ts';
import { largestOf } from '#app/features/catalogue/product/pictures/picture-sizes.ts';
import {
  type CardProduct,
  type Product,
  type ProductPage,
  picturesOf,
} from '#app/features/catalogue/product/product.ts';
import type { ProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { readSold } from '#app/features/catalogue/product/variant-store.server.ts';
import type { PagePlace } from '#app/features/catalogue/search/query/product-list-path.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { fromDollarCents } from '#app/shared/money/money.ts';
import type { Database, Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { type BrowseQuery, loadIfEmpty, readProducts } from './catalogue-store.server.ts';
import { readCategoryNames, readLaterCategory } from './pages/category-store.server.ts';
import { categoryPath, productPath } from './product/product-path.ts';
import { type ProductList, readProductList } from './product-list.server.ts';
import { sampleCatalogue } from './sample-catalogue.server.ts';
import { refreshSearchWordsIfMissing } from './search/refresh-words.server.ts';
import { createSearchQueue, searchLimits } from './search/search-queue.ts';
import { createSearchService } from './search/search-service.server.ts';
import type { Suggestions } from './search/suggestions/suggestions.ts';
import { readStorefrontSections, type StorefrontSections } from './storefront-sections.server.ts';

const idSchema = z.object({ id: z.string() });

/** What a sitemap names, a file at a time: https://www.sitemaps.org/protocol.html */
type SitemapService = {
  /** The paths of the categories. */
  categoryPaths(): Promise<string[]>;
  /** The paths of the collections that have something to sell. */
  collectionPaths(): Promise<string[]>;
  /**
   * The ids after which each file of products begins, an empty one for the first: takes the longer the
   * more products there are, half a second for a million.
   */
  productFiles(): Promise<string[]>;
  /** The products of one file: the path of each, and its first pictures. */
  products(after: string): Promise<{ path: string; pictures: string[]; changedAt: Date }[]>;
};

/** A sitemap holds at most 50,000 addresses and 50 MB; the pages of the shop itself have room beside these. */
const VARIANTS_PER_FILE = 20_000;

const MAX_PICTURES_NAMED = 5;

const MAX_CATEGORIES = 9_000;

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
    sections: StorefrontSections,
    query: SearchQuery,
    place: PagePlace,
    client: string,
  ): Promise<ProductList | null>;
  /** Where what was in a category that has nothing to sell now is; null where nothing was. */
  laterCategory(former: string): Promise<string | null>;
  /** A collection that shoppers see; null where there is none. */
  collection(handle: string): Promise<Collection | null>;
  /** What a shopper who has typed so far may be looking for. */
  suggest(text: string, client: string): Promise<Suggestions>;
  /** Home page and categories as they are now: takes longer than a page may, so it is cached. */
  storefrontSections(): Promise<StorefrontSections>;
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
    productList: (sections, query, place, client) =>
      inTurn(client, () => readProductList({ queries, search }, sections, query, place)),
    laterCategory: (former) => readLaterCategory(queries, former),
    collection: (handle) => readShownCollection(queries, handle),
    suggest: (text, client) => inTurn(client, () => search.suggest(text)),
    storefrontSections: () => readStorefrontSections(queries, search),
    sitemap: createSitemapService(queries),
    async loadSample() {
      const products = sampleCatalogue.map((one) => ({
        ...one,
        priceCents: fromDollarCents(one.priceCents),
      }));
      await loadIfEmpty(queries, products);
      await refreshSearchWordsIfMissing(queries);
    },
  };
}

export function createSitemapService(
  queries: Queries,
  variantsPerFile = VARIANTS_PER_FILE,
): SitemapService {
  return {
    async categoryPaths() {
      const names = await readCategoryNames(queries, { limit: MAX_CATEGORIES });
      return names.map(categoryPath);
    },
    collectionPaths: async () =>
      (await readFilledHandles(queries)).map((handle) => collectionPath({ handle })),
    async productFiles() {
      // Steps through the index of ids: it reads no rows.
      const rows = await readRows(
        queries,
        idSchema,
        sql`
        with recursive file (id) as (
          select ''
          union all
          select (select product.id from product
            where product.withdrawn_at is null and product.id > file.id
            order by product.id offset ${variantsPerFile - 1} limit 1)
          from file where file.id is not null
        )
        select id from file where id is not null and exists (
          select 1 from product where product.withdrawn_at is null and product.id > file.id)`,
      );
      return rows.map(({ id }) => id);
    },
    async products(after) {
      const rows = await queries
        .select({
          id: product.id,
          image: product.image,
          images: product.images,
          changedAt: product.changedAt,
        })
        .from(product)
        .where(and(gt(product.id, after), isNull(product.withdrawnAt)))
        .orderBy(asc(product.id), asc(product.position))
        .limit(variantsPerFile);
      return [...Map.groupBy(rows, ({ id }) => id)].map(([id, variants]) => {
        const pictures = variants.flatMap(picturesOf).map(largestOf);
        return {
          path: productPath({ id, variant: id }),
          pictures: [...new Set(pictures)].slice(0, MAX_PICTURES_NAMED),
          changedAt: new Date(Math.max(...variants.map(({ changedAt }) => changedAt.getTime()))),
        };
      });
    },
  };
}
