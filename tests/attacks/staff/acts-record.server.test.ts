/** What was done last is read by people: in words, with the order's number, and a way to it. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

test('a refund says how much of which order', async () => {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  await visitor.add('book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/${uid}/orders/${id}`);
  const form = {
    operation: 'orders.refund',
    order: id,
    what: 'rest',
    reason: 'late',
    confirmed: 'yes',
  };
  await staff.submit(`/orders/${id}`, form);
  const [order] = await rowsOf<{ number: string }>(queries, sql`select number from "order"`);
  const text = await staff.textOf('/staff');
  expect(text).toContain(`Refunded order ${order?.number}`);
  expect(text).not.toMatch(/pi_|[{}]|Cents/);
  expect(text).toMatch(/refunded: \$0\.00 → \$\d/);
  expect(await (await staff.get('/staff')).text()).toContain(`href="/orders/${id}"`);
});
