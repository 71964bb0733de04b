/** The one table of calls (spec 7 and docs/api.md). */
import { Hono } from 'hono';
import { type ApiEnv, fail } from '#app/api/api-response.server.ts';
import { limitBody } from '#app/api/body-limit.server.ts';
import { createStreamLive, getLive } from '#app/api/live.server.ts';
import { AUTH_PATH } from '#app/features/account/better-auth.server.ts';
import { getAccountData } from './features/account/routes/account-data-api.server.ts';
import { handleAuth } from './features/account/routes/auth-api.server.ts';
import {
  postPasskey,
  postPasskeySignIn,
  postRegisterOptions,
  postSignInOptions,
} from './features/account/routes/passkeys-api.server.ts';
import { getBasket, postBasket } from './features/basket/routes/basket-api.server.ts';
import { getProducts } from './features/catalogue/routes/products-api.server.ts';
import { getSuggestions } from './features/catalogue/routes/suggestions-api.server.ts';
import { postCancel, postReturn } from './features/orders/routes/order-actions-api.server.ts';
import { getOrders, putOrder } from './features/orders/routes/orders-api.server.ts';
import {
  postHold,
  postPayment,
  postWebhook,
  putPaymentEmail,
} from './features/payment/routes/payments-api.server.ts';
import type { Shop } from './shop.server.ts';

export function createApi(shop: Shop): Hono<ApiEnv> {
  const calls = new Hono<ApiEnv>();
  const streamLive = createStreamLive(shop);
  calls.use(limitBody);
  calls.get('/api/products', getProducts(shop));
  calls.get('/api/products/suggestions', getSuggestions(shop));
  calls.get('/api/basket', getBasket);
  calls.post('/api/basket', postBasket(shop));
  calls.post('/api/payments/create', postPayment(shop));
  calls.put('/api/payments/email', putPaymentEmail(shop));
  calls.post('/api/payments/webhook', postWebhook(shop));
  calls.post('/api/payments/:intent/hold', postHold(shop));
  calls.get('/api/users/:uid/orders', getOrders(shop, streamLive));
  calls.put('/api/users/:uid/orders/:intent', putOrder(shop));
  calls.get('/api/users/:uid/data', getAccountData(shop));
  calls.post('/api/users/:uid/orders/:intent/cancel', postCancel(shop));
  calls.post('/api/users/:uid/orders/:intent/return', postReturn(shop));
  calls.get('/api/live', getLive(shop, streamLive));
  calls.post(`${AUTH_PATH}/passkey/sign-in-options`, postSignInOptions(shop));
  calls.post(`${AUTH_PATH}/passkey/sign-in`, postPasskeySignIn(shop));
  calls.post(`${AUTH_PATH}/passkey/register-options`, postRegisterOptions(shop));
  calls.post(`${AUTH_PATH}/passkey/register`, postPasskey(shop));
  // Better Auth's own: see AUTH_ENDPOINTS.
  calls.all(`${AUTH_PATH}/*`, handleAuth(shop));
  calls.all('/api/*', (context) => {
    const message = 'There is no such call. See docs/api.md for those that there are.';
    return fail(context, 404, { code: 'no_such_call', message });
  });
  return calls;
}
