/** Orders as programs see them: named by their whole id, under the same names in a list, alone and in an event. */
import { afterAll, expect, test } from 'vitest';
import { composeEvent } from '#app/features/events/deliver/compose-event.server.ts';
import { TOKEN_SCOPES } from '#operations/scopes.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { call, placed, queries } = shopApi;
afterAll(() => shopApi.close());

const token = await shopApi.tokenOf(TOKEN_SCOPES);

test('a program names an order by its whole id, and learns so', async () => {
  const id = await placed();
  const { number } = (await call(`orders/show?order=${id}`, { token })).body;
  for (const order of [id.slice(0, -1), number, number.slice(0, 6), ` ${id.toUpperCase()}`]) {
    const answers = [
      await call(`orders/show?order=${encodeURIComponent(order)}`, { token }),
      await call('orders/ship', { token, body: { order, carrier: 'DHL', tracking: '1' } }),
      await call('orders/pack', { token, body: { order } }),
      await call('orders/cancel', { token, body: { order, reason: 'x', confirmed: true } }),
      await call('orders/refund', { token, body: { order, reason: 'x', confirmed: true } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([404, 'not_found']);
      expect(body.detail).toMatch(/^There is no order .+: write its whole id\.$/);
    }
  }
  expect((await call(`orders/show?order=${id}`, { token })).body.state).toBe('placed');
});

test('a program that knows a number, as a slip has it, finds the order', async () => {
  const id = await placed();
  const { number } = (await call(`orders/show?order=${id}`, { token })).body;
  const { orders } = (await call(`orders/find?text=${number}`, { token })).body;
  expect(orders).toMatchObject([{ id, number, state: 'placed' }]);
  expect((await call('orders/find?text=nobody@example.com', { token })).body.orders).toEqual([]);
});

test('an order has its state and its parcel, under the names that its event has', async () => {
  const id = await placed();
  const body = { order: id, carrier: 'DHL', tracking: '00340' };
  const shipped = await call('orders/ship', { token, body });
  expect(shipped.body).toMatchObject({
    id,
    state: 'shipped',
    parcels: [{ no: 1, carrier: 'DHL', tracking: '00340', isDelivered: false }],
  });
  const shown = await call(`orders/show?order=${id}`, { token });
  expect(shown.body).toEqual({ ...shipped.body, exchangeFor: null, exchangedBy: [] });
  const event = await composeEvent(queries, {
    ...{ id: '1', kind: 'order.shipped', subject: id, ref: { no: 1 }, atSeconds: 1 },
  });
  const told = event && 'order' in event.data ? event.data.order : null;
  expect(shown.body).toMatchObject({ ...told });
  const { orders } = (await call('orders/list?state=shipped', { token })).body;
  const listed = orders.find((one: { id: string }) => one.id === id);
  expect(listed).toMatchObject({ itemCount: 1, refundedCents: 0 });
  const { itemCount: _, email: __, name: ___, sinceSeconds, ...common } = listed;
  expect(shown.body).toMatchObject(common);
  expect(Number.isInteger(sinceSeconds)).toBe(true);
});

test('who may send orders and not read them learns of no address by a note', async () => {
  const id = await placed();
  const { body: read } = await call('orders/note', { token, body: { order: id, text: 'Fragile' } });
  expect(read.shopper).not.toBe('');
  expect(read.events).toMatchObject([{ kind: 'note', body: { text: 'Fragile' } }]);
  const packer = await shopApi.tokenOf(['orders:ship'], { name: 'Packer' });
  const { body } = await call('orders/note', { token: packer, body: { order: id, text: 'Mind' } });
  expect(body).toMatchObject({ id, state: 'placed', address: null, shopper: '', events: [] });
});

test('what cannot happen in the state of the order is refused with that state', async () => {
  const id = await placed();
  const body = { order: id, carrier: 'DHL', tracking: '1' };
  await call('orders/ship', { token, body });
  const again = await call('orders/ship', { token, body });
  expect([again.status, again.body.code, again.body.state]).toEqual([
    409,
    'wrong_state',
    'shipped',
  ]);
});

test.each([
  ['orders/list?limit=1001', 'limit is more than 1000'],
  ['orders/find?text=a&limit=101', 'limit is more than 100'],
  ['orders/list?limit=0', 'limit is not a whole number from 1 on'],
  ['orders/list?fromSeconds=9999999999999', 'from seconds is more than 999999999999'],
])('%s is told what is wrong with it', async (path, problem) => {
  const { status, body } = await call(path, { token });
  expect([status, body.detail]).toEqual([422, `Nothing was done: ${problem}.`]);
});
