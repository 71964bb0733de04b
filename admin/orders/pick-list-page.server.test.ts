/** The pick list of the admin over HTTP, and what is done with its orders at once. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { readManyOrders } from '#app/features/orders/picking/many-orders.server.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

/** The id of a paid order of a guest. */
async function placeOrder(...variants: string[]): Promise<string> {
  const visitor = shop.visitor();
  await visitor.add(...variants);
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  return id;
}

async function detailsOf(id: string): Promise<OrderDetails> {
  const [details] = await readManyOrders(queries, [id]);
  if (!details) throw new Error(`There is no order ${id}`);
  return details;
}

test('the list leads to the pick list of all that are to send, which stays that of these orders', async () => {
  const [one, other] = [await placeOrder('book', 'book'), await placeOrder('tablet')];
  await staff.submit(`/orders/${other}`, {
    ...{ operation: 'orders.cancel', order: other, reason: '', confirmed: 'yes' },
  });
  const list = await staff.textOf('/orders?state=to-ship');
  expect(list).toContain('Pick list of all that are to send');
  const led = (await staff.get('/pick-list?all=yes&state=placed')).headers.get('location') ?? '';
  const { number } = await detailsOf(one);
  expect(led).toContain(`orders=${number}`);
  expect(led).not.toContain((await detailsOf(other)).number);
  const text = await staff.textOf(`/pick-list?orders=${number}&orders=${one}`);
  expect(text).toContain('Pick list: 1 order, 2 units');
  const done = await staff.submit(`/pick-list?orders=${number}`, {
    ...{ operation: 'orders.ship-many', orders: number },
    ...{ carrier: 'DHL', tracking: `${number}, 1Z 999` },
  });
  expect(await done.text()).toContain('Orders: 1 done.');
  const { parcels } = foldOrder(await detailsOf(one));
  expect(parcels).toMatchObject([{ carrier: 'DHL', tracking: '1Z 999' }]);
  expect(await staff.textOf(`/pick-list?orders=${number}`)).toContain('Nothing of these orders');
  expect((await staff.get('/pick-list?orders=nothing')).status).toBe(404);
  expect(await staff.textOf('/pick-list')).toContain('Nothing of these orders');
});

test('the list has the columns that somebody has chosen, with the way of delivery and the last note', async () => {
  const id = await placeOrder('book');
  for (const text of ['First note', 'Rings twice']) {
    await staff.submit(`/orders/${id}`, { operation: 'orders.note', order: id, text });
  }
  const option = JSON.stringify({ deliveryOption: { id: 'express', title: 'Express boat' } });
  await queries.execute(
    sql`update "order" set terms = ${option}::jsonb where payment_intent = ${id}`,
  );
  expect(await staff.textOf('/orders')).not.toContain('Rings twice');
  const chosen = { operation: 'views.set-columns', columns: 'note,delivery' };
  expect(await (await staff.submit('/orders', chosen)).text()).toContain('The columns are chosen');
  const text = await staff.textOf('/orders');
  expect(text).toContain('Express boatRings twice');
  expect(text).not.toContain('First note');
  const other = await admin.enter('Bob');
  expect(await other.textOf('/orders')).not.toContain('Rings twice');
});
