/** The categories of the catalogue. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { product } from '#db/schema.ts';

/**
 * The names of the categories that have something to sell, sorted by their letters. Steps
 * from one name to the next in the index: the rows between them are not read.
 */
export async function readCategories(
  queries: Queries,
  { after = '', limit }: { after?: string; limit: number },
): Promise<string[]> {
  const next = (name: unknown) => sql`(
    select ${product.category} from ${product}
    where ${product.withdrawnAt} is null and ${product.category} > ${name}
    order by ${product.category} limit 1)`;
  const rows = await rowsOf<{ name: string }>(
    queries,
    sql`
    with recursive names (name) as (
      select ${next(after)}
      union all
      select ${next(sql`names.name`)} from names where names.name is not null
    )
    select name from names where name is not null limit ${limit}`,
  );
  return rows.map(({ name }) => name);
}
