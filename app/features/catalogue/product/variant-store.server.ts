/** The variants of one product, as its page shows them. */
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { MAX_OPTION_VARIANTS } from '#app/features/catalogue/product/options/options.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import type { SafetyFields } from './fields/product-safety.ts';
import { type ListedProduct, type Product, toProduct, type WithdrawnProduct } from './product.ts';
import { productColumns } from './product-row.server.ts';

/** More than anybody looks through of those that were withdrawn. */
const MAX_WITHDRAWN = 100;

const listedColumns = {
  ...productColumns,
  images: product.images,
  altTexts: product.altTexts,
  metaTitle: product.metaTitle,
  metaDescription: product.metaDescription,
  description: product.description,
  category: product.category,
  brand: product.brand,
  sku: product.sku,
  barcode: product.barcode,
  weightGrams: product.weightGrams,
  manufacturer: product.manufacturer,
  responsiblePerson: product.responsiblePerson,
  safetyWarnings: product.safetyWarnings,
  /** Of the own fields those that are shown, in the order in which the shop has declared them. */
  details: sql<ListedProduct['details']>`(select coalesce(jsonb_agg(pair order by number), '[]')
    from jsonb_array_elements(${product.details}) as pair join own_field on name = pair ->> 0
    where is_shown)`,
};

function isSafeAs(row: SafetyFields, other: SafetyFields): boolean {
  return (
    row.manufacturer === other.manufacturer &&
    row.responsiblePerson === other.responsiblePerson &&
    row.safetyWarnings === other.safetyWarnings
  );
}

/** Those that are sold, in the catalogue's order; none for a product that is not or no longer there. */
export async function readVariants(queries: Queries, id: string): Promise<ListedProduct[]> {
  const rows = await queries
    .select(listedColumns)
    .from(product)
    .where(and(eq(product.id, id), isNull(product.withdrawnAt)))
    .orderBy(asc(product.position), asc(product.variant))
    .limit(MAX_OPTION_VARIANTS);
  const [first] = rows;
  if (!first) return rows;
  // One text in memory and on the page, not one a variant.
  const { description, altTexts, manufacturer, responsiblePerson, safetyWarnings } = first;
  const safety = { manufacturer, responsiblePerson, safetyWarnings };
  const shared = JSON.stringify(altTexts);
  return rows.map((row) => ({
    ...row,
    ...(row.description === description && { description }),
    ...(isSafeAs(row, safety) && safety),
    ...(JSON.stringify(row.altTexts) === shared && { altTexts }),
  }));
}

/** The variant that an item of a basket or an order has as its id, with the id of its product; null where there is none. */
export async function findOwnId(
  queries: Queries,
  variant: string,
): Promise<Pick<Product, 'id' | 'variant'> | null> {
  const [found] = await queries
    .select({ id: product.id, variant: product.variant })
    .from(product)
    .where(and(eq(product.variant, variant), sql`${product.options} <> '[]'`));
  return found ?? null;
}

/** When a product was withdrawn that is still to be sold for the first time: nobody is to see it before that. */
export const NEVER_ON_SALE = sql`to_timestamp(0)`;

/** Those that were sold and are withdrawn, the last first. */
export async function readWithdrawn(queries: Queries, id: string): Promise<WithdrawnProduct[]> {
  return queries
    .select({
      ...listedColumns,
      withdrawnSeconds: sql<number>`extract(epoch from ${product.withdrawnAt})::int`,
    })
    .from(product)
    .where(and(eq(product.id, id), gt(product.withdrawnAt, NEVER_ON_SALE)))
    .orderBy(desc(product.withdrawnAt), asc(product.position), asc(product.variant))
    .limit(MAX_WITHDRAWN);
}

/** The product that had its page at one of these paths of an earlier shop, one that is sold first; null where none had. */
export async function findByOldPath(
  queries: Queries,
  paths: readonly string[],
): Promise<Pick<Product, 'id'> | null> {
  const [found] = await queries
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        sql`${product.oldPaths} <> ''`,
        sql`string_to_array(${product.oldPaths}, e'\\n') && ${sql.param([...paths])}::text[]`,
        or(isNull(product.withdrawnAt), gt(product.withdrawnAt, NEVER_ON_SALE)),
      ),
    )
    .orderBy(sql`${product.withdrawnAt} desc nulls first`, asc(product.position))
    .limit(1);
  return found ?? null;
}

/** Those of these variants that are sold now, in no order. */
export async function readSold(queries: Queries, variants: string[]): Promise<Product[]> {
  const rows = await queries
    .select(productColumns)
    .from(product)
    .where(and(inArray(product.variant, variants), isNull(product.withdrawnAt)));
  return rows.map(toProduct);
}
