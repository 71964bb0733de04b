/** Gift cards and store credit, by whoever wants more of them than there is, or loses one by the way. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import {
  findCredit,
  giveStoreCredit,
  issueGiftCard,
  sendDueGiftCards,
  sendGiftCard,
  voidCredit,
} from '#app/features/credits/credit-store.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { giftCardShop } from '#tests/fixtures/gift-card-shop.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';

const { shop, start, orderOf, card, guestWith, buy, balanceOf, chargedOf, expectClean } =
  await giftCardShop();
const { queries } = shop;
afterAll(shop.close);

async function account(email: string): Promise<string> {
  const id = shop.accountId();
  await queries.execute(sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
    values (${id}, '', ${email}, true, now(), now())`);
  return id;
}

describe('a code that staff has replaced', () => {
  test('pays no more where it was typed before', async () => {
    const { id, code } = await card(1196);
    const thief = await guestWith(code);
    await sendGiftCard(queries, id, false);
    expect((await shop.readChoices(thief)).credit).toBeNull();
    expect(await balanceOf(id)).toBe(1196);
  });

  test('pays no more for a payment that was begun with it', async () => {
    const { id, code } = await card(1196);
    const thief = await guestWith(code);
    const { intent } = await start(thief);
    await sendGiftCard(queries, id, false);
    expect((await shop.holdPayment(thief, intent)).ok).toBe(false);
    expect((await shop.paymentReturn(thief, intent)).kind).not.toBe('ordered');
    expect(await balanceOf(id)).toBe(1196);
  });
});

test('a gift card for a day still to come is mailed to whom it is for, who has deleted an account since', async () => {
  const id = await issueGiftCard(queries, {
    ...{ cents: 500, email: 'gone@example.com', giver: '', message: '', by: 'staff' },
    sendSeconds: Math.floor(Date.now() / 1_000) + 3_600,
  });
  const uid = await account('gone@example.com');
  await shop.add(uid, 'book');
  await queries.execute(sql`select forget_owner(${uid}, 'gone@example.com')`);
  await queries.execute(sql`update credit set send_at = now() where id = ${id}`);
  await sendDueGiftCards(queries);
  const mails = await rowsOf(queries, sql`select recipient from mail where kind = 'gift_card'`);
  expect(mails).toEqual([{ recipient: 'gone@example.com' }]);
  await queries.execute(sql`select forget_owner(${uid}, 'gone@example.com')`);
  expect((await findCredit(queries, id))?.email).toBeNull();
});

test('store credit that staff has ended pays again once more of it is given', async () => {
  const uid = await account('ended@example.com');
  const id = await giveStoreCredit(queries, uid, 500, 'staff');
  await voidCredit(queries, id ?? '');
  expect(await giveStoreCredit(queries, uid, 700, 'staff')).toBe(id);
  await shop.add(uid, 'book');
  expect((await shop.readChoices(uid)).ownCredit).toMatchObject({ id, balanceCents: 700 });
  expect(await shop.saveCredit(uid, 'own')).toBe(true);
  expect(await chargedOf(await buy(uid))).toBe(496);
  await expectClean();
});

test('what a guest holds of a gift card is left to the account that the guest joins', async () => {
  const { id, code } = await card(1000);
  const guest = await guestWith(code);
  const { intent } = await start(guest);
  await shop.holdPayment(guest, intent);
  const uid = await account('joined@example.com');
  await shop.join(guest, uid);
  expect((await shop.readChoices(uid)).credit).toMatchObject({ id, balanceCents: 1000 });
  expect(await chargedOf(await buy(uid))).toBe(196);
  expect(await balanceOf(id)).toBe(0);
  await expectClean();
});

test('a line whose refund the bank sends back gives its gift card no second part when it is refunded again', async () => {
  const { id, code } = await card(2_000);
  const guest = await guestWith(code, 'book', 'book');
  const intent = await buy(guest);
  const refundLine = async () => {
    const order = await orderOf(guest, intent);
    const [first] = order.basket;
    return shop.orderActions.refundOrder(guest, intent, {
      ...{ cents: null, lines: [first?.line ?? 0], reason: 'Torn' },
      seenCents: foldOrder(order).refundedCents,
    });
  };
  expect(await refundLine()).toMatchObject({ kind: 'done', cents: 1_196 });
  expect(await balanceOf(id)).toBe(804);
  await queries.execute(sql`update refund set state = 'failed' where payment_intent = ${intent}`);
  expect(await refundLine()).toMatchObject({ kind: 'done', cents: 392 });
  expect(await balanceOf(id)).toBe(804);
});
