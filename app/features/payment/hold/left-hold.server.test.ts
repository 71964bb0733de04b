/** What a payment held that ended without an order, and whose process has died right after that. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import { changePayment } from '#app/features/payment/payment-store.server.ts';
import { writeRefundDue } from '#app/features/payment/settle/write-settlement.server.ts';
import { stockHold } from '#db/schema/stock-schema.ts';
import { stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { lost } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries, sweep } = shop;

const HELD = { onHand: 1, available: 0, held: 1, committed: 0, ledger: 1 };
const GIVEN_BACK = { onHand: 1, available: 1, held: 0, committed: 0, ledger: 1 };

/** The last of this variant is held for a payment. */
async function held(name: string) {
  const variant = await stocked(queries, name, 1);
  const guest = await shop.guest(variant);
  const { intent } = await shop.start(guest);
  await shop.holdPayment(guest, intent);
  const payment = await readPaymentSnapshotByIntent(queries, guest, intent);
  if (!payment) throw new Error('Unable to find the payment');
  return { variant, guest, intent, payment };
}

/** As above; the provider has cancelled its intent, and nothing but that was written. */
async function cancelledAlone(name: string) {
  const one = await held(name);
  await shop.gateway.cancelIntent(one.intent);
  expect(await changePayment(queries, one.payment, 'cancelled', null)).toBe(true);
  expect(await stockOf(queries, one.variant)).toEqual(HELD);
  return one;
}

test('is given back by the next sweep, once', async () => {
  const { variant } = await cancelledAlone('at-once');
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is given back also where its charge goes back', async () => {
  const { variant, intent, payment } = await held('refund-due');
  const charged = await shop.gateway.retrieveIntent(intent);
  if (charged.kind !== 'answer') throw new Error('Unable to retrieve the intent');
  expect(await writeRefundDue(queries, payment, charged.value, 'amount_differs')).toBe(true);
  expect(await stockOf(queries, variant)).toEqual(HELD);
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is given back also where its guest has joined an account meanwhile', async () => {
  const { variant, guest } = await cancelledAlone('joined');
  await shop.join(guest, shop.accountId());
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is given back while the provider does not answer', async () => {
  const { variant } = await cancelledAlone('no-answer');
  const repair = shop.network.always(/./, lost);
  await sweep();
  repair();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is nobody else’s until then', async () => {
  const { variant } = await cancelledAlone('until-then');
  const other = await shop.guest(variant);
  const { intent } = await shop.start(other);
  expect(await shop.holdPayment(other, intent)).toMatchObject({ ok: false });
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is found behind more than a thousand that others hold', async () => {
  const { variant, guest } = await cancelledAlone('many');
  const numbers = sql`generate_series(1, 1001) as number`;
  await queries.execute(sql`insert into payment (shopper, payment, provider, state, items, amount_cents)
    select ${guest}, 'many ' || number, 'acct_' || number, 'open', '[]', 1 from ${numbers}`);
  await queries.execute(sql`insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
    select 'many ' || number, 'product:none', 1, ${guest}, 'acct', now() from ${numbers}`);
  await queries
    .update(stockHold)
    .set({ provider: 'behind' })
    .where(eq(stockHold.stockKey, `product:${variant}`));
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
  expect(await queries.$count(stockHold, eq(stockHold.stockKey, 'product:none'))).toBe(1_001);
});
