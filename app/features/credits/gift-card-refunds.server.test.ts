/** What goes back of orders that gift cards have paid, below HTTP: to the cent, and where it came from. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { findCredit, voidCredit } from '#app/features/credits/credit-store.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { readOrders } from '#app/features/orders/order-store.server.ts';
import { readStaffOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { giftCardShop } from '#tests/fixtures/gift-card-shop.ts';

const { shop, orderOf, card, guestWith, buy, refund, balanceOf, expectClean } =
  await giftCardShop();
afterAll(shop.close);

describe('what goes back of an order that a gift card has paid in part', () => {
  test('goes to the card first, and then to the gift card', async () => {
    const { id, code } = await card(1000);
    const guest = await guestWith(code);
    const intent = await buy(guest);
    expect(await refund(guest, intent, 100)).toMatchObject({ kind: 'done' });
    expect(await balanceOf(id)).toBe(0);
    expect(await refund(guest, intent, 200)).toMatchObject({ kind: 'done' });
    expect(await balanceOf(id)).toBe(104);
    expect(await refund(guest, intent, null)).toMatchObject({ kind: 'done', cents: 896 });
    expect(await balanceOf(id)).toBe(1000);
    const { refunds } = await orderOf(guest, intent);
    expect(
      refunds.map(({ amountCents, creditCents, state }) => [amountCents, creditCents, state]),
    ).toEqual([
      [100, 0, 'refunded'],
      [200, 104, 'refunded'],
      [896, 896, 'refunded'],
    ]);
    await expectClean();
  });

  test('goes to both when it is cancelled', async () => {
    const { id, code } = await card(1000);
    const guest = await guestWith(code);
    const intent = await buy(guest);
    expect(await shop.orderActions.cancelOrder(guest, intent, '', 'shopper')).toEqual({
      kind: 'done',
    });
    expect(await balanceOf(id)).toBe(1000);
    expect(await shop.stripe().refunds.list({ payment_intent: intent })).toMatchObject({
      data: [{ amount: 196 }],
    });
    await expectClean();
  });

  test('goes to the gift card alone where it has paid for all', async () => {
    const { id, code } = await card(1196);
    const guest = await guestWith(code);
    const intent = await buy(guest);
    await shop.orderActions.cancelOrder(guest, intent, '', 'shopper');
    expect(await balanceOf(id)).toBe(1196);
    await expectClean();
  });

  test('stays on the gift card where the card takes its part not back', async () => {
    const { id, code } = await card(1000);
    const guest = await guestWith(code);
    const intent = await buy(guest);
    // All of the charge goes back at the provider, before staff refunds all.
    await shop.stripe().refunds.create({ payment_intent: intent });
    await refund(guest, intent, null);
    expect(await balanceOf(id)).toBe(1000);
    expect(foldOrder(await orderOf(guest, intent))).toMatchObject({
      refundedCents: 1196,
      restCents: 0,
    });
    await expectClean();
  });
});

test('what goes back to a gift card that staff has ended can be spent: it is open again, and no other', async () => {
  const { id, code } = await card(1196);
  const guest = await guestWith(code);
  const intent = await buy(guest);
  const other = await card(500);
  for (const one of [id, other.id]) await shop.queries.transaction((tx) => voidCredit(tx, one));
  expect(await shop.saveCredit(await shop.guest('book'), { code })).toBe(false);
  await shop.orderActions.cancelOrder(guest, intent, '', 'shopper');
  expect(await findCredit(shop.queries, other.id)).toMatchObject({ isVoided: true });
  expect(await findCredit(shop.queries, id)).toMatchObject({ balanceCents: 1196, isVoided: false });
  expect(await shop.saveCredit(await shop.guest('book'), { code })).toBe(true);
  await expectClean();
});

test('staff reads of a refund that has failed what of it is not on the gift card', async () => {
  const { code } = await card(1000);
  const guest = await guestWith(code);
  const intent = await buy(guest);
  await refund(guest, intent, null);
  const failed = { no: 1, made_by: 'staff', reason: 'A scratch', state: 'failed', attempt: 3 };
  const changes = JSON.stringify([{ ...failed, amountCents: 1196, arrivedCents: 1000 }]);
  await shop.queries.execute(sql`
    select write_refunds(${guest}, ${intent}, refunds_version(${guest}, ${intent}),
      ${changes}::jsonb, 'account', 196, 1, 'refund_failed', null)`);
  const [told] = await shop.queries.select().from(mail).where(eq(mail.kind, 'staff_refund_failed'));
  expect(told?.body).toEqual({ order: intent, cents: 196, reason: 'A scratch' });
});

test('the lists of orders count what is on the gift card where the card sends its part back', async () => {
  const { code } = await card(1000);
  const guest = await guestWith(code);
  const intent = await buy(guest);
  await refund(guest, intent, null);
  // As the sweep writes it once the bank has sent the last attempt back.
  await shop.queries.execute(
    sql`update refund set state = 'failed' where payment_intent = ${intent}`,
  );
  const { orders } = await readOrders(shop.queries, guest, null, 10);
  expect(orders).toMatchObject([{ id: intent, refunded: 1000 }]);
  expect(await readStaffOrders(shop.queries, [intent])).toMatchObject([{ refundedCents: 1000 }]);
});
