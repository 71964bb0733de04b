/** What staff does to products, each act recorded with what was before. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { data } from 'react-router';
import * as z from 'zod';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import {
  changeProduct,
  type EditedProduct,
  readEditedProduct,
} from '#app/features/catalogue/edit/change-product.server.ts';
import {
  type ProductList,
  pageOfVariants,
  readStaffVariants,
} from '#app/features/catalogue/edit/list-products.server.ts';
import { type ProductValues, valuesOf } from '#app/features/catalogue/edit/product-values.ts';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import { createSearchService } from '#app/features/catalogue/search/search-service.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';

export type DeskOutcome = { isDone: boolean; message: string };

/** What staff reads of a change that was compared with a version. */
export const OUTCOMES = {
  done: { isDone: true, message: 'Saved.' },
  changed: {
    isDone: false,
    message: 'Somebody else has changed it in the meantime, so nothing was saved.',
  },
  unknown: { isDone: false, message: 'There is no such product any more.' },
} as const satisfies Record<string, DeskOutcome>;

/** Saves a product, unless it has changed since this version of it was read. */
export async function saveProduct(
  { queries, member }: Pick<AdminDesk, 'queries' | 'member'>,
  product: EditedProduct,
  version: string,
  values: ProductValues,
): Promise<DeskOutcome> {
  const { variant } = product;
  const act = { staff: member.id, act: 'product_changed', subject: variant } as const;
  return recordAct(queries, { ...act, before: valuesOf(product) }, async () => {
    const change = await changeProduct(queries, { variant, version }, values);
    return { isDone: change === 'done', after: values, value: OUTCOMES[change] };
  });
}

/** `on hand` as it was shown; null is not counted. */
export type StockForm = { seen: number | null; units: number | null };

/** Writes what was counted, unless the shelf is another than it was shown. Null ends counting. */
export async function saveCount(
  { queries, member }: AdminDesk,
  variant: string,
  { seen, units }: StockForm,
): Promise<DeskOutcome> {
  const act = { staff: member.id, act: 'stock_counted', subject: variant } as const;
  return recordAct(queries, { ...act, before: { onHand: seen } }, async () => {
    const value = await queries.transaction((tx) => count(tx, variant, { seen, units }));
    return { isDone: value.isDone, after: { onHand: units }, value };
  });
}

const shelfSchema = z.object({ units: z.number() });

async function count(
  tx: Queries,
  variant: string,
  { seen, units }: StockForm,
): Promise<DeskOutcome> {
  const [shelf] = await readRows(
    tx,
    shelfSchema,
    sql`select on_hand as units from stock where variant = ${variant} for update`,
  );
  if ((shelf?.units ?? null) !== seen) return OUTCOMES.changed;
  const fact = { isChange: false, reason: 'counted', reference: randomUUID() };
  const outcome = await countStock(tx, { [variant]: units }, fact);
  return 'refused' in outcome ? OUTCOMES.unknown : OUTCOMES.done;
}

/** The variants that begin so, then those on sale that the search of the shop finds; a page of all without text. */
export async function findProducts(
  { queries, searches }: Pick<AdminDesk, 'queries' | 'searches'>,
  { text, after, limit }: { text: string; after: string | null; limit: number },
): Promise<ProductList> {
  if (text === '') return pageOfVariants(queries, { begins: '', after, limit });
  const { products: named } = await pageOfVariants(queries, { begins: text, after: null, limit });
  const query = parseSearchQuery(new URLSearchParams({ q: text }));
  const place = { after: null, skip: 0, limit, isGrouped: false };
  const found = await createSearchService(searches).search(query, place);
  const known = new Set(named.map(({ variant }) => variant));
  const others = found.products.map(({ variant }) => variant).filter((one) => !known.has(one));
  const products = [...named, ...(await readStaffVariants(queries, others))].slice(0, limit);
  return { products, next: null };
}

/** A product as it can be edited; throws a 404 where there is none. */
export async function productOf(
  { queries }: Pick<AdminDesk, 'queries'>,
  variant = '',
): Promise<EditedProduct> {
  const product = isStorable(variant) ? await readEditedProduct(queries, variant) : null;
  if (!product) throw data(null, { status: 404 });
  return product;
}
