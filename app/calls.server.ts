/** The one table of calls (spec 7 and docs/api.md). */
import { Hono } from 'hono';
import { authCall } from '#app/calls/auth-call.server.ts';
import { changeBasketCall, readBasketCall } from '#app/calls/basket-call.server.ts';
import { limitBody } from '#app/calls/body-limit.server.ts';
import { type CallEnv, fail } from '#app/calls/call.server.ts';
import { createStreamLive, liveCall } from '#app/calls/live-call.server.ts';
import { putOrderCall, readOrdersCall } from '#app/calls/orders-call.server.ts';
import { createPaymentCall, webhookCall } from '#app/calls/payments-call.server.ts';
import { productsCall } from '#app/calls/products-call.server.ts';
import { suggestionsCall } from '#app/calls/suggestions-call.server.ts';
import { AUTH_PATH } from '#app/features/account/auth.server.ts';
import type { Shop } from '#app/shop.server.ts';

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
