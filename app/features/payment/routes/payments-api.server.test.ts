import { afterAll, describe, expect, test } from 'vitest';
import { stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { after, changing, lost, refusing } from '#tests/network/test-network.ts';
import { WEBHOOK_SECRET } from '#tests/network/test-provider.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const database = await testDatabase();
const shop = await testShop({ sendsEvents: false, database });
const strict = await testShop({ limits: { payments: { windowSeconds: 60, max: 2 } } });
afterAll(async () => {
  await shop.close();
  await strict.close();
});
const { network } = shop.provider;

async function visitorWith(...variants: string[]) {
  const visitor = shop.visitor();
  await visitor.add(...variants);
  return visitor;
}

async function errorOf(answer: Response) {
  const { error } = await answer.json();
  return { status: answer.status, ...error, message: typeof error.message };
}

describe('POST /api/payments/{intent}/hold', () => {
  /** A new visitor with these variants who has started to pay, and the call that holds the payment. */
  async function payer(...variants: string[]) {
    const visitor = await visitorWith(...variants);
    const { intent } = await visitor.startPayment();
    return { visitor, intent, hold: () => visitor.post(`/api/payments/${intent}/hold`) };
  }

  test('answers 200 when what is counted is held, and when it is so already', async () => {
    await stocked(database.queries, 'called', 2);
    const { hold } = await payer('called');
    for (const answer of [await hold(), await hold()]) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ held: true });
    }
    expect(await stockOf(database.queries, 'called')).toMatchObject({ available: 1, held: 1 });
  });

  test('answers sold_out with 409, and what is left of each variant', async () => {
    await stocked(database.queries, 'short', 1);
    const { hold } = await payer('short', 'short');
    expect(await errorOf(await hold())).toEqual({
      status: 409,
      code: 'sold_out',
      message: 'string',
      variants: [{ variant: 'short', left: 1 }],
    });
  });

  test('answers not_held with 409 when that payment is over', async () => {
    await stocked(database.queries, 'over', 2);
    const { visitor, hold } = await payer('over');
    await visitor.add('book');
    await visitor.startPayment();
    const expected = { status: 409, code: 'not_held', message: 'string' };
    expect(await errorOf(await hold())).toEqual(expected);
  });

  test('answers not_found with 404 to anybody else', async () => {
    const { intent } = await payer('book');
    const expected = { status: 404, code: 'not_found', message: 'string' };
    for (const other of [shop.visitor(), await visitorWith('book')]) {
      expect(await errorOf(await other.post(`/api/payments/${intent}/hold`))).toEqual(expected);
    }
  });

  test('answers 429 to an address that holds too often', async () => {
    const visitor = strict.visitor();
    await visitor.add('book');
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await visitor.post('/api/payments/pi_1/hold')).status);
    }
    expect(statuses).toEqual([404, 404, 429]);
  });
});

describe('POST /api/payments/create?total=', () => {
  test('gives the intent and its client secret', async () => {
    const visitor = await visitorWith('book');
    const answer = await visitor.post('/api/payments/create?total=1196');
    expect(answer.status).toBe(200);
    const { intent, clientSecret } = await answer.json();
    expect(clientSecret).toMatch(`${intent}_secret_`);
  });

  test('gives one intent to any number of tabs that ask at once', async () => {
    const visitor = await visitorWith('book');
    const started = await Promise.all(Array.from({ length: 4 }, visitor.startPayment));
    expect(new Set(started.map(({ intent }) => intent)).size).toBe(1);
  });

  test.for([
    '',
    '?total=',
    '?total=00',
    '?total=-1196',
    '?total=11.96',
    '?total=1196.0',
    '?total=1e3',
    '?total=0x4ac',
    '?total=%201196',
    '?total=9999999999999',
    '?total=NaN',
    '?total[]=1196',
    '?total=1196&total=1',
    '?total=1&total=1196',
    '?total=1196&total=1196',
  ])('answers bad_total with 400 to %j, and asks the provider for nothing', async (query) => {
    const visitor = await visitorWith('book');
    network.takeCalls();
    const answer = await visitor.post(`/api/payments/create${query}`);
    expect(await errorOf(answer)).toEqual({ status: 400, code: 'bad_total', message: 'string' });
    expect(network.takeCalls()).toEqual([]);
  });

  test('answers total_changed with 409 and the right total to any other, a cent off too', async () => {
    const visitor = await visitorWith('book', 'usb-c-cable');
    network.takeKeys();
    for (const total of [1, 1295, 1297, 99_999_999, 999_999_999_999]) {
      expect(await errorOf(await visitor.post(`/api/payments/create?total=${total}`))).toEqual({
        status: 409,
        code: 'total_changed',
        message: 'string',
        total: 1296,
      });
    }
    expect(network.takeKeys()).toEqual([]);
  });

  test('answers empty_basket with 409 to who has none, and makes nobody of nobody', async () => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/api/payments/create?total=100');
    expect(await errorOf(answer)).toMatchObject({ status: 409, code: 'empty_basket' });
    expect(visitor.cookies.size).toBe(0);
  });

  test('answers already_paid with 409 to what is paid, and it is an order then', async () => {
    const visitor = await visitorWith('book');
    await visitor.pay();
    const answer = await visitor.post('/api/payments/create?total=1196');
    expect(await errorOf(answer)).toMatchObject({ status: 409, code: 'already_paid' });
    expect(await visitor.basket()).toMatchObject({ count: 0 });
  });

  test('answers payment_processing with 409 while the provider is at work', async () => {
    const visitor = await visitorWith('book');
    await visitor.startPayment();
    network.next(
      /^GET \/v1\/payment_intents/,
      changing((body) => ({ ...body, status: 'processing' })),
    );
    const answer = await visitor.post('/api/payments/create?total=1196');
    expect(await errorOf(answer)).toMatchObject({ status: 409, code: 'payment_processing' });
  });

  test('answers provider_unavailable with 503 while the provider does not answer', async () => {
    const visitor = await visitorWith('book');
    const restore = network.always(/^POST \/v1\/payment_intents$/, lost);
    const answer = await visitor.post('/api/payments/create?total=1196');
    restore();
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await errorOf(answer)).toMatchObject({ status: 503, code: 'provider_unavailable' });
    await visitor.startPayment();
  });

  test('answers provider_refused with 502 when the provider refuses', async () => {
    const visitor = await visitorWith('book');
    network.next(/^POST \/v1\/payment_intents$/, refusing);
    const answer = await visitor.post('/api/payments/create?total=1196');
    expect(await errorOf(answer)).toMatchObject({ status: 502, code: 'provider_refused' });
  });

  test('answers shopper_merged with 409 to a guest who joins meanwhile', async () => {
    const visitor = await visitorWith('book');
    const tab = shop.visitor();
    tab.cookies.set('guest', visitor.cookies.get('guest') ?? '');
    network.next(
      /^POST \/v1\/payment_intents$/,
      after(async () => {
        await visitor.register();
        await visitor.basket();
      }),
    );
    const answer = await tab.post('/api/payments/create?total=1196');
    expect(await errorOf(answer)).toMatchObject({ status: 409, code: 'shopper_merged' });
  });

  test('answers too_many_requests with 429 to an address that starts too many', async () => {
    const visitor = strict.visitor('192.0.2.1');
    await visitor.add('book');
    await visitor.startPayment();
    await visitor.startPayment();
    const answer = await visitor.post('/api/payments/create?total=1196');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await errorOf(answer)).toMatchObject({ status: 429, code: 'too_many_requests' });
    const other = strict.visitor('192.0.2.2');
    await other.add('book');
    await other.startPayment();
  });
});

describe('POST /api/payments/webhook', () => {
  const { webhooks } = shop.provider.stripe();

  function eventAbout(intent: string): string {
    const object = { object: 'payment_intent', id: intent };
    return JSON.stringify({
      id: `evt_${intent}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object },
    });
  }

  /** As the provider sends it: without cookies and Origin. */
  function deliver(body: string, signature: string): Promise<Response> {
    const headers = { host: 'localhost', 'stripe-signature': signature };
    return shop.fetch(
      new Request('http://localhost/api/payments/webhook', { method: 'POST', headers, body }),
    );
  }

  const sign = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
    webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...options });

  test('settles the intent before it answers 200, and again answers 200', async () => {
    const visitor = await visitorWith('book');
    const uid = await visitor.register();
    const body = eventAbout(await visitor.pay());
    for (let time = 1; time <= 2; time += 1) {
      const answer = await deliver(body, sign(body));
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
      const { orders } = await (await visitor.get(`/api/users/${uid}/orders`)).json();
      expect(orders).toHaveLength(1);
    }
  });

  test("answers 200 to what is not this shop's, and leaves it alone", async () => {
    const foreign = await shop.provider
      .stripe()
      .paymentIntents.create({ amount: 500, currency: 'usd' });
    const customer = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: { object: 'customer', id: 'cus_1' } },
    });
    for (const body of [eventAbout('pi_nowhere'), eventAbout(foreign.id), customer]) {
      expect((await deliver(body, sign(body))).status).toBe(200);
    }
  });

  test('answers bad_signature with 400 to a wrong, old or missing one and a changed body', async () => {
    const visitor = await visitorWith('book');
    const body = eventAbout(await visitor.pay());
    const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
    for (const [sent, signature] of [
      [body, sign(body, { secret: 'whsec_of_somebody_else' })],
      [body, sign(body, { timestamp: tenMinutesAgo })],
      [body.replace('succeeded', 'canceled'), sign(body)],
      [`${body} `, sign(body)],
      [body, ''],
      ['', sign(body)],
    ] as const) {
      const answer = await deliver(sent, signature);
      expect(await errorOf(answer)).toMatchObject({ status: 400, code: 'bad_signature' });
    }
    expect(await visitor.basket()).toMatchObject({ count: 1 });
  });

  test('answers unavailable with 503 while the work cannot be done, so that it comes again', async () => {
    const visitor = await visitorWith('book');
    const body = eventAbout(await visitor.pay());
    const restore = network.always(/^GET/, lost);
    const answer = await deliver(body, sign(body));
    restore();
    expect(await errorOf(answer)).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await deliver(body, sign(body))).status).toBe(200);
    expect(await visitor.basket()).toMatchObject({ count: 0 });
  });
});
