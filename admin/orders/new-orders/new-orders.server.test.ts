/** New orders as the title counts them, and the search of everything. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { orderNumberOf } from '#db/schema/order-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

async function place(...ids: string[]): Promise<void> {
  for (const id of ids) {
    await queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      values ('somebody', ${id}, '[]', 1, 1000)`);
    await queries.execute(sql`
      insert into order_status (shopper, payment_intent, state) values ('somebody', ${id}, 'placed')`);
  }
}

async function read(since: string): Promise<{ count: number; seconds: number }> {
  return (await staff.get(`/new-orders?since=${since}`)).json();
}

test('orders count as new that were placed since the time of the last answer', async () => {
  await place('pi_first');
  const { count, seconds } = await read('');
  expect(count).toBe(0);
  await place('pi_second', 'pi_third');
  expect((await read(String(seconds))).count).toBe(2);
  expect((await read('0')).count).toBe(3);
  expect((await read('never')).count).toBe(0);
  expect((await admin.browser().get('/new-orders')).status).toBe(302);
});

test('one search leads to orders by e-mail, number and id, and to products otherwise', async () => {
  const [row] = await rowsOf<{ number: string }>(
    queries,
    sql`select ${sql.raw(orderNumberOf("'pi_first'"))} as number`,
  );
  const number = row?.number ?? '';
  const placeOf = async (text: string) =>
    (await staff.get(`/find?${new URLSearchParams({ q: text })}`)).headers.get('location');
  expect(await placeOf('Ada@example.com')).toBe('/orders?q=Ada%40example.com');
  expect(await placeOf(` ${number.toLowerCase()} `)).toBe(`/orders?q=${number.toLowerCase()}`);
  expect(await placeOf(number.slice(0, 6))).toBe(`/orders?q=${number.slice(0, 6)}`);
  expect(await placeOf('pi_first')).toBe('/orders?q=pi_first');
  expect(await placeOf('quiet startup')).toBe('/products?q=quiet+startup');
  expect(await placeOf('lamp')).toBe('/products?q=lamp');
  expect(await placeOf('')).toBe('/products');
  expect(await placeOf('\0')).toBe('/products');
});
