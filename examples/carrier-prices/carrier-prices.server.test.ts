import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testServices } from '#tests/shop/test-services.ts';
import { carrierPrices } from './carrier-prices.ts';

let answer: RequestListener = (_, response) => response.end();
let asked: unknown[] = [];
const carrier = createServer(async (request, response) => {
  asked.push({ key: request.headers.authorization, ...JSON.parse(await text(request)) });
  answer(request, response);
});
await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
const bound = carrier.address();
const port = typeof bound === 'object' && bound ? bound.port : 0;

const shop = await testServices({
  mode: { delivery: 'address', codes: false },
  plugins: [carrierPrices({ address: `http://127.0.0.1:${port}/`, key: 'secret' })],
});
const OSLO = {
  ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};
afterAll(async () => {
  carrier.closeAllConnections();
  carrier.close();
  await shop.close();
});
beforeEach(() => {
  asked = [];
});

/** What a guest pays for two books of 350 g in Oslo, with delivery; the price of the shop itself is nothing. */
async function chargeOf(option?: string) {
  await shop.queries.execute(sql`update product set weight_grams = 350 where variant = 'book'`);
  const guest = await shop.guest('book', 'book');
  await shop.addresses.save(guest, OSLO);
  if (option) await shop.saveDeliveryOption(guest, option);
  const intent = await shop.pay(guest);
  await shop.settle(intent);
  const order = await shop.orders.details(guest, intent);
  return { amount: order?.amount, how: order?.terms?.deliveryOption?.title };
}

const SERVICES = [
  { code: 'home', name: 'To your door', price: 900 },
  { code: 'locker', name: 'To a locker', price: 450 },
];

test('the carrier is asked by weight, and the shopper takes its cheapest service or chooses', async () => {
  answer = (_, response) => response.end(JSON.stringify({ services: SERVICES }));
  expect(await chargeOf()).toEqual({ amount: 2392 + 450, how: 'To a locker' });
  expect(asked).toEqual([{ key: 'Bearer secret', country: 'NO', postalCode: '0150', grams: 700 }]);
  expect(await chargeOf('home')).toEqual({ amount: 2392 + 900, how: 'To your door' });
});

test.for<[string, RequestListener]>([
  ['is down', (request) => request.socket.destroy()],
  ['is slow', () => {}],
  ['refuses', (_, response) => response.writeHead(503).end()],
  ['answers with something else', (_, response) => response.end('<h1>Hello</h1>')],
])('when it %s the own price is charged', async ([, says]) => {
  answer = says;
  expect(await chargeOf()).toEqual({ amount: 2392, how: undefined });
  expect(shop.takeLogged()).toContainEqual(
    expect.objectContaining({ plugin: 'carrier-prices', level: 50 }),
  );
});
