/** A variant that was sold without limit begins to be counted. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { writeOrderEvent } from '#app/features/orders/actions/write-order-event.server.ts';
import {
  type NewOrderEvent,
  ORDER_EVENT_KINDS,
  ORDER_EVENTS,
  type OrderEventKind,
} from '#app/features/orders/events/order-events.ts';
import { recount, stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

/** A variant that is not counted, and an order of so many of it. */
async function sold(variant: string, units: number) {
  await stocked(queries, variant, 0);
  await queries.execute(sql`delete from stock where variant = ${variant}`);
  const shopper = await shop.guest(...Array<string>(units).fill(variant));
  const intent = await shop.pay(shopper);
  await shop.settle(intent);
  async function happen(kind: OrderEventKind): Promise<void> {
    const details = await shop.orders.details(shopper, intent);
    if (!details) throw new Error('Unable to find the order');
    const event = { kind, body: { reason: '' } } as NewOrderEvent;
    expect(await writeOrderEvent(queries, details, event, 'staff')).not.toBeNull();
  }
  /** The consumer withdraws from the first of it. */
  async function withdraw(): Promise<void> {
    const [first] = (await shop.orders.details(shopper, intent))?.basket ?? [];
    const wanted = { lines: [first?.line ?? 0], declaredSeconds: 0 };
    const period = { days: 14, timeZone: 'UTC' };
    const outcome = await shop.orderActions.withdraw(
      shopper,
      intent,
      { ...wanted, period },
      'staff',
    );
    expect(outcome.kind).toBe('done');
  }
  const cancel = () => shop.orderActions.cancelOrder(shopper, intent, '', 'shopper');
  return { intent, happen, withdraw, cancel };
}

test('what was sold before the first count and is not packed is not sold again', async () => {
  const { happen } = await sold('lamp', 6);
  await recount(queries, 'lamp', 3);
  expect(await stockOf(queries, 'lamp')).toMatchObject({
    onHand: 3,
    available: -3,
    committed: 6,
  });
  const next = await shop.guest('lamp');
  const { intent } = await shop.start(next);
  expect(await shop.holdPayment(next, intent)).toMatchObject({ ok: false });
  await recount(queries, 'lamp', 8);
  await happen('packed');
  expect(await stockOf(queries, 'lamp')).toEqual({
    ...{ onHand: 2, available: 2, held: 0, committed: 0, ledger: 2 },
  });
});

/** After these, too, what was sold lies on the shelf: commit_sold.sql has to find it. */
const NOT_BOOKED = ORDER_EVENT_KINDS.filter((kind) => {
  const { from, to, effects } = ORDER_EVENTS[kind];
  // What is withdrawn from is booked by where its goods are.
  if (kind === 'withdrawn') return false;
  return to !== null && effects.stock === null && [...from].some((state) => state === 'placed');
});

test.for(['placed', ...NOT_BOOKED] as const)(
  'what was sold and is %s is not sold again',
  async (kind) => {
    const { happen } = await sold(`${kind}-lamp`, 2);
    if (kind !== 'placed') await happen(kind);
    await recount(queries, `${kind}-lamp`, 3);
    expect(await stockOf(queries, `${kind}-lamp`)).toMatchObject({ available: 1, committed: 2 });
  },
);

test('what was withdrawn from before the first count is for sale, and does not leave with the rest', async () => {
  const { happen, withdraw } = await sold('stool', 2);
  await withdraw();
  await recount(queries, 'stool', 3);
  expect(await stockOf(queries, 'stool')).toMatchObject({ available: 2, committed: 1 });
  await happen('packed');
  expect(await stockOf(queries, 'stool')).toMatchObject({ onHand: 2, available: 2, committed: 0 });
});

test('what has left before the first count is not taken from it', async () => {
  const { happen } = await sold('chair', 2);
  await happen('packed');
  await recount(queries, 'chair', 3);
  expect(await stockOf(queries, 'chair')).toMatchObject({ onHand: 3, available: 3, committed: 0 });
});

test('what was sold before the first count comes back when its order is cancelled', async () => {
  const { cancel } = await sold('table', 2);
  await recount(queries, 'table', 3);
  expect(await stockOf(queries, 'table')).toMatchObject({ available: 1, committed: 2 });
  await cancel();
  expect(await stockOf(queries, 'table')).toMatchObject({ onHand: 3, available: 3, committed: 0 });
  // The ledger goes on where its counting begins anew.
  await recount(queries, 'table', null);
  await recount(queries, 'table', 4);
  expect(await stockOf(queries, 'table')).toMatchObject({ onHand: 4, available: 4, ledger: 4 });
});

test('a first count that is refused takes nothing for sold', async () => {
  await sold('vase', 2);
  await queries.execute(sql`delete from product where variant = 'vase'`);
  await expect(recount(queries, 'vase', 3)).rejects.toThrow('Unable to count vase');
  const holds = sql`select from stock_hold where stock_key = 'product:vase'`;
  expect(await rowsOf(queries, holds)).toEqual([]);
});

test('an order that is packed while its variant is counted for the first time is counted once', async () => {
  const orders = await Promise.all([1, 2, 3].map((no) => sold(`shelf-${no}`, 2)));
  await Promise.all(
    orders.flatMap(({ happen }, index) => [
      recount(queries, `shelf-${index + 1}`, 5),
      happen('packed'),
    ]),
  );
  for (const no of [1, 2, 3]) {
    const row = await stockOf(queries, `shelf-${no}`);
    // Packed before the count: all five lie there. After it: three.
    expect([3, 5]).toContain(row?.onHand);
    expect(row).toMatchObject({ available: row?.onHand, committed: 0, ledger: row?.onHand });
  }
});

test('an order that is cancelled while its variant is counted for the first time keeps nothing of it', async () => {
  const orders = await Promise.all([1, 2, 3].map((no) => sold(`bench-${no}`, 2)));
  await Promise.all(
    orders.flatMap(({ cancel }, index) => [recount(queries, `bench-${index + 1}`, 5), cancel()]),
  );
  const free = { onHand: 5, available: 5, held: 0, committed: 0, ledger: 5 };
  for (const no of [1, 2, 3]) expect(await stockOf(queries, `bench-${no}`)).toEqual(free);
});
