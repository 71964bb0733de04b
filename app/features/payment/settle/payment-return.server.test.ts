import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { paymentReturn, network } = shop;

test("a shopper's own paid intent becomes an order", async () => {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  expect(await paymentReturn(guest, intent)).toMatchObject({ kind: 'ordered', shopper: guest });
});

test('reported again it is the same order, and the provider is not asked', async () => {
  const guest = await shop.guest('book', 'tablet');
  const intent = await shop.pay(guest);
  const first = await paymentReturn(guest, intent);
  network.takeCalls();
  expect(await paymentReturn(guest, intent)).toEqual(first);
  expect(network.takeCalls()).toEqual([]);
});

test("another shopper's intent is unknown, and the provider is not asked", async () => {
  const intent = await shop.pay(await shop.guest('book'));
  const other = await shop.guest('book');
  network.takeCalls();
  expect(await paymentReturn(other, intent)).toEqual({ kind: 'unknown' });
  expect(await paymentReturn(other, 'pi_nowhere')).toEqual({ kind: 'unknown' });
  expect(await paymentReturn('guest_nobody', intent)).toEqual({ kind: 'unknown' });
  expect(network.takeCalls()).toEqual([]);
});

test('a guest who has joined an account reports for the account', async () => {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  const account = shop.accountId();
  await shop.join(guest, account);
  expect(await paymentReturn(guest, intent)).toMatchObject({ kind: 'ordered', shopper: account });
  expect(await paymentReturn(account, intent)).toMatchObject({ kind: 'ordered', shopper: account });
});

test('what another process has sold since this one opened the payment goes back in full', async () => {
  const guest = await shop.guest('book');
  const intent = await shop.pay(guest);
  await shop.queries.execute(sql`insert into order_line (shopper, line, payment_intent)
    select shopper, line, 'pi_of_another_process' from basket_line where shopper = ${guest}`);
  expect(await paymentReturn(guest, intent)).toMatchObject({ kind: 'refunded', shopper: guest });
});

test('what is no intent at all is unknown, and nobody is asked', async () => {
  const guest = await shop.guest('book');
  network.takeCalls();
  for (const text of ['', '.', '..', 'pi 1', 'a\0b', '../charges', 'pi_1?x', 'x'.repeat(256)]) {
    expect(await paymentReturn(guest, text)).toEqual({ kind: 'unknown' });
  }
  expect(network.takeCalls()).toEqual([]);
});
