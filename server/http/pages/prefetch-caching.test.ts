import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#app/api/api-response.server.ts';
import { cachePrefetchedData } from './prefetch-caching.ts';

const guest = { visitor: async () => ({ account: null, shopper: null }) };

const app = new Hono<ApiEnv>();
app.use((context, next) => {
  context.set('requestSession', guest as ApiEnv['Variables']['requestSession']);
  return next();
});
app.use(cachePrefetchedData);
app.get('/joining.data', (context) => context.text('', 200, { 'set-cookie': 'guest=' }));
app.get('/missing.data', (context) => context.text('', 404));
app.all('*', (context) => context.text('data'));

async function kept(path: string, method = 'GET', purpose: string | null = 'prefetch') {
  const headers = new Headers(purpose ? { 'sec-purpose': purpose } : {});
  const { headers: answered } = await app.request(path, { method, headers });
  return { cacheControl: answered.get('cache-control'), vary: answered.get('vary') };
}

const KEPT = { cacheControl: 'private, max-age=10', vary: 'Cookie' };
const NOT_KEPT = { cacheControl: null, vary: null };

test('prefetched data is kept for the click, by this browser with these cookies', async () => {
  expect(await kept('/checkout.data?_routes=root')).toEqual(KEPT);
  expect(await kept('/checkout.data', 'GET', 'prefetch;anonymous-client-ip')).toEqual(KEPT);
});

test('what is prefetched on the payment page is not: the orders change there', async () => {
  const headers = { 'sec-purpose': 'prefetch', referer: 'https://shop.example/Payment?problem=1' };
  const { headers: answered } = await app.request('/orders.data', { headers });
  expect(answered.get('cache-control')).toBeNull();
});

test('what is about a person is not', async () => {
  for (const path of [
    '/orders/pi_1',
    '/account',
    '/account/confirm',
    '/reset-password',
    '/Payment',
  ]) {
    expect(await kept(`${path}.data`), path).toEqual(NOT_KEPT);
  }
  expect(await kept('/orders.data')).toEqual(KEPT);
});

test('nothing else is kept', async () => {
  expect(await kept('/checkout.data', 'GET', null)).toEqual(NOT_KEPT);
  expect(await kept('/checkout.data', 'POST')).toEqual(NOT_KEPT);
  expect(await kept('/checkout')).toEqual(NOT_KEPT);
  expect(await kept('/joining.data')).toEqual(NOT_KEPT);
  expect(await kept('/missing.data')).toEqual(NOT_KEPT);
});
