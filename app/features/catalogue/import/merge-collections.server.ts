/** The collections that an import names: all rows of a product name the same ones, or none. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { renewTerms } from '#app/features/catalogue/collections/collection-terms.server.ts';
import { createUnknown } from '#app/features/catalogue/collections/create-collections.server.ts';
import { MAX_COLLECTIONS } from '#app/features/catalogue/product/collection/collection.ts';
import {
  IS_TAG,
  TITLE_FOLLOWS,
} from '#app/features/catalogue/product/collection/collection-cell.ts';
import type { Queries } from '#db/database.ts';
import { countRows, readRows } from '#db/read-rows.ts';
import { messages } from './messages/messages.ts';
import { CatalogueFileError } from './read/catalogue-row.ts';

/** The staging table of an import, and which of its rows are taken. */
type Stage = { table: SQL; isGood: SQL };

const newSchema = z.object({
  handle: z.string(),
  title: z.string().nullable(),
  isTag: z.boolean(),
});

/** A product by the first of its rows that names any. */
function firstRows({ table, isGood }: Stage): SQL {
  return sql`select distinct on (id) id, seq, line, collections from ${table} as staged
    where ${isGood} and collections is not null order by id, collections = '', seq`;
}

/** Each product with each of its collections, as (id, seq, handle, title, is_tag). */
function namedPairs(stage: Stage): SQL {
  return sql`select id, seq, split_part(ltrim(name, ${IS_TAG}), ${TITLE_FOLLOWS}, 1) as handle,
      nullif(split_part(name, ${TITLE_FOLLOWS}, 2), '') as title,
      starts_with(name, ${IS_TAG}) as is_tag
    from (${firstRows(stage)}) as first
      cross join unnest(string_to_array(collections, e'\n')) as name`;
}

/** The statement that marks the rows that name others than the first row of their product. A title is no part of what is named. */
export function unlikeCollections(stage: Stage): SQL {
  const handles = (column: SQL) =>
    sql`regexp_replace(${column}, e'[${sql.raw(IS_TAG)}]|\t[^\n]*', '', 'g')`;
  return sql`
    update ${stage.table} as staged
    set clash = json_build_object('kind', 'collections', 'line', first.line)
    from (${firstRows(stage)}) as first
    where staged.id = first.id and staged.collections <> '' and ${stage.isGood}
      and ${handles(sql`staged.collections`)} <> ${handles(sql`first.collections`)}`;
}

async function createNamed(tx: Queries, stage: Stage): Promise<void> {
  const created = await readRows(
    tx,
    newSchema,
    sql`select handle, (array_agg(title order by seq) filter (where title is not null))[1] as title,
        bool_and(is_tag) as "isTag"
      from (${namedPairs(stage)}) as named
      where not exists (select from collection where collection.handle = named.handle)
      group by handle limit ${MAX_COLLECTIONS + 1}`,
  );
  const problem = await createUnknown(tx, created);
  if (problem === null) return;
  throw new CatalogueFileError(null, messages.nameFewer(problem));
}

/** Puts products into the collections that the file names and takes them out of others, before its rows are merged. */
export async function mergeCollections(tx: Queries, stage: Stage): Promise<void> {
  await createNamed(tx, stage);
  await tx.execute(sql`
    with named as materialized (${namedPairs(stage)})
    delete from collection_product using (${firstRows(stage)}) as first
    where collection_product.product = first.id and not exists (
      select from named where named.id = first.id and named.handle = collection_product.collection)`);
  // Behind what is there, in the order of the file.
  await tx.execute(sql`
    insert into collection_product (collection, product, position)
    select named.handle, named.id, coalesce(known.last, 0)
      + row_number() over (partition by named.handle order by named.seq)
    from (${namedPairs(stage)}) as named left join (
      select collection, max(position) as last from collection_product group by collection
    ) as known on known.collection = named.handle
    where not exists (select from collection_product as there
      where there.collection = named.handle and there.product = named.id)`);
}

/** Renews the terms of what the file does not have of the products that it has; its own rows are merged with theirs. */
export async function renewOthers(tx: Queries, { table, isGood }: Stage): Promise<void> {
  await renewTerms(
    tx,
    sql`select distinct id from product where withdrawn_at is null
      and id in (select id from ${table} as staged where ${isGood} and collections is not null)
      and not exists (select from ${table} as staged
        where staged.variant = product.variant and ${isGood})`,
  );
}

/** Whether any product is in a collection. */
export async function hasCollections(tx: Queries): Promise<boolean> {
  return (await countRows(tx, sql`select 1 from collection_product limit 1`)) > 0;
}
