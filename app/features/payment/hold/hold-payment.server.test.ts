import { afterAll, describe, expect, test } from 'vitest';
import { productKey } from '#app/features/stock/stock.ts';
import { passHoldMinutes, recount, stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { lost } from '#tests/network/test-network.ts';
import { CARDS } from '#tests/network/test-provider.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries, network, sweep } = shop;

const HELD = { ok: true, value: null };

/** A guest with these variants who has started to pay. */
async function payer(...variants: string[]) {
  const guest = await shop.guest(...variants);
  return { guest, ...(await shop.start(guest)) };
}

/** One who has pressed Buy Now as well. */
async function holder(...variants: string[]) {
  const one = await payer(...variants);
  expect(await shop.holdPayment(one.guest, one.intent)).toEqual(HELD);
  return one;
}

describe('a payment of what is counted', () => {
  test('holds its units at Buy Now, and not before', async () => {
    const variant = await stocked(queries, 'held-late', 3);
    const { guest, intent, hold } = await payer(variant, variant);
    expect(hold).toBe(true);
    expect(await stockOf(queries, variant)).toMatchObject({ available: 3, held: 0 });
    expect(await shop.holdPayment(guest, intent)).toEqual(HELD);
    expect(await stockOf(queries, variant)).toMatchObject({ onHand: 3, available: 1, held: 2 });
  });

  test('holds them once, however often it is asked', async () => {
    const variant = await stocked(queries, 'asked-often', 3);
    const { guest, intent } = await holder(variant);
    const again = await Promise.all([1, 2, 3].map(() => shop.holdPayment(guest, intent)));
    expect(again).toEqual([HELD, HELD, HELD]);
    expect(await stockOf(queries, variant)).toMatchObject({ available: 2, held: 1 });
  });

  test('commits them when it becomes an order', async () => {
    const variant = await stocked(queries, 'committed', 1);
    const { guest, intent, clientSecret } = await holder(variant);
    await shop.confirm(clientSecret);
    expect(await shop.paymentReturn(guest, intent)).toMatchObject({ kind: 'ordered' });
    expect(await stockOf(queries, variant)).toEqual({
      onHand: 1,
      available: 0,
      held: 0,
      committed: 1,
      ledger: 1,
    });
  });

  test('is refused where less is left, with how much of each there is', async () => {
    const variant = await stocked(queries, 'too-few', 1);
    const other = await stocked(queries, 'enough', 9);
    const { guest, intent } = await payer(variant, variant, other);
    const refusal = {
      code: 'sold_out',
      left: [
        { stockKey: 'product:enough', left: 9 },
        { stockKey: 'product:too-few', left: 1 },
      ],
    };
    expect(await shop.holdPayment(guest, intent)).toEqual({ ok: false, refusal });
    expect(await stockOf(queries, other)).toMatchObject({ available: 9, held: 0 });
  });

  test('of the last one is one of many', async () => {
    const variant = await stocked(queries, 'last-one', 1);
    const payers = [];
    for (let count = 0; count < 8; count += 1) payers.push(await payer(variant));
    const held = await Promise.all(
      payers.map(({ guest, intent }) => shop.holdPayment(guest, intent)),
    );
    expect(held.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf(queries, variant)).toMatchObject({ available: 0, held: 1 });
  });

  test('that has its hold keeps it, though the process knows that nothing is left', async () => {
    const variant = await stocked(queries, 'kept', 1);
    const first = await holder(variant);
    const second = await payer(variant);
    expect(await shop.holdPayment(second.guest, second.intent)).toMatchObject({ ok: false });
    expect(await shop.holdPayment(first.guest, first.intent)).toEqual(HELD);
  });

  test('is no longer held when it is over', async () => {
    const variant = await stocked(queries, 'over', 1);
    const { guest, intent } = await holder(variant);
    await shop.add(guest, variant);
    await shop.start(guest);
    const refusal = { code: 'not_held' };
    expect(await shop.holdPayment(guest, intent)).toEqual({ ok: false, refusal });
  });

  test('is paid already where the same press comes again behind its order', async () => {
    const variant = await stocked(queries, 'pressed-twice', 2);
    const { guest, intent, clientSecret } = await holder(variant);
    await shop.confirm(clientSecret);
    await shop.paymentReturn(guest, intent);
    const refusal = { code: 'already_paid' };
    expect(await shop.holdPayment(guest, intent)).toEqual({ ok: false, refusal });
  });

  test('is nobody else’s to hold', async () => {
    const variant = await stocked(queries, 'own', 1);
    const { intent } = await payer(variant);
    const other = await shop.guest('book');
    const unknown = { ok: false, refusal: { code: 'unknown' } };
    expect(await shop.holdPayment(other, intent)).toEqual(unknown);
    expect(await shop.holdPayment(other, '../intent')).toEqual(unknown);
  });
});

test('what is not counted needs no hold', async () => {
  const { guest, intent, hold } = await payer('book');
  expect(hold).toBe(false);
  expect(await shop.holdPayment(guest, intent)).toEqual(HELD);
});

describe('a hold ends', () => {
  test('when ten minutes are over, by the word of the provider', async () => {
    const variant = await stocked(queries, 'ten-minutes', 1);
    const { clientSecret } = await holder(variant);
    await passHoldMinutes(queries, variant, 9);
    await sweep();
    expect(await stockOf(queries, variant)).toMatchObject({ available: 0, held: 1 });
    await passHoldMinutes(queries, variant, 2);
    await sweep();
    expect(await stockOf(queries, variant)).toMatchObject({ available: 1, held: 0 });
    expect(await shop.confirm(clientSecret)).toBe('payment_intent_unexpected_state');
  });

  test('not while the provider does not answer, which the log says', async () => {
    const variant = await stocked(queries, 'dead-provider', 1);
    await holder(variant);
    await passHoldMinutes(queries, variant, 11);
    const repair = network.always(/cancel|GET/, lost);
    await sweep();
    repair();
    expect(await stockOf(queries, variant)).toMatchObject({ available: 0, held: 1 });
    const said = 'Stock stays held: the card provider does not answer';
    expect(shop.takeLogged()).toContainEqual(expect.objectContaining({ msg: said }));
    await sweep();
    expect(await stockOf(queries, variant)).toMatchObject({ available: 1, held: 0 });
  });

  test('as an order, when it was paid in the last moment', async () => {
    const variant = await stocked(queries, 'last-moment', 1);
    const { guest, intent, clientSecret } = await holder(variant);
    await shop.confirm(clientSecret);
    await passHoldMinutes(queries, variant, 11);
    await sweep();
    expect(await shop.historyOf(guest)).toEqual({ orders: [intent], refunds: [] });
    expect(await stockOf(queries, variant)).toMatchObject({ held: 0, committed: 1 });
  });

  test('two minutes after a declined card, unless another one is tried', async () => {
    const variant = await stocked(queries, 'declined', 1);
    const { guest, intent, clientSecret } = await holder(variant);
    await shop.confirm(clientSecret, CARDS.declined);
    await shop.paymentReturn(guest, intent);
    await passHoldMinutes(queries, variant, 1);
    expect(await shop.holdPayment(guest, intent)).toEqual(HELD);
    await passHoldMinutes(queries, variant, 2);
    await sweep();
    expect(await stockOf(queries, variant)).toMatchObject({ held: 1 });
    await shop.paymentReturn(guest, intent);
    await passHoldMinutes(queries, variant, 2);
    await sweep();
    expect(await stockOf(queries, variant)).toMatchObject({ available: 1, held: 0 });
  });

  test('when another basket is to be paid', async () => {
    const variant = await stocked(queries, 'other-basket', 1);
    const { guest } = await holder(variant);
    await shop.add(guest, 'book');
    await shop.start(guest);
    expect(await stockOf(queries, variant)).toMatchObject({ available: 1, held: 0 });
  });

  test('when the guest who holds joins an account, and the sweep has cancelled the payment', async () => {
    const variant = await stocked(queries, 'joined', 1);
    const { guest } = await holder(variant);
    await shop.join(guest, shop.accountId());
    await sweep();
    expect(await stockOf(queries, variant)).toMatchObject({ available: 1, held: 0 });
  });

  test('when its charge goes back', async () => {
    const variant = await stocked(queries, 'goes-back', 1);
    const { guest, intent, clientSecret } = await holder(variant);
    await shop.stripe().paymentIntents.update(intent, { amount: 1_100 });
    await shop.confirm(clientSecret);
    expect(await shop.paymentReturn(guest, intent)).toMatchObject({ kind: 'refunded' });
    expect(await stockOf(queries, variant)).toMatchObject({ available: 1, held: 0 });
  });
});

describe('a charge without a hold', () => {
  test('is an order while there is enough', async () => {
    const variant = await stocked(queries, 'without-hold', 1);
    const { guest, intent, clientSecret } = await payer(variant);
    await shop.confirm(clientSecret);
    expect(await shop.paymentReturn(guest, intent)).toMatchObject({ kind: 'ordered' });
    expect(await stockOf(queries, variant)).toMatchObject({ available: 0, committed: 1 });
  });

  test('goes back in full when it is sold out', async () => {
    const variant = await stocked(queries, 'too-late', 1);
    const { guest, intent, clientSecret } = await payer(variant);
    await holder(variant);
    await shop.confirm(clientSecret);
    expect(await shop.paymentReturn(guest, intent)).toMatchObject({ kind: 'refunded' });
    expect(await shop.historyOf(guest)).toEqual({
      orders: [],
      refunds: [{ id: intent, state: 'refunded' }],
    });
    expect(await stockOf(queries, variant)).toMatchObject({ available: 0, held: 1 });
  });
});

test('a recount that finds less than is promised leaves nothing for others', async () => {
  const variant = await stocked(queries, 'recounted', 2);
  await holder(variant, variant);
  await recount(queries, variant, 1);
  expect(await stockOf(queries, variant)).toMatchObject({ onHand: 1, available: -1, held: 2 });
  const { guest, intent } = await payer(variant);
  const left = [{ stockKey: productKey(variant), left: 0 }];
  expect(await shop.holdPayment(guest, intent)).toEqual({
    ok: false,
    refusal: { code: 'sold_out', left },
  });
});
