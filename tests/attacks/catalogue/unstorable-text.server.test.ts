/** A character that no database stores is refused wherever it is typed, and is never an error of the shop. */
import { afterAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ built: await importShop(), database: await testDatabase() });
afterAll(shop.close);

const NUL = 'a\0b';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('in the answer of a passkey', async () => {
  const response = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' };
  const answer = { id: NUL, rawId: NUL, type: 'public-key', response };
  const { status } = await shop.visitor().post('/api/auth/passkey/sign-in', answer);
  expect(status).toBeLessThan(500);
  expect(status).toBeGreaterThanOrEqual(400);
});

test.each(['cancel', 'return'])('in the reason to %s an order', async (act) => {
  const visitor = shop.visitor();
  await visitor.register();
  await visitor.add('book');
  const { intent, clientSecret } = await visitor.startPayment();
  await visitor.confirm(clientSecret);
  await visitor.put(`/api/users/guest/orders/${intent}`);
  const path = `/api/users/guest/orders/${intent}/${act}`;
  expect((await visitor.post(path, { reason: NUL })).status).toBe(400);
});

test.each([
  { intent: 'end-session', id: NUL },
  { intent: 'rename-passkey', id: NUL, name: 'phone' },
  { intent: 'rename-passkey', id: 'one', name: NUL },
  { intent: 'remove-passkey', id: NUL },
  { intent: 'change-email', email: NUL },
  { intent: 'change-password', password: NUL, newPassword: NUL },
])('in the forms of the account page: $intent', async (fields) => {
  const visitor = shop.visitor();
  await visitor.register();
  const body = String(new URLSearchParams(fields));
  expect((await visitor.post('/account', body, { headers: FORM })).status).toBeLessThan(500);
});
