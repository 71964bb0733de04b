/** What a shop does that was restored from a backup: charges after it have no order here. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(() => shop.close());
const run = testShell(shop);
const { queries } = shop.database;

/** An order of a book that the shop has forgotten. */
async function forgotten(): Promise<string> {
  const shopper = await shop.guest('book');
  const intent = await shop.pay(shopper);
  await shop.settle(intent);
  for (const table of ['order_line', 'order_status', '"order"', 'payment']) {
    await queries.execute(sql`delete from ${sql.raw(table)} where shopper = ${shopper}`);
  }
  return intent;
}

const lost = async () =>
  (await shop.reconciliation()).findings
    .filter(({ harm }) => harm === 'lost')
    .map((one) => one.ids.intent);

test('charges that the shop has forgotten are refunded in full by one command, once', async () => {
  const charges = [await forgotten(), await forgotten()];
  expect((await lost()).toSorted()).toEqual(charges.toSorted());
  const done = await run('payments', 'refund-lost', charges.join(','));
  expect(done).toMatchObject({ code: 0, out: `Refunded: ${charges.join(', ')}.\n` });
  expect(await lost()).toEqual([]);
  for (const charge of charges) {
    const { data } = await shop.stripe().refunds.list({ payment_intent: charge });
    expect(data.map(({ amount }) => amount)).toEqual([1_196]);
  }
  const acts = await queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.act, 'payments.refund-lost'));
  expect(acts.map(({ subject }) => subject)).toEqual([charges.join(', ')]);
  // What is back is lost no more.
  expect(await run('payments', 'refund-lost', charges[0] ?? '')).toMatchObject({ code: 1 });
});

test('a charge that is an order is refused, and none of the others goes back', async () => {
  const shopper = await shop.guest('book');
  const order = await shop.pay(shopper);
  await shop.settle(order);
  const charge = await forgotten();
  const refused = await run('payments', 'refund-lost', `${charge},${order}`);
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain(`${order}: the reconciliation does not name this as lost`);
  expect(await lost()).toEqual([charge]);
});
