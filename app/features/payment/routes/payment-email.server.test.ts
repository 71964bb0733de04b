import { afterAll, expect, test } from 'vitest';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const shop = await testShop();
afterAll(shop.close);

async function put(visitor: TestVisitor, body: unknown): Promise<[number, unknown]> {
  const answer = await visitor.put('/api/payments/email', { body });
  const text = await answer.text();
  return [answer.status, text === '' ? null : JSON.parse(text).error.code];
}

test('a guest says where the confirmation goes once there is something to pay', async () => {
  const guest = shop.visitor();
  expect(await put(guest, { email: 'ann@example.com' })).toEqual([404, 'no_payment']);
  await guest.add('book');
  await guest.post('/api/payments/create?total=1196');
  expect(await put(guest, { email: 'ann@example.com' })).toEqual([204, null]);
  expect(await put(guest, { email: null })).toEqual([204, null]);
});

test('what is no address is refused', async () => {
  const guest = shop.visitor();
  for (const body of [{}, { email: 'ann' }, { email: 7 }, 'ann@example.com', null]) {
    expect(await put(guest, body)).toEqual([400, 'bad_email']);
  }
});

test('an account has an address already', async () => {
  const ann = shop.visitor();
  await ann.register();
  expect(await put(ann, { email: 'other@example.com' })).toEqual([409, 'signed_in']);
});
