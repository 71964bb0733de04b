/** The list of products, with withdrawn ones, and one of them. */
import * as z from 'zod';
import {
  type EditedProduct,
  editedProductSchema,
  readEditedProduct,
} from '#app/features/catalogue/edit/change-product.server.ts';
import {
  type ProductList,
  pageOfVariants,
  readStaffVariants,
  staffVariantSchema,
} from '#app/features/catalogue/edit/list-products.server.ts';
import { EDITED_FIELDS, toForm } from '#app/features/catalogue/edit/product-values.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import { createSearchService } from '#app/features/catalogue/search/search-service.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import type { Database, Queries } from '#db/database.ts';
import { text } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import { defineRead, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';
import { variantField } from './product-input.ts';

/** The variants that begin so, then those on sale that the search of the shop finds; a page of all without text. */
export async function findProducts(
  { queries, searches }: Pick<Database, 'queries' | 'searches'>,
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

/** A product as it can be edited. Throws OperationRefused. */
export async function findProduct(queries: Queries, variant: string): Promise<EditedProduct> {
  const product = await readEditedProduct(queries, variant);
  if (product) return product;
  throw new OperationRefused('not_found', messages.noSuchVariant(JSON.stringify(variant)));
}

const MAX_SEARCH_LETTERS = 200;

export const listProducts = defineRead({
  name: 'products.list',
  scope: 'catalogue:read',
  does: 'Lists products by variant, withdrawn ones too, or those that a search finds',
  input: z.object({
    search: text('How the variant begins, or words of the title', MAX_SEARCH_LETTERS)
      .default('')
      .meta({ positional: true }),
    after: text('Those after this variant').nullable().default(null),
    limit: limitField(50),
  }),
  output: z.object({ products: z.array(staffVariantSchema), next: z.string().nullable() }),
  toLines: ({ products }) =>
    products.map(({ variant, title, priceCents, isWithdrawn, available }) =>
      [
        variant,
        title,
        formatCents(priceCents),
        isWithdrawn ? 'withdrawn' : 'on sale',
        available === null ? 'not counted' : `${available} available`,
      ].join('  '),
    ),
  run: ({ shop }, { search, ...page }) => findProducts(shop.database, { text: search, ...page }),
});

export const showProduct = defineRead({
  name: 'products.show',
  scope: 'catalogue:read',
  does: 'Shows what staff can change of a product',
  input: z.object({ variant: variantField }),
  output: editedProductSchema,
  toLines(product) {
    const { variant, id, isWithdrawn } = product;
    const values = toForm(product);
    return [
      `${variant}, of product ${id}: ${isWithdrawn ? 'withdrawn' : 'on sale'}`,
      ...EDITED_FIELDS.map(({ name }) => `${name}: ${values[name] || 'none'}`),
      ...picturesOf(product).map((picture) => `picture: ${picture}`),
    ];
  },
  run: ({ queries }, { variant }) => findProduct(queries, variant),
});
