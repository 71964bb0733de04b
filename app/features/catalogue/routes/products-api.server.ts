/** GET /api/products?after=&limit=, or ?variants=, or ?id= */
import * as z from 'zod';
import { type ApiContext, fail, parseJson, readQuery } from '#app/api/api-response.server.ts';
import { pageQuerySchema } from '#app/api/page-query.server.ts';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { priceToWire } from '#app/features/catalogue/product/price/price-on-wire.ts';
import { PRODUCTS_PER_PAGE, toProduct } from '#app/features/catalogue/product/product.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Shop } from '#app/shop.server.ts';

/** The browser caches a suggestion for a minute. */
const CACHE_CONTROL = 'public, max-age=60';

const MAX_PRODUCTS = 100;
const limits = { usual: PRODUCTS_PER_PAGE, max: MAX_PRODUCTS };
const querySchema = pageQuerySchema(parseProductCursor, limits).extend({
  id: z.string().max(MAX_CHARACTERS.id).refine(isStorable).optional(),
  variants: z
    .string()
    .transform(parseJson)
    .pipe(
      z.array(z.string().refine(isStorable)).max(MAX_PRODUCTS, {
        error: `variants must be a JSON array of at most ${MAX_PRODUCTS} variants`,
      }),
    )
    .optional(),
});

export function getProducts({ catalogue, productPages }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const query = querySchema.safeParse(readQuery(context));
    if (!query.success) {
      return fail(context, 400, { code: 'bad_query', message: z.prettifyError(query.error) });
    }
    const { after, limit, variants, id } = query.data;
    if (id !== undefined) {
      const ofProduct = await productPages.variants(id);
      return context.json({ products: ofProduct.map(toProduct).map(priceToWire), next: null });
    }
    const { products, next } = variants
      ? { products: await catalogue.sold(variants), next: null }
      : await catalogue.page(after ?? null, limit);
    return context.json({ products: products.map(priceToWire), next });
  };
}

/** GET /api/products/suggestions?q= */
export function getSuggestions({ catalogue }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const client = clientNetwork(context.var.requestSession.clientAddress);
    const typed = context.req.query('q') ?? '';
    const { queries, products } = await catalogue.suggest(typed, client);
    context.header('cache-control', CACHE_CONTROL);
    return context.json({ queries, products: products.map(priceToWire) });
  };
}
