/** Collections as staff has them: the list, one with its products in their order, and each way in which one changes. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  type Collection,
  MAX_COLLECTIONS_OF_PRODUCT,
} from '#app/features/catalogue/product/collection/collection.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { collection, collectionProduct } from '#db/schema/collection-schema.ts';
import { renewTerms } from './collection-terms.server.ts';

/** `version` is another after each change of what stands before it; `products` is how many are in it, sold or not. */
export const listedCollectionSchema = z.object({
  handle: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  version: z.string(),
  products: z.number(),
});

export type ListedCollection = z.infer<typeof listedCollectionSchema>;

/** A product of a collection; `title` is that of its first variant, null where nothing of it is known any more. */
export const placedProductSchema = z.object({
  id: z.string(),
  /** From 1 on. */
  place: z.number(),
  title: z.string().nullable(),
  image: z.string().nullable(),
  /** The variant that its page in the admin is of. */
  variant: z.string().nullable(),
  isSold: z.boolean(),
});

export type PlacedProduct = z.infer<typeof placedProductSchema>;

const idSchema = z.object({ id: z.string() });
const namedSchema = z.object({ name: z.string(), id: z.string().nullable() });

const LISTED = sql`select handle, title, text, image,
    md5(row(title, text, image)::text) as version,
    (select count(*)::int from collection_product where collection = handle) as products
  from collection`;

/** By their titles, then those without one. */
export function readCollections(queries: Queries): Promise<ListedCollection[]> {
  return readRows(
    queries,
    listedCollectionSchema,
    sql`${LISTED} order by title = '', lower(title), handle`,
  );
}

/** Null where there is none. */
export async function readCollection(
  queries: Queries,
  handle: string,
): Promise<ListedCollection | null> {
  const where = sql`where handle = ${handle}`;
  const [found] = await readRows(queries, listedCollectionSchema, sql`${LISTED} ${where}`);
  return found ?? null;
}

/** Those after a place, in their order. What is withdrawn is known by the variant that is called as its product. */
export function readPlaced(
  queries: Queries,
  handle: string,
  { after, limit }: { after: number; limit: number },
): Promise<PlacedProduct[]> {
  return readRows(
    queries,
    placedProductSchema,
    sql`select placed.product as id, ${after}::int + (row_number() over in_order)::int as place,
        coalesce(sold.title, gone.title) as title, coalesce(sold.image, gone.image) as image,
        coalesce(sold.variant, gone.variant) as variant, sold.variant is not null as "isSold"
      from (
        select product, position from collection_product where collection = ${handle}
        order by position, product offset ${after} limit ${limit}
      ) as placed
        left join lateral (
          select variant, title, image from product
          where id = placed.product and withdrawn_at is null order by position, variant limit 1
        ) as sold on true
        left join product as gone on gone.variant = placed.product
      window in_order as (order by placed.position, placed.product)
      order by place`,
  );
}

/** The ids of its products in their order, at most so many. */
export async function readOrder(
  queries: Queries,
  handle: string,
  limit: number,
): Promise<string[]> {
  const rows = await readRows(
    queries,
    idSchema,
    sql`select product as id from collection_product where collection = ${handle}
      order by position, product limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** The products of these names, which are ids of products that are sold or names of variants; null of what is neither. */
export async function findProductIds(
  queries: Queries,
  names: readonly string[],
): Promise<{ name: string; id: string | null }[]> {
  return readRows(
    queries,
    namedSchema,
    sql`select name, coalesce(
        (select id from product where id = name and withdrawn_at is null limit 1),
        (select id from product where variant = name)) as id
      from unnest(${sql.param([...names])}::text[]) with ordinality as named (name, place)
      order by place`,
  );
}

function idList(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::text[]`;
}

/** Writes who is in a collection in which order, `before` as it was read under the lock of the catalogue. */
export async function writeOrder(
  tx: Queries,
  handle: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const [was, is] = [new Set(before), new Set(after)];
  const gone = before.filter((id) => !is.has(id));
  const come = after.filter((id) => !was.has(id));
  await tx.execute(sql`
    delete from collection_product where collection = ${handle} and product = any(${idList(gone)})`);
  await tx.execute(sql`
    insert into collection_product (collection, product, position)
    select ${handle}, id, place from unnest(${idList(after)}) with ordinality as placed (id, place)
    on conflict (collection, product) do update set position = excluded.position
      where collection_product.position <> excluded.position`);
  await renewTerms(tx, sql`select unnest(${idList([...gone, ...come])}) as id`);
  await publishWith(tx, { kind: 'catalogue' });
}

/** One of these products that is in more collections than it can be; null where none is. */
export async function findCrowded(tx: Queries, ids: readonly string[]): Promise<string | null> {
  const [found] = await readRows(
    tx,
    idSchema,
    sql`select product as id from collection_product where product = any(${idList(ids)})
      group by product having count(*) > ${MAX_COLLECTIONS_OF_PRODUCT} limit 1`,
  );
  return found?.id ?? null;
}

/** Adds it, or gives the one of its handle these values. */
export async function writeCollection(tx: Queries, values: Collection): Promise<void> {
  const target = collection.handle;
  await tx.insert(collection).values(values).onConflictDoUpdate({ target, set: values });
  await publishWith(tx, { kind: 'catalogue' });
}

/** Its products stay in the shop. */
export async function removeCollection(tx: Queries, handle: string): Promise<void> {
  await tx.execute(sql`delete from collection_product where collection = ${handle}`);
  await tx.execute(sql`delete from collection where handle = ${handle}`);
  await renewTerms(
    tx,
    sql`select distinct id from product where withdrawn_at is null and ${handle} = any(collections)`,
  );
  await publishWith(tx, { kind: 'catalogue' });
}

/** Puts a product into these collections, behind what is in them, and takes it out of all others. */
export async function writeCollectionsOf(
  tx: Queries,
  id: string,
  handles: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from collection_product where product = ${id} and collection <> all(${idList(handles)})`);
  await tx.execute(sql`
    insert into collection_product (collection, product, position)
    select handle, ${id}, 1 + coalesce(
        (select max(position) from collection_product where collection = handle), 0)
    from unnest(${idList(handles)}) as handle
    on conflict (collection, product) do nothing`);
  await renewTerms(tx, sql`select ${id} as id`);
  await publishWith(tx, { kind: 'catalogue' });
}

/** The handles of the collections that a product is in. */
export async function handlesOf(queries: Queries, product: string): Promise<string[]> {
  const rows = await queries
    .select({ handle: collectionProduct.collection })
    .from(collectionProduct)
    .where(sql`${collectionProduct.product} = ${product}`)
    .orderBy(collectionProduct.collection);
  return rows.map(({ handle }) => handle);
}
