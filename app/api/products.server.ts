/** GET /api/products?after=&limit= */
import * as z from 'zod';
import { priceToWire } from '#app/features/catalogue/product/price-on-wire.ts';
import { PRODUCTS_PER_PAGE } from '#app/features/catalogue/product/product.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import type { Shop } from '#app/shop.server.ts';
import { type ApiContext, fail } from './api-response.server.ts';

const MAX_PRODUCTS = 100;

const querySchema = z.object({
  after: z
    .string()
    .optional()
    .transform((text) => (text ? parseProductCursor(text) : undefined))
    .refine((cursor) => cursor !== null, 'after must be the next of an earlier answer'),
  limit: z.coerce
    .number({ error: `limit must be a whole number from 1 to ${MAX_PRODUCTS}` })
    .int()
    .min(1)
    .max(MAX_PRODUCTS)
    .default(PRODUCTS_PER_PAGE),
});

export function getProducts({ catalogue }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const query = querySchema.safeParse(context.req.query());
    if (!query.success) {
      return fail(context, 400, { code: 'bad_query', message: z.prettifyError(query.error) });
    }
    const { products, next } = await catalogue.page(query.data.after ?? null, query.data.limit);
    return context.json({ products: products.map(priceToWire), next });
  };
}
