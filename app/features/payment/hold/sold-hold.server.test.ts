/** What was sold and is not committed yet, because the process has died right after the sale (sell.sql). */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import { writeSale } from '#app/features/payment/settle/write-settlement.server.ts';
import { endForeignHolds } from '#app/features/stock/stock-keeping.server.ts';
import { payment } from '#db/schema/shop-schema.ts';
import { passHoldMinutes, stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries, sweep } = shop;

const COMMITTED = { onHand: 1, available: 0, held: 0, committed: 1, ledger: 1 };
const CANCELLED = { onHand: 1, available: 1, held: 0, committed: 0, ledger: 1 };

/** One of these was sold, its order is there, and its unit is still held. */
async function soldAlone(name: string) {
  const variant = await stocked(queries, name, 1);
  const guest = await shop.guest(variant);
  const { intent, clientSecret } = await shop.start(guest);
  await shop.holdPayment(guest, intent);
  await shop.confirm(clientSecret);
  const paid = await readPaymentSnapshotByIntent(queries, guest, intent);
  if (!paid) throw new Error('Unable to find the payment');
  await writeSale(queries, paid, { id: intent, createdSeconds: 1_700_000_000 });
  return { variant, guest, intent };
}

test('is kept for its order, and committed by the next sweep', async () => {
  const { variant } = await soldAlone('late');
  expect(await stockOf(queries, variant)).toMatchObject({ available: 0, held: 1 });
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(COMMITTED);
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(COMMITTED);
});

test('is committed also for a guest who has joined an account meanwhile', async () => {
  const { variant, guest } = await soldAlone('joined');
  await shop.join(guest, shop.accountId());
  await passHoldMinutes(queries, variant, 11);
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(COMMITTED);
});

test('is given to nobody else, also when staff gives back what other accounts hold', async () => {
  const { variant } = await soldAlone('foreign');
  const other = await shop.guest(variant);
  const { intent } = await shop.start(other);
  expect(await shop.holdPayment(other, intent)).toMatchObject({ ok: false });
  await endForeignHolds(queries, 'acct_another:live');
  expect(await stockOf(queries, variant)).toEqual(COMMITTED);
});

test('is back once when its order is cancelled before', async () => {
  const { variant, guest, intent } = await soldAlone('cancelled');
  const cancelled = await shop.orderActions.cancelOrder(guest, intent, 'mistake', 'shopper');
  expect(cancelled).toEqual({ kind: 'done' });
  expect(await stockOf(queries, variant)).toEqual(CANCELLED);
  await passHoldMinutes(queries, variant, 11);
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(CANCELLED);
});

test('is given back where its charge went back instead', async () => {
  const { variant, guest } = await soldAlone('refunded');
  await queries.update(payment).set({ state: 'refunded' }).where(eq(payment.shopper, guest));
  await passHoldMinutes(queries, variant, 11);
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(CANCELLED);
});
