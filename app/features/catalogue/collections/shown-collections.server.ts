/** Collections as shoppers see them: those that have a title, with what is sold of their products. */
import { and, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  type Collection,
  MAX_COLLECTIONS,
} from '#app/features/catalogue/product/collection/collection.ts';
import {
  type Product,
  type ProductPage,
  toProduct,
} from '#app/features/catalogue/product/product.ts';
import {
  formatProductCursor,
  type ProductCursor,
} from '#app/features/catalogue/product/product-cursor.ts';
import {
  PRODUCT_COLUMNS,
  productRowSchema,
} from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { collection, collectionProduct } from '#db/schema/collection-schema.ts';

/** A collection as a link. */
export type CollectionLink = Pick<Collection, 'handle' | 'title'>;

const placedSchema = productRowSchema.extend({ place: z.number() });
const shelvedSchema = productRowSchema.extend({ handle: z.string(), collectionTitle: z.string() });
const handleSchema = z.object({ handle: z.string() });

/** The first variant that is sold of the product of a row of `placed`. */
const FIRST_SOLD = sql`(
  select ${PRODUCT_COLUMNS} from product
  where product.id = placed.product and withdrawn_at is null order by position, variant limit 1
) as sold`;

/** Null for one that shoppers do not see. */
export async function readShownCollection(
  queries: Queries,
  handle: string,
): Promise<Collection | null> {
  const [found] = await queries
    .select()
    .from(collection)
    .where(and(eq(collection.handle, handle), ne(collection.title, '')));
  return found ?? null;
}

type PageOfCollection = {
  handle: string;
  /** Its `variant` is the id of a product. */
  after: ProductCursor | null;
  /** How many to leave out from there on. */
  skip?: number;
  limit: number;
};

/** A page of its products in their order, each as its first variant that is sold. */
export async function readCollectionPage(
  queries: Queries,
  { handle, after, skip = 0, limit }: PageOfCollection,
): Promise<ProductPage> {
  const from = after
    ? sql`and (placed.position, placed.product) > (${after.position}, ${after.variant})`
    : sql``;
  const rows = await readRows(
    queries,
    placedSchema,
    sql`select sold.*, placed.position as place
      from collection_product as placed cross join lateral ${FIRST_SOLD}
      where placed.collection = ${handle} ${from}
      order by placed.position, placed.product limit ${limit + 1} offset ${skip}`,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last
      ? formatProductCursor({ position: last.place, variant: last.id })
      : null;
  return { products: shown.map(toProduct), next };
}

/** Those of these collections that shoppers see, each with its first products; none that has nothing to sell. */
export async function readFirstOf(
  queries: Queries,
  handles: readonly string[],
  productsEach: number,
): Promise<(CollectionLink & { products: Product[] })[]> {
  if (handles.length === 0) return [];
  const rows = await readRows(
    queries,
    shelvedSchema,
    sql`select shelf.handle, shelf.title as "collectionTitle", filled.*
      from (
        select handle, title from collection
        where handle = any(${sql.param([...handles])}::text[]) and title <> ''
      ) as shelf cross join lateral (
        select sold.*, placed.position as place
        from collection_product as placed cross join lateral ${FIRST_SOLD}
        where placed.collection = shelf.handle
        order by placed.position, placed.product limit ${productsEach}
      ) as filled
      order by shelf.handle, filled.place, filled.id`,
  );
  return [...Map.groupBy(rows, ({ handle }) => handle)].map(([handle, of]) => ({
    handle,
    title: of[0]?.collectionTitle ?? '',
    products: of.map(toProduct),
  }));
}

/** Those of these products that are sold, each as its first variant, in this order. */
export async function readFirstVariants(
  queries: Queries,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(
    queries,
    productRowSchema,
    sql`select sold.* from unnest(${sql.param([...ids])}::text[])
        with ordinality as placed (product, position) cross join lateral ${FIRST_SOLD}
      order by placed.position`,
  );
  return rows.map(toProduct);
}

/** Those that a product is in, by their titles. */
export async function readCollectionsOf(queries: Queries, id: string): Promise<CollectionLink[]> {
  return queries
    .select({ handle: collection.handle, title: collection.title })
    .from(collectionProduct)
    .innerJoin(collection, eq(collection.handle, collectionProduct.collection))
    .where(and(eq(collectionProduct.product, id), ne(collection.title, '')))
    .orderBy(sql`lower(${collection.title})`, collection.handle);
}

/** The handles of those that have something to sell, for search engines. */
export async function readFilledHandles(queries: Queries): Promise<string[]> {
  const rows = await readRows(
    queries,
    handleSchema,
    sql`select handle from collection where title <> '' and exists (
        select from collection_product as placed cross join lateral ${FIRST_SOLD}
        where placed.collection = handle)
      order by handle limit ${MAX_COLLECTIONS}`,
  );
  return rows.map(({ handle }) => handle);
}
