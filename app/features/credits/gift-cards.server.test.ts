/** Gift cards that pay, below HTTP: no cent is spent twice, and none is lost. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { giftCardShop } from '#tests/fixtures/gift-card-shop.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import {
  findCredit,
  giveStoreCredit,
  issueGiftCard,
  readLedger,
  sendDueGiftCards,
  sendGiftCard,
  voidCredit,
} from './credit-store.server.ts';

const { shop, start, orderOf, card, guestWith, buy, balanceOf, chargedOf, expectClean, findings } =
  await giftCardShop();
const { queries } = shop;
afterAll(shop.close);

describe('a gift card', () => {
  test('is told of as it is made where it is due, and not before its day', async () => {
    let told = 0;
    const stop = shop.live.onSignal('gift-card', () => {
      told += 1;
    });
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const made = { cents: 1000, email: 'due@example.com', giver: '', message: '', by: 'staff' };
    const issue = (other: object) =>
      issueGiftCard(queries, { ...made, sendSeconds: nowSeconds, ...other });
    const due = [await issue({})];
    await expect.poll(() => told).toBe(1);
    await issue({ sendSeconds: nowSeconds + 86_400 });
    await issue({ email: null });
    due.push(await issue({}));
    await expect.poll(() => told).toBe(2);
    stop();
    for (const id of due) await voidCredit(queries, id);
  });

  test('pays a part of an order, and the card the rest', async () => {
    const { id, code } = await card(1000);
    const guest = await guestWith(code);
    const intent = await buy(guest);
    expect(await chargedOf(intent)).toBe(196);
    expect(await orderOf(guest, intent)).toMatchObject({
      amount: 1196,
      terms: { credit: { id, cents: 1000, ending: code.slice(-4) } },
    });
    expect(await readLedger(queries, id)).toMatchObject([
      { fact: 'issued', cents: 1000 },
      { fact: 'spent', cents: -1000, order: intent },
    ]);
    expect((await shop.readChoices(guest)).credit).toBeNull();
    await expectClean();
  });

  test('that pays for all of it leaves the card provider alone, and keeps what is left', async () => {
    const { id, code } = await card(3000);
    const guest = await guestWith(code);
    const intent = await buy(guest);
    expect(intent).toMatch(/^free_/);
    expect(await balanceOf(id)).toBe(1804);
    expect(await orderOf(guest, intent)).toMatchObject({ amount: 1196 });
    const again = await guestWith(code);
    await buy(again);
    expect(await balanceOf(id)).toBe(608);
    await expectClean();
  });

  test('leaves the card what a card is charged at least', async () => {
    const { id, code } = await card(1190);
    const guest = await guestWith(code);
    expect(await chargedOf(await buy(guest))).toBe(50);
    expect(await balanceOf(id)).toBe(44);
  });

  test('is spent by one of two who press at the same moment', async () => {
    const { id, code } = await card(1196);
    const guests = await Promise.all([guestWith(code), guestWith(code)]);
    const started = await Promise.all(guests.map(start));
    const held = await Promise.all(
      guests.map((guest, index) => shop.holdPayment(guest, started[index]?.intent ?? '')),
    );
    expect(held.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(held.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'credit_short' } });
    const ended = await Promise.all(
      guests.map((guest, index) => shop.paymentReturn(guest, started[index]?.intent ?? '')),
    );
    expect(ended.map(({ kind }) => kind).toSorted()).toEqual(['ordered', 'unpaid']);
    expect(await balanceOf(id)).toBe(0);
    await expectClean();
  });

  test('is held once for two who are charged without a hold: one is ordered, one goes back', async () => {
    const { id, code } = await card(1000);
    const guests = await Promise.all([guestWith(code), guestWith(code)]);
    const started = await Promise.all(guests.map((guest) => shop.start(guest)));
    await Promise.all(started.map(({ clientSecret }) => shop.confirm(clientSecret)));
    const ended = await Promise.all(started.map(({ intent }) => shop.settle(intent)));
    expect(ended.map(({ kind }) => kind).toSorted()).toEqual(['ordered', 'refunded']);
    expect(await balanceOf(id)).toBe(0);
    await expectClean();
  });

  test('gets back what a payment held that has ended', async () => {
    const { id, code } = await card(1000);
    const guest = await guestWith(code);
    const { intent } = await shop.start(guest);
    await shop.holdPayment(guest, intent);
    expect(await findCredit(queries, id)).toMatchObject({ balanceCents: 1000, heldCents: 1000 });
    await shop.payments.endUnpaid(guest);
    expect(await findCredit(queries, id)).toMatchObject({ balanceCents: 1000, heldCents: 0 });
    await expectClean();
  });

  test('that is spent leaves alone what another payment holds of another card', async () => {
    const [held, spent] = [await card(1196), await card(1196)];
    const waiting = await guestWith(held.code);
    const { intent } = await start(waiting);
    expect(await shop.holdPayment(waiting, intent)).toMatchObject({ ok: true });
    await buy(await guestWith(spent.code));
    expect([await balanceOf(held.id), await balanceOf(spent.id)]).toEqual([1196, 0]);
    expect((await shop.paymentReturn(waiting, intent)).kind).toBe('ordered');
    expect(await balanceOf(held.id)).toBe(0);
    await expectClean();
  });

  test('is taken back by who has chosen it, and chosen by nobody without a basket', async () => {
    const { id, code } = await card(1000);
    const guest = await guestWith(code);
    expect(await shop.saveCredit(guest, null)).toBe(true);
    expect(await chargedOf(await buy(guest))).toBe(1196);
    expect(await balanceOf(id)).toBe(1000);
    expect(await shop.saveCredit(await shop.guest(), { code })).toBe(false);
  });

  test('has the same fact booked once', async () => {
    const { id } = await card(1000);
    const give = () =>
      rowsOf(queries, sql`select change_credit(${id}, 5, 'given', 'the same') as booked`);
    expect(await give()).toEqual([{ booked: true }]);
    expect(await give()).toEqual([{ booked: false }]);
    expect(await balanceOf(id)).toBe(1005);
  });

  test('that has less by then than was shown leads to another payment', async () => {
    const { id, code } = await card(1000);
    const [slow, fast] = [await guestWith(code), await guestWith(code)];
    const shown = await shop.shownTo(slow);
    await buy(fast);
    expect(await balanceOf(id)).toBe(0);
    expect(await shop.payments.start(slow, 1196, shown)).toMatchObject({
      ok: false,
      refusal: { code: 'checkout_changed', changed: ['credit'] },
    });
  });

  test('that is voided, unknown or of a shop that takes none pays nothing', async () => {
    const { id, code } = await card(1000);
    const guest = await guestWith(code);
    await voidCredit(queries, id);
    expect(await findCredit(queries, id)).toMatchObject({ balanceCents: 0, isVoided: true });
    expect(await shop.saveCredit(guest, { code })).toBe(false);
    expect(await shop.saveCredit(guest, { code: 'CDFGHJKMNPQRTVWX' })).toBe(false);
    const intent = await buy(guest);
    expect(await chargedOf(intent)).toBe(1196);
  });

  test('is spent once, however many report the charge, and whoever dies before', async () => {
    const { id, code } = await card(1000);
    const guest = await guestWith(code);
    const { intent, clientSecret } = await shop.start(guest);
    await shop.holdPayment(guest, intent);
    await shop.confirm(clientSecret);
    // The process that was to report it is gone, and its hold is over.
    await queries.execute(sql`update stock_hold set ends_at = now() where state = 'held'`);
    await Promise.all([shop.settle(intent), shop.settle(intent), shop.sweep()]);
    expect((await orderOf(guest, intent)).terms?.credit?.cents).toBe(1000);
    expect((await readLedger(queries, id)).map(({ fact }) => fact)).toEqual(['issued', 'spent']);
    expect(await balanceOf(id)).toBe(0);
    await expectClean();
  });

  test('whose ledger was damaged is found by the reconciliation', async () => {
    const { id, code } = await card(2000);
    await buy(await guestWith(code));
    const isSpent = sql`stock_key = ${`credit:${id}`} and reason = 'spent'`;
    await queries.execute(sql`update stock_entry set units = units + 7 where ${isSpent}`);
    expect(await findings()).toEqual(['credit_differs', 'ledger_differs']);
    await queries.execute(sql`update stock_entry set units = units - 7 where ${isSpent}`);
    await expectClean();
  });

  test('never falls below zero, whoever writes', async () => {
    const { id } = await card(100);
    await expect(
      queries.execute(sql`update stock set available = available - 101 where credit = ${id}`),
    ).rejects.toThrow();
    const [row] = await rowsOf(
      queries,
      sql`select change_credit(${id}, -101, 'changed', 'too much') as done`,
    );
    expect(row).toEqual({ done: false });
  });
});

test('store credit is of one account alone', async () => {
  const [account, other] = [shop.accountId(), shop.accountId()];
  await queries.execute(sql`insert into "user" (id, name, email, email_verified, created_at, updated_at)
    values (${account}, '', 'own@example.com', true, now(), now())`);
  const id = await giveStoreCredit(queries, account, 500, 'staff');
  expect(await giveStoreCredit(queries, account, 200, 'staff')).toBe(id);
  expect(await giveStoreCredit(queries, other, 200, 'staff')).toBeNull();
  await shop.add(account, 'book');
  await shop.add(other, 'book');
  expect((await shop.readChoices(account)).ownCredit).toMatchObject({ id, balanceCents: 700 });
  expect(await shop.saveCredit(other, 'own')).toBe(false);
  expect(await shop.saveCredit(account, 'own')).toBe(true);
  expect(await chargedOf(await buy(account))).toBe(496);
  expect(await balanceOf(id ?? '')).toBe(0);
  await expectClean();
});

test('a gift card is mailed on its day, once, and its code is kept nowhere', async () => {
  const id = await issueGiftCard(queries, {
    ...{
      cents: 2500,
      email: 'kim@example.com',
      giver: 'Jo',
      message: 'Happy returns',
      by: 'staff',
    },
    sendSeconds: Math.floor(Date.now() / 1_000) + 3_600,
  });
  const mails = () =>
    rowsOf<{ body: { secret: string } }>(
      queries,
      sql`select body from mail where kind = 'gift_card'`,
    );
  await sendDueGiftCards(queries);
  expect(await mails()).toEqual([]);
  await queries.execute(sql`update credit set send_at = now() where id = ${id}`);
  await Promise.all([sendDueGiftCards(queries), sendDueGiftCards(queries)]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const secret = mail?.body.secret ?? '';
  expect(mail?.body).toMatchObject({ credit: id, giver: 'Jo', message: 'Happy returns' });
  expect(await shop.saveCredit(await shop.guest('book'), { code: secret })).toBe(true);
  const [row] = await rowsOf<{ row: string }>(
    queries,
    sql`select credit::text as row from credit where id = ${id}`,
  );
  expect(row?.row).not.toContain(secret);
  // Sent again it has another code, and the one before is none any more.
  expect(await sendGiftCard(queries, id, false)).not.toBe(secret);
  expect(await shop.saveCredit(await shop.guest('book'), { code: secret })).toBe(false);
});
