/** The one table of calls (spec 7 and docs/api.md). */
import { Hono } from 'hono';
import { type CallEnv, fail } from '#app/api/api-response.server.ts';
import { authCall } from '#app/api/auth.server.ts';
import { changeBasketCall, readBasketCall } from '#app/api/basket.server.ts';
import { limitBody } from '#app/api/body-limit.server.ts';
import { createStreamLive, liveCall } from '#app/api/live.server.ts';
import { putOrderCall, readOrdersCall } from '#app/api/orders.server.ts';
import { createPaymentCall, webhookCall } from '#app/api/payments.server.ts';
import { productsCall } from '#app/api/products.server.ts';
import { suggestionsCall } from '#app/api/suggestions.server.ts';
import { AUTH_PATH } from '#app/features/account/auth.server.ts';
import type { Shop } from './shop.server.ts';

export function createCalls(shop: Shop): Hono<CallEnv> {
  const calls = new Hono<CallEnv>();
  const streamLive = createStreamLive(shop);
  calls.use(limitBody);
  calls.get('/api/products', productsCall(shop));
  calls.get('/api/products/suggestions', suggestionsCall(shop));
  calls.get('/api/basket', readBasketCall);
  calls.post('/api/basket', changeBasketCall(shop));
  calls.post('/api/payments/create', createPaymentCall(shop));
  calls.post('/api/payments/webhook', webhookCall(shop));
  calls.get('/api/users/:uid/orders', readOrdersCall(shop, streamLive));
  calls.put('/api/users/:uid/orders/:intent', putOrderCall(shop));
  calls.get('/api/live', liveCall(shop, streamLive));
  // Better Auth's own: see AUTH_CALLS.
  calls.all(`${AUTH_PATH}/*`, authCall(shop));
  calls.all('/api/*', (context) => {
    const message = 'There is no such call. See docs/api.md for those that there are.';
    return fail(context, 404, { code: 'no_such_call', message });
  });
  return calls;
}
