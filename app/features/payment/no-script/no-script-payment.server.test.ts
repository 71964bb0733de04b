import { afterAll, expect, test } from 'vitest';
import { refused } from '#app/shared/result.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { lost } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { startNoScriptPayment } from './no-script-payment.server.ts';

const shop = await testServices();
afterAll(shop.close);

const SHOWN = { version: expect.stringMatching(/^[\w.]+$/) };

async function start(shopper: string | null, parts = shop) {
  const { items } = await shop.basket.read(shopper);
  return startNoScriptPayment(parts, shopper, '127.0.0.1', { items, terms: null });
}

test('the page comes with the intent of the basket, the same one again', async () => {
  const guest = await shop.guest('book');
  const { clientSecret } = await shop.start(guest);
  expect(await start(guest)).toEqual({ ...SHOWN, clientSecret, holdIntent: null, message: null });
});

test('of what is counted it comes with the intent whose payment has to be held first', async () => {
  const guest = await shop.guest(await stocked(shop.queries, 'no-script', 1));
  const { clientSecret, intent } = await shop.start(guest);
  expect(await start(guest)).toEqual({ ...SHOWN, clientSecret, holdIntent: intent, message: null });
});

test('an empty basket needs no intent and no words', async () => {
  for (const shopper of [null, await shop.guest()]) {
    expect(await start(shopper)).toEqual({
      ...SHOWN,
      clientSecret: null,
      holdIntent: null,
      message: null,
    });
  }
});

test('a basket that is paid already is recognised, and becomes an order', async () => {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  expect(await start(guest)).toBe('paid');
  expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
});

test('why there is no intent is said', async () => {
  const guest = await shop.guest('book');
  shop.network.next(/^POST \/v1\/payment_intents$/, lost);
  expect(await start(guest)).toEqual({
    ...SHOWN,
    clientSecret: null,
    holdIntent: null,
    message: expect.stringContaining('Nothing was charged'),
  });
});

test('where too many cards were declined the page says when, and who may pay now', async () => {
  const guest = await shop.guest('book');
  const refusal = { code: 'too_many_declines', waitSeconds: 7_200 } as const;
  const closed = { ...shop, startPayment: async () => refused(refusal) };
  expect(await start(guest, closed)).toEqual({
    ...SHOWN,
    clientSecret: null,
    holdIntent: null,
    message: expect.stringMatching(/2 hours.*sign in/),
  });
});

test('an address that starts too many reads when to come back', async () => {
  const guest = await shop.guest('book');
  const busy = { ...shop, paymentRate: async () => 42 };
  expect(await start(guest, busy)).toEqual({
    ...SHOWN,
    clientSecret: null,
    holdIntent: null,
    message: expect.stringContaining('42 seconds'),
  });
});
