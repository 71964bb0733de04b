/** Lists of orders that staff has saved, and the orders of such a list. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readColumns, writeColumns } from '#app/features/orders/staff/order-columns.server.ts';
import { TOKEN_SCOPES } from '#operations/scopes.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { call, placed, queries } = shopApi;
afterAll(() => shopApi.close());

const token = await shopApi.tokenOf(TOKEN_SCOPES);

const NORWAY = { name: 'To send, Norway', state: 'to-ship', country: 'no', leastTotalCents: 1_000 };

test('a list is saved by a name, replaced by the same, and removed', async () => {
  const saved = await call('views/save', { token, body: NORWAY });
  const view = { name: NORWAY.name, state: 'to-ship', country: 'NO', leastCents: 1_000 };
  expect([saved.status, saved.body.views]).toEqual([200, [view]]);
  await call('views/save', { token, body: { ...NORWAY, leastTotalCents: null } });
  expect((await call('views/list', { token })).body.views).toEqual([{ ...view, leastCents: null }]);
  const removed = await call('views/remove', { token, body: { name: NORWAY.name } });
  expect(removed.body.views).toEqual([]);
  const again = await call('views/remove', { token, body: { name: NORWAY.name } });
  expect([again.status, again.body.code]).toEqual([404, 'not_found']);
});

test('the columns of lists are chosen by each alone, in the order of the list, and come back as they came', async () => {
  const set = async (columns: string[]) =>
    (await call('views/set-columns', { token, body: { columns } })).body.columns;
  expect(await set(['note', 'name'])).toEqual(['name', 'note']);
  expect((await call('views/list', { token })).body.views).toEqual([]);
  expect(await set([])).toEqual([
    ...['placed', 'name', 'country', 'email', 'state', 'items', 'total'],
  ]);
  expect((await call('views/set-columns', { token, body: { columns: ['id'] } })).status).toBe(422);
});

test('everybody has their own, and so many', async () => {
  const other = await shopApi.tokenOf(['orders:read'], { name: 'Reader' });
  for (const whose of [token, other]) await call('views/save', { token: whose, body: NORWAY });
  await call('views/remove', { token: other, body: { name: NORWAY.name } });
  expect((await call('views/remove', { token, body: { name: NORWAY.name } })).status).toBe(200);
  await writeColumns(queries, 'ann', ['note']);
  await writeColumns(queries, 'bob', ['name']);
  expect([await readColumns(queries, 'ann'), await readColumns(queries, 'bob')]).toEqual([
    ...[['note'], ['name']],
  ]);
  for (let no = 1; no <= 20; no += 1) {
    await call('views/save', { token: other, body: { ...NORWAY, name: `List ${no}` } });
  }
  const one = await call('views/save', { token: other, body: { ...NORWAY, name: 'One more' } });
  expect([one.status, one.body.code]).toEqual([409, 'conflict']);
  const known = await call('views/save', { token: other, body: { ...NORWAY, name: 'List 20' } });
  expect(known.status).toBe(200);
  expect((await call('views/list', { token })).body.views).toEqual([]);
});

test('the orders to a country and of a least total are listed, with whom they are for', async () => {
  const [id, far] = [await placed(), await placed()];
  await queries.execute(sql`update order_status set country = case payment_intent
    when ${id} then 'NO' else 'JP' end where payment_intent in (${id}, ${far})`);
  const listed = async (query: string) => {
    const { orders } = (await call(`orders/list?${query}`, { token })).body;
    return orders.map((order: { id: string; country: string }) => [order.id, order.country]);
  };
  expect(await listed('country=NO')).toEqual([[id, 'NO']]);
  expect(await listed('country=NO&leastTotalCents=1196')).toEqual([[id, 'NO']]);
  expect(await listed('country=NO&leastTotalCents=1197')).toEqual([]);
  expect(await listed('toShip=true&country=JP')).toEqual([[far, 'JP']]);
  const { status, body } = await call('orders/list?country=XX', { token });
  expect([status, body.code]).toEqual([422, 'bad_input']);
});
