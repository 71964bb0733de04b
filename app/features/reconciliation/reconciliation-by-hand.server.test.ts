/** What a reconciliation says of orders that staff has seen paid without a card. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { giveBack } from '#app/features/payment/by-hand/give-back.server.ts';
import { CLEAN, testReconciliation } from '#tests/fixtures/test-reconciliation.ts';

const { shop, reconciliation, kinds, edit, wipe } = await testReconciliation();
afterAll(shop.close);
afterEach(wipe);
const { queries } = shop;

/** A book, paid in cash. */
async function sold() {
  const shopper = await shop.guest('book');
  const sale = await shop.sellByHand(shopper, 1_196);
  if (!sale.ok) throw new Error(`Unable to sell: ${sale.refusal.code}`);
  const byHand = { how: 'cash', reference: '', paidOn: '2026-11-27', by: 'olga' } as const;
  const made = await queries.transaction((tx) => sale.value.write(tx, byHand));
  if (!made?.ok) throw new Error('Unable to sell');
  return { shopper, intent: made.value.id };
}

const noteKinds = async () => (await reconciliation()).notes.map(({ kind }) => kind);

test('one without a charge is right, before and after its money is given back', async () => {
  const { shopper, intent } = await sold();
  expect(await reconciliation()).toEqual({
    counts: CLEAN,
    scope: { charges: 0, orders: 1, refunds: 0, counted: 0 },
    ...{ owedCents: 0, findings: [], notes: [] },
  });
  await shop.orderActions.cancelOrder(shopper, intent, '', 'staff');
  expect(await kinds()).toEqual([]);
  expect(await noteKinds()).toEqual(['refund_to_give_back']);
  await giveBack(queries, { shopper, intent }, { no: null, reference: '' });
  expect(await reconciliation()).toMatchObject({ counts: CLEAN, findings: [], notes: [] });
});

test('one that nobody has said to be paid is found', async () => {
  await sold();
  await edit(sql`update "order" set by_hand = null`);
  expect(await kinds()).toEqual(['order_without_charge']);
});

test('one of another amount than was frozen is found', async () => {
  await sold();
  await edit(sql`update "order" set amount_cents = 1`);
  expect(await kinds()).toEqual(['order_differs']);
});

test('a refund without a row, or of more than was promised, is found', async () => {
  const { shopper, intent } = await sold();
  const wanted = { cents: 500, lines: null, seenCents: 0, isSure: true, reason: 'late' };
  await shop.orderActions.refundOrder(shopper, intent, wanted);
  await edit(sql`update refund set amount_cents = 600`);
  expect(await kinds()).toEqual(['refund_unrecorded']);
  await edit(sql`delete from refund`);
  expect(await kinds()).toEqual(['refund_missing', 'refund_unrecorded']);
});
