/** Whoever tries stolen cards at the shop, over HTTP, and whoever pays meanwhile. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { CARDS } from '#tests/network/test-provider.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({
  built: await importShop(),
  limits: { declines: { windowSeconds: 86_400, max: 3 } },
});
afterAll(() => shop.close());

const DOCUMENT = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

let networks = 0;
const newAddress = () => `203.0.113.${++networks}`;

/** Until the provider's events of it have come. */
async function untilSettled(intent: string, status: string): Promise<void> {
  await expect
    .poll(async () => (await shop.provider.stripe().paymentIntents.retrieve(intent)).status, {
      timeout: 20_000,
    })
    .toBe(status);
}

/** A guest who has so many cards declined, one after the other. */
async function tryCards(address: string, times: number) {
  const visitor = shop.visitor(address);
  await visitor.add('book');
  const payment = await visitor.startPayment();
  for (let time = 0; time < times; time += 1) {
    await visitor.confirm(payment.clientSecret, CARDS.declined);
  }
  return { visitor, ...payment };
}

async function startFrom(visitor: ReturnType<typeof shop.visitor>): Promise<Response> {
  const { total } = await visitor.basket();
  return visitor.post(`/api/payments/create?total=${total}`);
}

test('one card too many ends the payment that they are tried on, and no other is started there', async () => {
  const address = newAddress();
  const { clientSecret, intent } = await tryCards(address, 3);
  await untilSettled(intent, 'canceled');
  expect(await shop.provider.confirm(clientSecret)).toBe('payment_intent_unexpected_state');
  const other = shop.visitor(address);
  await other.add('book');
  const answer = await startFrom(other);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(await answer.json()).toEqual({
    error: { code: 'too_many_declines', message: expect.stringMatching(/declined.*24 hours/) },
  });
});

test('two declined cards and one that works buy the book, in a network where others are shut out', async () => {
  const address = newAddress();
  const { visitor, intent, clientSecret } = await tryCards(address, 2);
  await visitor.confirm(clientSecret);
  await untilSettled(intent, 'succeeded');
  expect((await visitor.put(`/api/users/guest/orders/${intent}`)).status).toBe(200);
  const shutOut = await tryCards(address, 3);
  await untilSettled(shutOut.intent, 'canceled');
  await visitor.add('book');
  expect((await startFrom(visitor)).status).toBe(200);
});

test('without scripts the page says so in place of the form', async () => {
  const address = newAddress();
  const { intent } = await tryCards(address, 3);
  await untilSettled(intent, 'canceled');
  const other = shop.visitor(address);
  await other.add('book');
  const page = await (await other.get('/Payment', { headers: DOCUMENT })).text();
  expect(page).toContain('Too many cards were declined from here today.');
  expect(page).toContain('name="client_secret" value=""');
});

test('an event of a declined card that nobody has signed counts nothing', async () => {
  const address = newAddress();
  const { visitor, intent } = await tryCards(address, 0);
  for (let time = 0; time < 9; time += 1) {
    const object = { object: 'payment_intent', id: intent };
    const answer = await visitor.post('/api/payments/webhook', {
      ...{ id: `evt_${randomUUID()}`, type: 'payment_intent.payment_failed', data: { object } },
    });
    expect(answer.status).toBe(400);
  }
  expect((await startFrom(visitor)).status).toBe(200);
});
