/** One order of a guest in an account, below HTTP. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { payment } from '#db/schema/shop-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

/** A guest with so many orders, the first one first. */
async function guestWithOrders(count: number): Promise<{ guest: string; intents: string[] }> {
  const guest = await shop.guest();
  const intents: string[] = [];
  for (let one = 0; one < count; one += 1) {
    await shop.add(guest, 'book');
    const intent = await shop.pay(guest);
    await shop.settle(intent);
    intents.push(intent);
  }
  return { guest, intents };
}

const ordersOf = async (shopper: string) => (await shop.historyOf(shopper)).orders;

/** The rows of all tables that have a shopper, by table. */
async function tablesWith(shopper: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    queries,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'shopper' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      queries,
      sql`select from ${sql.identifier(name)} where shopper = ${shopper} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('an account takes in the order of a link, and none of the others of that guest', async () => {
  const { guest, intents } = await guestWithOrders(2);
  const [kept = '', left = ''] = intents;
  const account = shop.accountId();
  expect(await shop.claimOrder(guest, kept, account)).toBe('transferred');
  expect(await ordersOf(account)).toEqual([kept]);
  expect(await ordersOf(guest)).toEqual([left]);
  expect(await shop.orders.details(guest, kept)).toMatchObject({ shopper: account });
  // Once more does nothing.
  expect(await shop.claimOrder(guest, kept, account)).toBe('transferred');
  expect(await ordersOf(account)).toEqual([kept]);
});

test('a kept order leaves nothing behind but what finds it', async () => {
  const { guest, intents } = await guestWithOrders(1);
  const [intent = ''] = intents;
  await shop.stripe().refunds.create({ payment_intent: intent, amount: 100 });
  await shop.refunds.checkRefunds(guest, intent);
  const account = shop.accountId();
  await shop.claimOrder(guest, intent, account);
  expect(await tablesWith(guest)).toEqual(['claimed_order']);
  expect(await tablesWith(account)).toContain('refund_transaction');
});

test('another account comes too late, at the same instant too', async () => {
  const { guest, intents } = await guestWithOrders(1);
  const [intent = ''] = intents;
  const accounts = [shop.accountId(), shop.accountId(), shop.accountId()];
  const outcomes = await Promise.all(
    accounts.map((account) => shop.claimOrder(guest, intent, account)),
  );
  expect(outcomes.toSorted()).toEqual(['elsewhere', 'elsewhere', 'transferred']);
  const owners = await Promise.all(accounts.map(ordersOf));
  expect(owners.flat()).toEqual([intent]);
});

test('an order that joined with its guest stays where it is', async () => {
  const { guest, intents } = await guestWithOrders(1);
  const [intent = ''] = intents;
  const account = shop.accountId();
  await shop.join(guest, account);
  expect(await shop.claimOrder(guest, intent, account)).toBe('transferred');
  expect(await shop.claimOrder(guest, intent, shop.accountId())).toBe('elsewhere');
});

test('an order that is not there is in no account', async () => {
  const { guest } = await guestWithOrders(0);
  const account = shop.accountId();
  expect(await shop.claimOrder(guest, 'pi_none', account)).toBe('elsewhere');
  expect(await ordersOf(account)).toEqual([]);
});

test('nothing moves while the guest may still pay', async () => {
  const { guest, intents } = await guestWithOrders(1);
  await shop.add(guest, 'book');
  await shop.start(guest);
  const account = shop.accountId();
  expect(await shop.claimOrder(guest, intents[0] ?? '', account)).toBe('payment_open');
  expect(await ordersOf(guest)).toEqual(intents);
});

test('what the provider reports later, of the guest that it knows, comes to the account', async () => {
  const { guest, intents } = await guestWithOrders(1);
  const [intent = ''] = intents;
  const account = shop.accountId();
  await shop.claimOrder(guest, intent, account);
  expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered' });
  await shop.stripe().refunds.create({ payment_intent: intent, amount: 100 });
  await shop.refunds.advanceRefunds(guest, intent);
  expect((await shop.orders.details(account, intent))?.refunds).toMatchObject([
    { by: 'provider', amountCents: 100 },
  ]);
  const wanted = { cents: 200, lines: null, seenCents: 100, reason: 'A scratch' };
  expect(await shop.orderActions.refundOrder(account, intent, wanted)).toMatchObject({
    kind: 'done',
    cents: 200,
  });
  expect(await queries.select().from(payment).where(eq(payment.shopper, guest))).toEqual([]);
});
