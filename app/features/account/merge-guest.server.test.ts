import { afterAll, describe, expect, test } from 'vitest';
import { bookedOf } from '#tests/fixtures/test-refunds.ts';
import { changing } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { join, network, queries } = shop;

const variants = async (shopper: string) =>
  (await shop.basketOf(shopper)).items.map(({ variant }) => variant);

describe('a guest who joins an account', () => {
  test('brings the basket, behind what the account has, with its line numbers', async () => {
    const account = shop.accountId();
    await shop.add(account, 'tablet');
    const guest = await shop.guest('book', 'usb-c-cable');
    const guestLines = (await shop.basketOf(guest)).items.map(({ line }) => line);
    expect(await join(guest, account)).toEqual({ lines: guestLines, leftOut: '' });
    expect(await variants(account)).toEqual(['tablet', 'book', 'usb-c-cable']);
    expect(await variants(guest)).toEqual([]);
  });

  test('makes a shopper of an account that was none yet', async () => {
    const account = shop.accountId();
    // Nothing is announced: there is nothing that it could be distinguished from.
    expect(await join(await shop.guest('book'), account)).toEqual({ lines: [], leftOut: '' });
    expect(await variants(account)).toEqual(['book']);
  });

  test('joins once, however often and under concurrent joins', async () => {
    const account = shop.accountId();
    const guest = await shop.guest('book');
    await Promise.all([join(guest, account), join(guest, account), join(guest, account)]);
    expect(await join(guest, account)).toEqual({ lines: [], leftOut: '' });
    expect(await variants(account)).toEqual(['book']);
  });

  test('belongs to the first of two accounts', async () => {
    const [one, other] = [shop.accountId(), shop.accountId()];
    const guest = await shop.guest('book');
    await Promise.all([join(guest, one), join(guest, other)]);
    expect([...(await variants(one)), ...(await variants(other))]).toEqual(['book']);
  });

  test('and joins another later stays with the first: a charge that is settled late is its', async () => {
    const [one, other] = [shop.accountId(), shop.accountId()];
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    await join(guest, one);
    await join(guest, other);
    expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered', shopper: one });
    expect(await shop.historyOf(one)).toEqual({ orders: [intent], refunds: [] });
    expect(await shop.historyOf(other)).toEqual({ orders: [], refunds: [] });
  });

  test('and never had anything leaves no trace', async () => {
    const account = shop.accountId();
    expect(await join('guest_nobody', account)).toEqual({ lines: [], leftOut: '' });
    expect(await variants(account)).toEqual([]);
  });

  test('brings orders and refunds', async () => {
    const guest = await shop.guest('book');
    const ordered = await shop.pay(guest);
    await shop.settle(ordered);
    await shop.add(guest, 'tablet');
    const refunded = await shop.pay(guest);
    network.next(
      /^GET \/v1\/payment_intents/,
      changing((intent) => ({ ...intent, currency: 'eur' })),
    );
    await shop.settle(refunded);
    const account = shop.accountId();
    const booked = await bookedOf(queries, guest);
    await join(guest, account);
    expect(booked).toMatchObject([{ no: 1, entry: 1, amountCents: 59_899 }]);
    expect(await bookedOf(queries, account)).toEqual(booked);
    expect(await bookedOf(queries, guest)).toEqual([]);
    expect(await shop.historyOf(account)).toEqual({
      orders: [ordered],
      refunds: [{ id: refunded, state: 'refunded' }],
    });
    expect(await shop.historyOf(guest)).toEqual({ orders: [], refunds: [] });
  });

  test('brings no line that was sold, whenever the charge is settled', async () => {
    for (const order of ['settle first', 'join first'] as const) {
      const guest = await shop.guest('book', 'tablet');
      const account = shop.accountId();
      const intent = await shop.pay(guest);
      await shop.add(guest, 'usb-c-cable');
      if (order === 'settle first') await shop.settle(intent);
      await join(guest, account);
      await shop.settle(intent);
      await join(guest, account);
      expect(await variants(account)).toEqual(['usb-c-cable']);
      expect(await shop.historyOf(account)).toEqual({ orders: [intent], refunds: [] });
    }
  });

  test('with a payment open has it cancelled before there is another', async () => {
    const guest = await shop.guest('book');
    const open = await shop.start(guest);
    const account = shop.accountId();
    await join(guest, account);
    const { intent } = await shop.start(account);
    expect(intent).not.toBe(open.intent);
    const old = await shop.stripe().paymentIntents.retrieve(open.intent);
    expect(old.status).toBe('canceled');
  });

  test('into an account with a payment open of its own ends both before the next', async () => {
    const account = shop.accountId();
    await shop.add(account, 'tablet');
    const own = await shop.start(account);
    const guest = await shop.guest('book');
    const brought = await shop.start(guest);
    await join(guest, account);
    await shop.start(account);
    for (const { intent } of [own, brought]) {
      expect((await shop.stripe().paymentIntents.retrieve(intent)).status).toBe('canceled');
    }
  });

  test('while both pay has two orders, and nothing twice', async () => {
    const account = shop.accountId();
    await shop.add(account, 'tablet');
    const own = await shop.pay(account);
    const guest = await shop.guest('book');
    const brought = await shop.pay(guest);
    await Promise.all([shop.settle(own), join(guest, account), shop.settle(brought)]);
    const { orders, refunds } = await shop.historyOf(account);
    expect(orders.toSorted()).toEqual([own, brought].toSorted());
    expect(refunds).toEqual([]);
    expect(await variants(account)).toEqual([]);
  });
});
