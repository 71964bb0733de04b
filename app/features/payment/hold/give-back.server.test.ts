/** What a cancelled order held, given back by its cancelling, and by the sweep where the process has died right after it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createGiveBackCancelled } from '#app/features/payment/sweep/cancelled-holds.server.ts';
import { endHold } from '#app/features/stock/stock-holds.server.ts';
import { stockHold } from '#db/schema/stock-schema.ts';
import { stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { dyingActions } from '#tests/shop/dying-actions.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries, sweep } = shop;
const dying = dyingActions(queries);

const SOLD = { onHand: 3, available: 1, held: 0, committed: 2, ledger: 3 };
const GIVEN_BACK = { onHand: 3, available: 3, held: 0, committed: 0, ledger: 3 };

/** An order of two of three. */
async function sold(name: string) {
  const variant = await stocked(queries, name, 3);
  const guest = await shop.guest(variant, variant);
  const { intent, clientSecret } = await shop.start(guest);
  await shop.holdPayment(guest, intent);
  await shop.confirm(clientSecret);
  await shop.settle(intent);
  expect(await stockOf(queries, variant)).toEqual(SOLD);
  const basket = (await shop.orders.details(guest, intent))?.basket ?? [];
  return { variant, guest, intent, lines: basket.map(({ line }) => line) };
}

const PERIOD = { days: 14, timeZone: 'UTC' };
const FAIR = { declaredSeconds: 0, period: PERIOD };

test('is for sale again once it is cancelled', async () => {
  const { variant, guest, intent } = await sold('at-once');
  await shop.orderActions.cancelOrder(guest, intent, '', 'shopper');
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is for sale again once all of it is withdrawn from, at once or one after the other', async () => {
  const whole = await sold('withdrawn');
  await shop.orderActions.withdraw(whole.guest, whole.intent, { ...FAIR, lines: null }, 'shopper');
  expect(await stockOf(queries, whole.variant)).toEqual(GIVEN_BACK);
  const { variant, guest, intent, lines } = await sold('withdrawn-from');
  for (const line of lines) {
    await shop.orderActions.withdraw(guest, intent, { ...FAIR, lines: [line] }, 'shopper');
  }
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is given back by the sweep, once, where nobody came to it', async () => {
  const { variant, guest, intent } = await sold('swept');
  await dying.cancelOrder(guest, intent, '', 'shopper');
  expect(await stockOf(queries, variant)).toEqual(SOLD);
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
  await sweep();
  await shop.giveBack(guest, intent);
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('of long ago is looked for once by a process, as it starts', async () => {
  await sweep();
  const { variant, guest, intent } = await sold('long-ago');
  await dying.cancelOrder(guest, intent, '', 'shopper');
  await queries.execute(
    sql`update order_status set since = now() - interval '2 days' where payment_intent = ${intent}`,
  );
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(SOLD);
  await createGiveBackCancelled(queries)(async (payment) => {
    await endHold(queries, payment);
    return true;
  });
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('that could not be given back is looked for again', async () => {
  const { variant, guest, intent } = await sold('failed');
  await dying.cancelOrder(guest, intent, '', 'shopper');
  const giveBackCancelled = createGiveBackCancelled(queries);
  await giveBackCancelled(async () => false);
  await queries.execute(
    sql`update order_status set since = now() - interval '2 days' where payment_intent = ${intent}`,
  );
  const found: string[] = [];
  await giveBackCancelled(async (payment) => found.push(payment) > 0);
  expect(found).toHaveLength(1);
  await shop.giveBack(guest, intent);
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is given back by the sweep also where its sale was not booked before', async () => {
  const { variant, guest, intent } = await sold('not-booked');
  await queries.update(stockHold).set({ state: 'held' }).where(eq(stockHold.shopper, guest));
  await dying.cancelOrder(guest, intent, '', 'shopper');
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is given back to a guest’s order that an account has taken over meanwhile', async () => {
  const { variant, guest, intent } = await sold('joined');
  await dying.cancelOrder(guest, intent, '', 'shopper');
  await shop.join(guest, shop.accountId());
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});

test('is the rest of what was given back before, and stands in the ledger of both', async () => {
  const { variant, guest, intent, lines } = await sold('rest');
  const first = { cents: null, lines: lines.slice(0, 1), seenCents: 0, reason: '' };
  await shop.orderActions.refundOrder(guest, intent, first);
  expect(await stockOf(queries, variant)).toMatchObject({ available: 2, committed: 1 });
  await dying.cancelOrder(guest, intent, '', 'shopper');
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
  const entries = sql`
    select units from stock_entry where stock_key = ${`product:${variant}`} and reason = 'cancelled'`;
  expect(await rowsOf(queries, entries)).toEqual([{ units: 1 }, { units: 1 }]);
});

test('is kept by every order that is not cancelled', async () => {
  const { variant, guest, intent } = await sold('kept');
  await shop.giveBack(guest, intent);
  await sweep();
  expect(await stockOf(queries, variant)).toEqual(SOLD);
});

test('is given back once by two who come to it at the same time', async () => {
  const { variant, guest, intent } = await sold('together');
  await dying.cancelOrder(guest, intent, '', 'shopper');
  await Promise.all([shop.giveBack(guest, intent), sweep(), shop.giveBack(guest, intent)]);
  expect(await stockOf(queries, variant)).toEqual(GIVEN_BACK);
});
