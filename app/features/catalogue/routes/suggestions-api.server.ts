/** GET /api/products/suggestions?q= */

import type { ApiContext } from '#app/api/api-response.server.ts';
import { priceToWire } from '#app/features/catalogue/product/price-on-wire.ts';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import type { Shop } from '#app/shop.server.ts';

/** The browser caches a suggestion for a minute. */
const CACHE_CONTROL = 'public, max-age=60';

export function getSuggestions({ catalogue }: Shop) {
  return async (context: ApiContext): Promise<Response> => {
    const client = clientNetwork(context.var.requestSession.clientAddress);
    const typed = context.req.query('q') ?? '';
    const { queries, products } = await catalogue.suggest(typed, client);
    context.header('cache-control', CACHE_CONTROL);
    return context.json({ queries, products: products.map(priceToWire) });
  };
}
