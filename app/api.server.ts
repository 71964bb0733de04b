/** The one table of calls (spec 7 and docs/api.md). */
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ApiContext, type ApiEnv, fail } from '#app/api/api-response.server.ts';
import { createStreamLive, getLive } from '#app/api/live.server.ts';
import { createOpenStream } from '#app/api/live-stream.server.ts';
import { AUTH_PATH } from '#app/features/account/sign-in/better-auth.server.ts';
import { getAccountData } from './features/account/routes/account-data-api.server.ts';
import {
  handleAuth,
  postPasskey,
  postPasskeySignIn,
  postRegisterOptions,
  postSignInOptions,
} from './features/account/routes/passkeys-api.server.ts';
import { handleMcp } from './features/agents/routes/mcp-api.server.ts';
import { getBasket, postBasket } from './features/basket/routes/basket-api.server.ts';
import { getSharedLive } from './features/basket/routes/shared-basket-api.server.ts';
import { getProducts, getSuggestions } from './features/catalogue/routes/products-api.server.ts';
import {
  getOrders,
  postCancel,
  postReturn,
  putOrder,
} from './features/orders/routes/orders-api.server.ts';
import {
  postHold,
  postPayment,
  postWebhook,
  putPaymentEmail,
} from './features/payment/routes/payments-api.server.ts';
import type { Shop } from './shop.server.ts';

const MAX_BODY_BYTES = 256 * 1024;

const limitByReading = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuse });

/**
 * Compares the declared length, and counts the bytes of a body that has none. Looking whether there is a
 * body costs a whole `Request`, so that is left to the latter.
 */
const limitBody: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { req } = context;
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const length = req.header('content-length');
  if (length === undefined || req.header('transfer-encoding') !== undefined) {
    return limitByReading(context, next);
  }
  return Number(length) > MAX_BODY_BYTES ? refuse(context) : next();
};

export function createApi(shop: Shop): Hono<ApiEnv> {
  const calls = new Hono<ApiEnv>();
  const openStream = createOpenStream(shop);
  const streamLive = createStreamLive(shop, openStream);
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
  calls.get('/api/shared/:token/live', getSharedLive(shop, openStream));
  calls.post(`${AUTH_PATH}/passkey/sign-in-options`, postSignInOptions(shop));
  calls.post(`${AUTH_PATH}/passkey/sign-in`, postPasskeySignIn(shop));
  calls.post(`${AUTH_PATH}/passkey/register-options`, postRegisterOptions(shop));
  calls.post(`${AUTH_PATH}/passkey/register`, postPasskey(shop));
  calls.all('/mcp', handleMcp(shop));
  // Better Auth's own: see AUTH_ENDPOINTS.
  calls.all(`${AUTH_PATH}/*`, handleAuth(shop));
  calls.all('/api/*', (context) => {
    const message = 'There is no such call. See docs/api.md for those that there are.';
    return fail(context, 404, { code: 'no_such_call', message });
  });
  return calls;
}

function refuse(context: ApiContext): Response {
  const message = `A body holds at most ${MAX_BODY_BYTES} bytes.`;
  return fail(context, 413, { code: 'body_too_large', message });
}
