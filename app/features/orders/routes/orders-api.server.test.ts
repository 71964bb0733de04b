import { afterAll, describe, expect, test } from 'vitest';
import { changing, failing, lost } from '#tests/network/test-network.ts';
import { testShop } from '#tests/shop/test-shop.ts';

// Webhooks are off, so that the test decides what settles a payment.
const shop = await testShop({ sendsEvents: false });
afterAll(shop.close);
const { network } = shop.provider;

const RETRIEVE = /^GET \/v1\/payment_intents\/\w+$/;

async function errorOf(answer: Response) {
  const { error } = await answer.json();
  return { status: answer.status, code: error.code, retryAfter: answer.headers.get('retry-after') };
}

async function guestWhoPaid() {
  const visitor = shop.visitor();
  await visitor.add('book');
  return { visitor, intent: await visitor.pay() };
}

describe('PUT /api/users/{uid}/orders/{paymentIntentId}', () => {
  test('answers 200 with the order of a paid intent, repeated too', async () => {
    const visitor = shop.visitor();
    const uid = await visitor.register();
    await visitor.add('book');
    const intent = await visitor.pay();
    const first = await visitor.put(`/api/users/${uid}/orders/${intent}`);
    expect(first.status).toBe(200);
    const order = await first.json();
    expect(order).toEqual({
      id: intent,
      amount: 1196,
      created: expect.any(Number),
      basket: [expect.objectContaining({ variant: 'book', price: 11.96 })],
    });
    const again = await visitor.put(`/api/users/${uid}/orders/${intent}`);
    expect(await again.json()).toEqual(order);
    expect(await visitor.basket()).toMatchObject({ count: 0 });
  });

  test('ignores its body', async () => {
    const { visitor, intent } = await guestWhoPaid();
    const body = { id: 'pi_other', amount: 1, basket: [], created: 0 };
    const answer = await visitor.request('PUT', `/api/users/guest/orders/${intent}`, { body });
    expect(await answer.json()).toMatchObject({ id: intent, amount: 1196 });
  });

  test('answers 202 while the provider is still processing', async () => {
    const { visitor, intent } = await guestWhoPaid();
    network.next(
      RETRIEVE,
      changing((body) => ({ ...body, status: 'processing' })),
    );
    const answer = await visitor.put(`/api/users/guest/orders/${intent}`);
    expect([answer.status, await answer.json()]).toEqual([202, { status: 'processing' }]);
  });

  test('answers unpaid with 409 to an intent that is not paid, or cancelled', async () => {
    const visitor = shop.visitor();
    await visitor.add('book');
    const { intent, clientSecret } = await visitor.startPayment();
    const path = `/api/users/guest/orders/${intent}`;
    expect(await errorOf(await visitor.put(path))).toMatchObject({ status: 409, code: 'unpaid' });
    await visitor.confirm(clientSecret, '4000000000000002');
    expect(await errorOf(await visitor.put(path))).toMatchObject({ status: 409, code: 'unpaid' });
    await shop.provider.stripe().paymentIntents.cancel(intent);
    expect(await errorOf(await visitor.put(path))).toMatchObject({ status: 409, code: 'unpaid' });
    expect(await visitor.basket()).toMatchObject({ count: 1 });
  });

  test('answers refunded with 409 to a charge that could not become an order', async () => {
    const { visitor, intent } = await guestWhoPaid();
    network.next(
      RETRIEVE,
      changing((body) => ({ ...body, currency: 'eur' })),
    );
    const path = `/api/users/guest/orders/${intent}`;
    expect(await errorOf(await visitor.put(path))).toMatchObject({ status: 409, code: 'refunded' });
    expect(await errorOf(await visitor.put(path))).toMatchObject({ status: 409, code: 'refunded' });
  });

  test('answers unavailable with 503 while the provider does not answer', async () => {
    const { visitor, intent } = await guestWhoPaid();
    const path = `/api/users/guest/orders/${intent}`;
    for (const fault of [lost, failing]) {
      const restore = network.always(RETRIEVE, fault);
      expect(await errorOf(await visitor.put(path))).toEqual({
        status: 503,
        code: 'unavailable',
        retryAfter: '5',
      });
      restore();
    }
    expect((await visitor.put(path)).status).toBe(200);
  });

  test("answers not_found with 404 to any other visitor, and under another's name, without a call of the provider", async () => {
    const { visitor: payer, intent } = await guestWhoPaid();
    const other = shop.visitor();
    await other.add('book');
    const account = shop.visitor();
    const uid = await account.register();
    await account.basket();
    network.takeCalls();
    for (const [visitor, path] of [
      [shop.visitor(), `/api/users/guest/orders/${intent}`],
      [other, `/api/users/guest/orders/${intent}`],
      [account, `/api/users/${uid}/orders/${intent}`],
      [account, `/api/users/guest/orders/${intent}`],
      [other, `/api/users/${uid}/orders/${intent}`],
      [account, `/api/users/somebody/orders/${intent}`],
      [payer, `/api/users/${uid}/orders/${intent}`],
      [account, `/api/users/${uid}/orders/pi_nowhere`],
      [account, `/api/users/${uid}/orders/..%2F..%2Fcharges`],
      [account, `/api/users/${uid}/orders/pi%20_1`],
    ] as const) {
      expect(await errorOf(await visitor.put(path))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
    expect(network.takeCalls()).toEqual([]);
  });

  test("of a guest who signed in meanwhile, under either name, is the account's", async () => {
    const { visitor, intent } = await guestWhoPaid();
    const uid = await visitor.register();
    for (const name of ['guest', uid]) {
      const answer = await visitor.put(`/api/users/${name}/orders/${intent}`);
      expect([answer.status, (await answer.json()).id]).toEqual([200, intent]);
    }
    const orders = await (await visitor.get(`/api/users/${uid}/orders`)).json();
    expect(orders.orders).toMatchObject([{ id: intent }]);
  });

  test("with the cookie of a guest who has joined counts as the account's", async () => {
    const { visitor, intent } = await guestWhoPaid();
    const tab = shop.visitor();
    tab.cookies.set('guest', visitor.cookies.get('guest') ?? '');
    const uid = await visitor.register();
    await visitor.basket();
    expect((await tab.put(`/api/users/guest/orders/${intent}`)).status).toBe(200);
    const orders = await (await visitor.get(`/api/users/${uid}/orders`)).json();
    expect(orders.orders).toMatchObject([{ id: intent }]);
  });
});

describe('GET /api/users/{uid}/orders', () => {
  test("gives the account's orders newest first, in pages, with its refunds", async () => {
    const visitor = shop.visitor();
    const uid = await visitor.register();
    const intents: string[] = [];
    for (const variant of ['book', 'tablet', 'usb-c-cable']) {
      await visitor.add(variant);
      const intent = await visitor.pay();
      intents.push(intent);
      await visitor.put(`/api/users/${uid}/orders/${intent}`);
    }
    await visitor.add('book');
    const refunded = await visitor.pay();
    network.next(
      RETRIEVE,
      changing((body) => ({ ...body, currency: 'eur' })),
    );
    await visitor.put(`/api/users/${uid}/orders/${refunded}`);

    const listed: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const answer: Response = await visitor.get(
        `/api/users/${uid}/orders?limit=2&after=${encodeURIComponent(after)}`,
      );
      const page: { orders: { id: string }[]; refunds: unknown[]; next: string | null } =
        await answer.json();
      listed.push(...page.orders.map(({ id }) => id));
      expect(page.refunds).toEqual([
        { id: refunded, amount: 1196, created: expect.any(Number), state: 'refunded' },
      ]);
      after = page.next;
    }
    expect(listed.toSorted()).toEqual(intents.toSorted());
  });

  test('is empty for a guest, who may have ordered', async () => {
    const { visitor, intent } = await guestWhoPaid();
    await visitor.put(`/api/users/guest/orders/${intent}`);
    const answer = await visitor.get('/api/users/guest/orders');
    expect(await answer.json()).toEqual({ orders: [], refunds: [], next: null });
  });

  test("under 'guest' is the account's once the guest has joined", async () => {
    const { visitor, intent } = await guestWhoPaid();
    await visitor.put(`/api/users/guest/orders/${intent}`);
    await visitor.register();
    const { orders } = await (await visitor.get('/api/users/guest/orders')).json();
    expect(orders).toMatchObject([{ id: intent }]);
  });

  test("answers not_found with 404 to somebody else's uid, as a stream too", async () => {
    const uid = await shop.visitor().register();
    const other = shop.visitor();
    await other.register();
    for (const visitor of [shop.visitor(), other]) {
      for (const accept of ['application/json', 'text/event-stream']) {
        const answer = await visitor.get(`/api/users/${uid}/orders`, { headers: { accept } });
        expect(await errorOf(answer)).toMatchObject({ status: 404, code: 'not_found' });
      }
    }
  });

  test.for(['limit=0', 'limit=101', 'limit=x', 'limit=1&limit=2', 'after=x', 'after=1.pi%00'])(
    'answers bad_query with 400 to ?%s',
    async (query) => {
      const visitor = shop.visitor();
      const uid = await visitor.register();
      const answer = await visitor.get(`/api/users/${uid}/orders?${query}`);
      expect(await errorOf(answer)).toMatchObject({ status: 400, code: 'bad_query' });
    },
  );
});
