/** What the pages of products show, cached for all visitors. */

import { sql } from 'drizzle-orm';
import {
  type CollectionLink,
  readCollectionsOf,
} from '#app/features/catalogue/collections/shown-collections.server.ts';
import { oldPathsOf } from '#app/features/catalogue/product/cells/old-paths.ts';
import {
  type ListedProduct,
  type Product,
  toProduct,
  type WithdrawnProduct,
} from '#app/features/catalogue/product/product.ts';
import {
  findByOldPath,
  findOwnId,
  readVariants,
  readWithdrawn,
} from '#app/features/catalogue/product/variant-store.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { cacheEachUntilCatalogueChange } from './cache-until-change.server.ts';
import type { Offered } from './offered-products.server.ts';
import { productRowSchema } from './product/product-row.server.ts';

/** As many as a shelf has. */
const MAX_RELATED = 12;

/** The statement reads at most so many rows by words: `MAX_WORDS * MAX_PRODUCTS_PER_WORD`. */
const MAX_WORDS = 2;
const MAX_PRODUCTS_PER_WORD = 100;

/** The next of the category, on either side of the product. */
const MAX_NEIGHBOURS = 24;

/** A longer title has its most distinctive words before. */
const MAX_TITLE_WORDS = 20;

/** Never older than the last announced change of the catalogue. */
export type ProductPages = {
  /**
   * What is sold under this product id, in the catalogue's order; empty when nothing is. Read anew when it
   * is a minute old, as the home page.
   */
  variants(id: string): Promise<ListedProduct[]>;
  /** What was sold under this id and is withdrawn, the last first. */
  withdrawn(id: string): Promise<WithdrawnProduct[]>;
  /** The collections that a product is in, as far as shoppers see them. */
  collections(id: string): Promise<CollectionLink[]>;
  /** Where a variant with options is shown whose name stands for an id, as in a basket; null for another name. */
  ownId(variant: string): Promise<Pick<Product, 'id' | 'variant'> | null>;
  /** The product that had its page at this path in an earlier shop; null where none had. */
  atOldPath(path: string): Promise<Pick<Product, 'id'> | null>;
  /** The products that are like another, the likest first; at most an hour old. */
  related(product: ListedProduct): Promise<Product[]>;
};

const VARIANTS_AGE_MS = 60_000;
const RELATED_AGE_MS = 60 * 60 * 1_000;

/** A page is a few kilobytes. */
const MAX_PAGES = 2_000;

export function cacheProductPages(
  queries: Queries,
  live: Pick<LiveHub, 'onCatalogueChange'>,
  offered: Offered,
): ProductPages {
  const cache = <Value>(maxAgeMs: number) =>
    cacheEachUntilCatalogueChange<Value>(live, { maxAgeMs, maxEntries: MAX_PAGES });
  const variants = cache<ListedProduct[]>(VARIANTS_AGE_MS);
  const withdrawn = cache<WithdrawnProduct[]>(VARIANTS_AGE_MS);
  const ownId = cache<Pick<Product, 'id' | 'variant'> | null>(VARIANTS_AGE_MS);
  const collections = cache<CollectionLink[]>(VARIANTS_AGE_MS);
  const atOldPath = cache<Pick<Product, 'id'> | null>(VARIANTS_AGE_MS);
  const related = cache<Product[]>(RELATED_AGE_MS);
  return {
    variants: (id) => variants(id, async () => offered(await readVariants(queries, id))),
    withdrawn: (id) => withdrawn(id, async () => offered(await readWithdrawn(queries, id))),
    collections: (id) => collections(id, () => readCollectionsOf(queries, id)),
    ownId: (variant) => ownId(variant, () => findOwnId(queries, variant)),
    async atOldPath(path) {
      const paths = oldPathsOf(path);
      const [first] = paths;
      const isLookedUp = first !== undefined && paths.every(isStorable);
      return isLookedUp ? atOldPath(first, () => findByOldPath(queries, paths)) : null;
    },
    related: (product) =>
      related(product.variant, async () => offered(await readRelated(queries, product))),
  };
}

function wordsOf(title: string): string[] {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_TITLE_WORDS);
}

/**
 * The likest first: those that share most words of the title, rare ones above all, and the category. One
 * variant for each product, none of this one. Reads a bounded number of rows, however large the catalogue.
 */
export async function readRelated(
  queries: Queries,
  { id, variant, title, category }: ListedProduct,
): Promise<Product[]> {
  const rows = await readRows(
    queries,
    productRowSchema,
    sql`
    with subject as materialized (
      select position, variant, tsvector_to_array(title_words) as lexemes
      from product where variant = ${variant}
    ), rare as materialized (
      select lexeme from search_word
      where word = any(${sql.param(wordsOf(title))}::text[])
        and products between 2 and ${MAX_PRODUCTS_PER_WORD}
      order by products, word limit ${MAX_WORDS}
    ), query as materialized (
      select string_agg(quote_literal(lexeme), ' | ')::tsquery as words, array_agg(lexeme) as lexemes
      from rare
    ), by_words as materialized (
      select product.variant from product, query
      where product.title_words @@ query.words and product.withdrawn_at is null
    ), by_category as materialized (
      (select variant from product
        where category = ${category} and ${category !== ''}::boolean and withdrawn_at is null
          and (position, variant) > ((select position from subject), (select variant from subject))
        order by position, variant limit ${MAX_NEIGHBOURS})
      union all
      (select variant from product
        where category = ${category} and ${category !== ''}::boolean and withdrawn_at is null
          and (position, variant) < ((select position from subject), (select variant from subject))
        order by position desc, variant desc limit ${MAX_NEIGHBOURS})
    ), ranked as (
      select distinct on (product.id) product.variant, product.id, product.title, product.image,
        product.price_cents as "priceCents", product.shown_rating as rating, product.review_count as ratings, product.options, product.was_cents as "wasCents", product.unit_content as "unitContent", product.position,
        2 * (product.category = ${category})::int + (
          select count(*) + 3 * count(*) filter (where lexeme = any(query.lexemes))
          from unnest(tsvector_to_array(product.title_words)) as lexeme
          where lexeme = any(subject.lexemes)
        ) as likeness
      from (select variant from by_words union select variant from by_category) as near
        join product on product.variant = near.variant, subject, query
      where product.id <> ${id}
      order by product.id, likeness desc, product.position, product.variant
    )
    select variant, id, title, image, "priceCents", rating, ratings, options, "wasCents", "unitContent" from ranked
    order by likeness desc, rating desc, position, variant limit ${MAX_RELATED}`,
  );
  return rows.map(toProduct);
}
