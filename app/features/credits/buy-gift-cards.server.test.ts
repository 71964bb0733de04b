/** Gift cards that shoppers buy, below HTTP: made and mailed once, and never money back for what was spent. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetBuyers } from '#app/features/account/data/forget-buyers.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { giftCardShop } from '#tests/fixtures/gift-card-shop.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { type GiftTo, TO_BUYER } from './bought-cards.ts';
import { readLedger, sendDueGiftCards, voidCredit } from './credit-store.server.ts';

const { shop, start, orderOf, card, guestWith, buy, refund, balanceOf, expectClean, findings } =
  await giftCardShop();
const { queries } = shop;
afterAll(shop.close);

/** A product of the catalogue that is a gift card of $25 in this shop. */
const CARD = 'usb-c-cable';
const KIM: GiftTo = { ...TO_BUYER, email: 'kim@example.com', giver: 'Jo', words: 'Enjoy it' };

beforeAll(async () => {
  await queries.execute(
    sql`update product set gift_card = 'yes', price_cents = 2500 where variant = ${CARD}`,
  );
});

/** A guest who is about to buy so many cards. */
async function giver(count = 1, to: GiftTo = KIM): Promise<string> {
  const guest = await shop.guest(...Array.from({ length: count }, () => CARD));
  expect(await shop.saveGiftTo(guest, to)).toBe(true);
  return guest;
}

async function cardsOf(guest: string, intent: string) {
  return (await orderOf(guest, intent)).giftCards ?? [];
}

/** What it is mailed with, and its code. */
async function mailOf(id: string) {
  const mails = await rowsOf<{ recipient: string; body: { secret: string } }>(
    queries,
    sql`select recipient, body from mail where body->>'credit' = ${id}`,
  );
  return mails;
}

describe('a gift card that is bought', () => {
  test('is made of each unit, worth its price, and mailed once with the words', async () => {
    const guest = await giver(2);
    const intent = await buy(guest);
    const cards = await cardsOf(guest, intent);
    expect(cards).toMatchObject([
      { worthCents: 2500, balanceCents: 2500, email: 'kim@example.com', ending: null },
      { worthCents: 2500, balanceCents: 2500, sentSeconds: null },
    ]);
    await Promise.all([sendDueGiftCards(queries), sendDueGiftCards(queries)]);
    for (const { id } of cards) {
      expect(await mailOf(id)).toMatchObject([
        { recipient: 'kim@example.com', body: { giver: 'Jo', message: 'Enjoy it' } },
      ]);
    }
    expect((await shop.readChoices(guest)).giftTo).toBeNull();
    await expectClean();
  });

  test('needs no parcel: its order has arrived, and nothing waits to be sent', async () => {
    const guest = await giver();
    const order = await orderOf(guest, await buy(guest));
    expect(foldOrder(order)).toMatchObject({
      ...{ state: 'delivered', linesToSend: [], canCancel: false, returnableLines: [] },
    });
    const [status] = await rowsOf(
      queries,
      sql`select state from order_status where payment_intent = ${order.id}`,
    );
    expect(status).toEqual({ state: 'delivered' });
  });

  test('waits for its day', async () => {
    const sendSeconds = Math.floor(Date.now() / 1_000) + 3_600;
    const guest = await giver(1, { ...KIM, day: '2099-12-24', sendSeconds });
    const [made] = await cardsOf(guest, await buy(guest));
    await sendDueGiftCards(queries);
    expect(made).toMatchObject({ sendSeconds, sentSeconds: null });
    expect(await mailOf(made?.id ?? '')).toEqual([]);
  });

  test('goes to the account that buys it where nobody else is named', async () => {
    const account = shop.accountId();
    await queries.execute(sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
      values (${account}, '', 'own@example.com', true, now(), now())`);
    await shop.add(account, CARD);
    expect(await cardsOf(account, await buy(account))).toMatchObject([
      { email: 'own@example.com' },
    ]);
  });

  test('pays for goods once it is there', async () => {
    const guest = await giver();
    const [made] = await cardsOf(guest, await buy(guest));
    await sendDueGiftCards(queries);
    const [mail] = await mailOf(made?.id ?? '');
    const friend = await guestWith(mail?.body.secret ?? '');
    await buy(friend);
    expect(await balanceOf(made?.id ?? '')).toBe(1304);
    await expectClean();
  });

  test('is made once, however many report the charge, and whoever dies before', async () => {
    const guest = await giver();
    const { intent, clientSecret } = await shop.start(guest);
    await shop.confirm(clientSecret);
    await Promise.all([shop.settle(intent), shop.settle(intent), shop.sweep()]);
    await shop.settle(intent);
    const [made, ...others] = await cardsOf(guest, intent);
    expect(others).toEqual([]);
    expect(await readLedger(queries, made?.id ?? '')).toMatchObject([
      { fact: 'bought', cents: 2500, order: intent },
    ]);
    await expectClean();
  });

  test('leaves nothing of whom it is for with the payment and the order', async () => {
    const guest = await giver();
    await buy(guest);
    const rows = await rowsOf(
      queries,
      sql`select terms::text from payment where shopper = ${guest}
        union all select terms::text from "order" where shopper = ${guest}`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/kim@|Enjoy/);
  });
});

test('a gift card whose money went back before its day is not mailed', async () => {
  const guest = await giver();
  const intent = await buy(guest);
  const [made] = await cardsOf(guest, intent);
  await refund(guest, intent, null);
  await sendDueGiftCards(queries);
  expect(await mailOf(made?.id ?? '')).toEqual([]);
});

test('a gift card that is being paid for while its account is taken from the buyer is made all the same', async () => {
  const guest = await giver();
  const { intent, clientSecret } = await shop.start(guest);
  await shop.confirm(clientSecret);
  await queries.execute(sql`select disown_account(${guest})`);
  await shop.settle(intent);
  expect(await cardsOf(guest, intent)).toMatchObject([
    { balanceCents: 2500, email: 'kim@example.com' },
  ]);
  await expectClean();
});

test('whom a gift card was mailed to is forgotten with the mail', async () => {
  const guest = await giver(1, { ...KIM, email: 'Lu@example.com' });
  const [made] = await cardsOf(guest, await buy(guest));
  await sendDueGiftCards(queries);
  await queries.execute(sql`update mail set state = 'sent' where recipient = 'Lu@example.com'`);
  await forgetBuyers(queries, [], 'lu@example.com');
  expect(await mailOf(made?.id ?? '')).toEqual([]);
});

describe('nothing is paid for', () => {
  const refusalOf = async (guest: string) => {
    const started = await shop.payments.start(guest, await shop.totalOf(guest));
    return started.ok ? null : started.refusal.code;
  };

  test('of gift cards beside goods', async () => {
    const guest = await shop.guest(CARD, 'book');
    await shop.saveGiftTo(guest, KIM);
    expect(await refusalOf(guest)).toBe('gift_cards_apart');
  });

  test('of a gift card that nobody knows where to mail', async () => {
    expect(await refusalOf(await shop.guest(CARD))).toBe('no_gift_email');
  });

  test('with another gift card: what it has stays on it', async () => {
    const { id, code } = await card(5000);
    const guest = await giver();
    expect(await shop.saveCredit(guest, { code })).toBe(true);
    const intent = await buy(guest);
    expect(await shop.stripe().paymentIntents.retrieve(intent)).toMatchObject({
      amount_received: 2500,
    });
    expect(await balanceOf(id)).toBe(5000);
  });

  test('whose recipient has changed since it was shown', async () => {
    const guest = await giver();
    const shown = await shop.shownTo(guest);
    await shop.saveGiftTo(guest, { ...KIM, email: 'lee@example.com' });
    expect(await shop.payments.start(guest, 2500, shown)).toMatchObject({
      refusal: { code: 'checkout_changed', changed: ['requests'] },
    });
  });
});

describe('of a gift card that was bought money goes back', () => {
  test('with what leaves the card, in one step', async () => {
    const guest = await giver(2);
    const intent = await buy(guest);
    expect(await refund(guest, intent, 3000)).toMatchObject({ kind: 'done' });
    expect(await cardsOf(guest, intent)).toMatchObject([
      { balanceCents: 0, takenCents: 2500 },
      { balanceCents: 2000, takenCents: 500 },
    ]);
    expect(foldOrder(await orderOf(guest, intent)).state).toBe('delivered');
    await expectClean();
  });

  test('not for what was spent of it', async () => {
    const guest = await giver();
    const intent = await buy(guest);
    const [made] = await cardsOf(guest, intent);
    await sendDueGiftCards(queries);
    const [mail] = await mailOf(made?.id ?? '');
    await buy(await guestWith(mail?.body.secret ?? ''));
    expect(await refund(guest, intent, null)).toEqual({
      kind: 'refused',
      refusal: { code: 'gift_card_spent', leftCents: 1304 },
    });
    expect(await shop.stripe().refunds.list({ payment_intent: intent })).toMatchObject({
      data: [],
    });
    expect(await refund(guest, intent, 1304)).toMatchObject({ kind: 'done' });
    expect(await balanceOf(made?.id ?? '')).toBe(0);
    await expectClean();
  });

  test('or is spent, by one of two at the same moment, never both', async () => {
    const guest = await giver();
    const intent = await buy(guest);
    const [made] = await cardsOf(guest, intent);
    await sendDueGiftCards(queries);
    const [mail] = await mailOf(made?.id ?? '');
    const friend = await guestWith(mail?.body.secret ?? '');
    const started = await start(friend);
    const [held, back] = await Promise.all([
      shop.holdPayment(friend, started.intent),
      refund(guest, intent, null),
    ]);
    expect([held.ok, back.kind === 'done'].filter(Boolean)).toHaveLength(1);
    await shop.paymentReturn(friend, started.intent);
    await expectClean();
  });

  test('at the provider, and leaves the card as far as it is there', async () => {
    const guest = await giver();
    const intent = await buy(guest);
    await shop.stripe().refunds.create({ payment_intent: intent, amount: 2000 });
    await Promise.all([
      shop.refunds.advanceRefunds(guest, intent),
      shop.refunds.advanceRefunds(guest, intent),
    ]);
    expect(await cardsOf(guest, intent)).toMatchObject([{ balanceCents: 500, takenCents: 2000 }]);
    expect(await refund(guest, intent, null)).toMatchObject({ kind: 'done', cents: 500 });
    await expectClean();
  });

  test('once where staff has ended the card before', async () => {
    const guest = await giver();
    const intent = await buy(guest);
    const [made] = await cardsOf(guest, intent);
    await voidCredit(queries, made?.id ?? '');
    expect(await refund(guest, intent, null)).toMatchObject({ kind: 'done', cents: 2500 });
    await expectClean();
  });
});

test('what is sold on a day has what gift cards pay, and not the cards', async () => {
  const sold = async () => {
    await rowsOf(queries, sql`select sum_sales('UTC', null)`);
    const [row] = await rowsOf<{ cents: number }>(
      queries,
      sql`select coalesce(sum(amount_cents), 0)::int as cents from sales_day where zone = 'UTC'`,
    );
    return row?.cents ?? 0;
  };
  const before = await sold();
  const guest = await giver();
  const [made] = await cardsOf(guest, await buy(guest));
  expect((await sold()) - before).toBe(0);
  await sendDueGiftCards(queries);
  const [mail] = await mailOf(made?.id ?? '');
  await buy(await guestWith(mail?.body.secret ?? ''));
  expect((await sold()) - before).toBe(1196);
});

test('a gift card of an order that is missing, or is worth more, is found', async () => {
  const guest = await giver();
  const [made] = await cardsOf(guest, await buy(guest));
  const isIt = sql`stock_key = ${`credit:${made?.id}`} and reason = 'bought'`;
  await queries.execute(sql`update stock_entry set units = units + 7 where ${isIt}`);
  expect(await findings()).toEqual(['credit_differs', 'ledger_differs']);
  await queries.execute(sql`update stock_entry set units = units - 7 where ${isIt}`);
  await expectClean();
  await queries.execute(sql`delete from stock_entry where ${isIt}`);
  expect(await findings()).toContain('credit_differs');
});
