/** GET /api/products?after=&limit= */
import * as z from 'zod';
import { priceToWire } from '#app/features/catalogue/product/price-on-wire.ts';
import { PRODUCTS_PER_PAGE } from '#app/features/catalogue/product/product.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import type { Shop } from '#app/shop.server.ts';
import { type ApiContext, fail, readQuery } from './api-response.server.ts';
import { pageQuerySchema } from './page-query.server.ts';

const MAX_PRODUCTS = 100;
const limits = { usual: PRODUCTS_PER_PAGE, max: MAX_PRODUCTS };
const querySchema = pageQuerySchema(parseProductCursor, limits);

export function getProducts({ catalogue }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const query = querySchema.safeParse(readQuery(context));
    if (!query.success) {
      return fail(context, 400, { code: 'bad_query', message: z.prettifyError(query.error) });
    }
    const { products, next } = await catalogue.page(query.data.after ?? null, query.data.limit);
    return context.json({ products: products.map(priceToWire), next });
  };
}
