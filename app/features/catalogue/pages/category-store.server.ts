/** The categories of the catalogue. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { MAX_COUNTED } from '#app/features/catalogue/search/query/search-count.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import type { Category } from './category.ts';

/** Steps from one name to the next in the index: the rows between them are not read. */
function namesAfter(first: unknown): SQL {
  const next = (name: unknown) => sql`(
    select ${product.category} from ${product}
    where ${product.withdrawnAt} is null and ${product.category} > ${name}
    order by ${product.category} limit 1)`;
  return sql`
    names (name) as (
      select ${next(first)}
      union all
      select ${next(sql`names.name`)} from names where names.name is not null
    )`;
}

const nameSchema = z.object({ name: z.string() });
const categorySchema = z.object({
  name: z.string(),
  image: z.string(),
  products: z.number().nullable(),
});

/** The names of the categories that have something to sell, sorted by their letters. */
export async function readCategoryNames(
  queries: Queries,
  { after = '', limit }: { after?: string; limit: number },
): Promise<string[]> {
  const rows = await readRows(
    queries,
    nameSchema,
    sql`with recursive ${namesAfter(after)}
      select name from names where name is not null limit ${limit}`,
  );
  return rows.map(({ name }) => name);
}

/** The category that has most of what was in this one and is sold now; null where there is none. */
export async function readLaterCategory(queries: Queries, former: string): Promise<string | null> {
  const [later] = await readRows(
    queries,
    nameSchema,
    sql`select ${product.category} as name from ${product}
      where ${product.formerCategories} <> '{}' and ${product.formerCategories} @> array[${former}]
        and ${product.withdrawnAt} is null and ${product.category} <> ''
      group by ${product.category} order by count(*) desc, ${product.category} limit 1`,
  );
  return later?.name ?? null;
}

/** Counting more of them would take longer than a page may. */
const MAX_COUNTED_CATEGORIES = 100;

/** The picture of a category is looked for among so many of its products. */
const MAX_LOOKED_AT = 100;

/**
 * The categories that have something to sell, sorted by their letters, the first hundred with their
 * pictures and counts. `isGrouped` counts the variants that share an id as one.
 */
export async function readCategories(
  queries: Queries,
  { limit, isGrouped }: { limit: number; isGrouped: boolean },
): Promise<Category[]> {
  const own = sql`product.category = numbered.name and product.withdrawn_at is null`;
  const isFirst = isGrouped
    ? sql`and not exists (select from product as earlier
        where earlier.id = product.id and earlier.withdrawn_at is null
          and earlier.category = product.category
          and (earlier.position, earlier.variant) < (product.position, product.variant))`
    : sql``;
  return readRows(
    queries,
    categorySchema,
    sql`with recursive ${namesAfter('')}, numbered as (
        select name, row_number() over () <= ${MAX_COUNTED_CATEGORIES} as counted
        from names where name is not null limit ${limit})
      select name,
        case when counted then coalesce((select image from (
          select image from product where ${own} order by position, variant limit ${MAX_LOOKED_AT}
        ) as looked_at where image <> '' limit 1), '') else '' end as image,
        case when counted then (select count(*)::int from (
          select from product where ${own} ${isFirst} limit ${MAX_COUNTED + 1}
        ) as cards) end as products
      from numbered`,
  );
}
