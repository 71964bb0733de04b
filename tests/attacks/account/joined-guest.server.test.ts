/** The cookie of a guest that has joined an account opens and changes nothing of the account any more. */
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const shop = await testShop({ database: await testDatabase(), sendsEvents: false });
afterAll(shop.close);

/** A browser that has registered, another one with the guest's cookie of before, and an order made later. */
async function joined() {
  const owner = shop.visitor();
  await owner.add('book');
  const copied = shop.visitor();
  for (const [name, value] of owner.cookies) copied.cookies.set(name, value);
  await owner.register(newEmail());
  await owner.add('book');
  const { intent, clientSecret } = await owner.startPayment();
  await shop.provider.confirm(clientSecret);
  const path = `/api/users/guest/orders/${intent}`;
  expect((await owner.put(path)).status).toBe(200);
  return { copied, path, owner };
}

test('it reads no order that the account has made since', async () => {
  const { copied, path } = await joined();
  expect((await copied.put(path)).status).toBe(404);
});

test('it cancels none', async () => {
  const { copied, path, owner } = await joined();
  expect((await copied.post(`${path}/cancel`, {})).status).toBe(404);
  expect(await (await owner.put(path)).json()).not.toHaveProperty('state', 'cancelled');
});
