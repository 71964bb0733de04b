/** What a sitemap names, a file at a time: https://www.sitemaps.org/protocol.html */
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { categoryPath, productPath } from '#app/features/catalogue/product/product-path.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { product } from '#db/schema/shop-schema.ts';
import { readCategoryNames } from './category-store.server.ts';

const idSchema = z.object({ id: z.string() });

export type SitemapService = {
  /** The paths of the categories. */
  categoryPaths(): Promise<string[]>;
  /**
   * The ids after which each file of products begins, an empty one for the first: takes the longer the
   * more products there are, half a second for a million.
   */
  productFiles(): Promise<string[]>;
  /** The paths of the products of one file. */
  productPaths(after: string): Promise<string[]>;
};

/** A sitemap holds at most 50,000 addresses; the pages of the shop itself have room beside these. */
const VARIANTS_PER_FILE = 40_000;

const MAX_CATEGORIES = 9_000;

export function createSitemapService(
  queries: Queries,
  variantsPerFile = VARIANTS_PER_FILE,
): SitemapService {
  return {
    async categoryPaths() {
      const names = await readCategoryNames(queries, { limit: MAX_CATEGORIES });
      return names.map(categoryPath);
    },
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
    async productPaths(after) {
      const rows = await queries
        .select({ id: product.id })
        .from(product)
        .where(and(gt(product.id, after), isNull(product.withdrawnAt)))
        .orderBy(asc(product.id))
        .limit(variantsPerFile);
      return [...new Set(rows.map(({ id }) => productPath({ id, variant: id })))];
    },
  };
}
