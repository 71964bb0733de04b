/** Codes that are used, below HTTP: none is used more often than it may be. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import { bookRow, lineRows } from '#app/features/orders/export/write-order-export.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { type NewCode, readCodes, writeCode } from './discount-codes.server.ts';

const shop = await testServices({ mode: { delivery: 'placeholder', codes: true } });
afterAll(shop.close);
const { queries } = shop;

let made = 0;

/** A code of its own for a test; 10 % off where nothing else is said. */
async function makeCode(change: Partial<NewCode> = {}): Promise<string> {
  made += 1;
  const name = `CODE-${made}`;
  const base = { sharePercent: 10, amountCents: null, fromSeconds: null, toSeconds: null };
  await writeCode(queries, { name, ...base, uses: null, usesEach: null, ...change });
  return name;
}

/** A guest with these variants in the basket who uses the code. */
async function guestWith(code: string, ...variants: string[]): Promise<string> {
  const guest = await shop.guest(...(variants.length > 0 ? variants : ['book']));
  expect(await shop.saveCode(guest, code)).toBe(true);
  return guest;
}

/** Pays as the page does: holds what is to be held, confirms, reports. */
async function buy(guest: string): Promise<string> {
  const { intent, clientSecret, hold } = await shop.start(guest);
  if (hold) expect(await shop.holdPayment(guest, intent)).toMatchObject({ ok: true });
  await shop.confirm(clientSecret);
  await shop.settle(intent);
  return intent;
}

async function leftOf(name: string): Promise<number | null | undefined> {
  return (await readCodes(queries)).find((code) => code.name === name)?.left;
}

describe('a code', () => {
  test('takes its share off, and is frozen with the payment and the order', async () => {
    const code = await makeCode();
    const guest = await guestWith(code);
    const id = await buy(guest);
    const order = await shop.orders.details(guest, id);
    expect(order).toMatchObject({
      amount: 1077,
      terms: { code, discountCents: 119, country: null },
    });
    // It was for that order.
    expect((await shop.readChoices(guest)).typedCode).toBeNull();
  });

  test('that is not one, is over or was used by this shopper takes nothing off', async () => {
    const over = await makeCode({ toSeconds: 1 });
    const once = await makeCode({ usesEach: 1 });
    for (const code of ['NONE', '?', over]) {
      const guest = await guestWith(code);
      expect((await shop.readChoices(guest)).codeProblem).not.toBeNull();
      expect(await shop.payments.start(guest, 1196)).toMatchObject({ ok: true });
    }
    const account = shop.accountId();
    for (const [amount, problem] of [
      [1077, null],
      [1196, 'used_before'],
    ] as const) {
      await shop.add(account, 'book');
      await shop.saveCode(account, once);
      expect(await shop.readChoices(account)).toMatchObject({ codeProblem: problem });
      expect(await shop.orders.details(account, await buy(account))).toMatchObject({ amount });
    }
  });

  test('that was cancelled with its order can be used again', async () => {
    const code = await makeCode({ uses: 1, usesEach: 1 });
    const account = shop.accountId();
    for (let round = 0; round < 2; round += 1) {
      await shop.add(account, 'book');
      await shop.saveCode(account, code);
      const id = await buy(account);
      expect(await shop.orders.details(account, id)).toMatchObject({ terms: { code } });
      expect(await leftOf(code)).toBe(0);
      expect(await shop.orderActions.cancelOrder(account, id, '', 'staff')).toEqual({
        kind: 'done',
      });
      expect(await leftOf(code)).toBe(1);
    }
  });

  test('that was given with an order can be used again once each of its lines is refunded unsent', async () => {
    const code = await makeCode({ uses: 1, usesEach: 1 });
    const guest = await guestWith(code, 'book', 'tablet');
    const id = await buy(guest);
    const lines = (await shop.orders.details(guest, id))?.basket.map(({ line }) => line) ?? [];
    let seenCents = 0;
    for (const line of lines) {
      expect(await leftOf(code)).toBe(0);
      const refund = { cents: null, lines: [line], seenCents, reason: 'broken' };
      const made = await shop.orderActions.refundOrder(guest, id, refund);
      seenCents += made.kind === 'done' ? made.cents : 0;
    }
    expect(await leftOf(code)).toBe(1);
  });

  test('is used up by what is packed, and a return does not give it back', async () => {
    const code = await makeCode({ uses: 1 });
    const guest = await guestWith(code);
    const id = await buy(guest);
    const { record, receiveReturn } = shop.orderActions;
    expect(await record(guest, id, { kind: 'packed', body: {} })).toEqual({ kind: 'done' });
    const body = { carrier: 'Post', tracking: '1' };
    expect(await record(guest, id, { kind: 'shipped', body })).toEqual({ kind: 'done' });
    const { basket = [] } = (await shop.orders.details(guest, id)) ?? {};
    const lines = basket.map(({ line }) => line);
    const received = { lines, unsaleable: [], isRefunded: false, seenCents: 0 };
    expect(await receiveReturn(guest, id, received)).toMatchObject({ kind: 'done' });
    expect(await leftOf(code)).toBe(0);
    await writeCode(queries, {
      ...{ name: code, sharePercent: 10, amountCents: null, fromSeconds: null, toSeconds: null },
      ...{ uses: 3, usesEach: null },
    });
    expect(await leftOf(code)).toBe(2);
  });

  test('with one use is used once, however many want it at the same instant', async () => {
    const code = await makeCode({ uses: 1 });
    const guests = await Promise.all(Array.from({ length: 6 }, () => guestWith(code)));
    const started = await Promise.all(guests.map((guest) => shop.start(guest)));
    const held = await Promise.all(
      started.map(({ intent }, index) => shop.holdPayment(guests[index] ?? '', intent)),
    );
    expect(held.filter(({ ok }) => ok)).toHaveLength(1);
    // Who pays without a hold, in a race with who has it, gets the money back.
    await Promise.all(started.map(({ clientSecret }) => shop.confirm(clientSecret)));
    await Promise.all(started.map(({ intent }) => shop.settle(intent)));
    const histories = await Promise.all(guests.map((guest) => shop.historyOf(guest)));
    expect(histories.flatMap(({ orders }) => orders)).toHaveLength(1);
    expect(histories.flatMap(({ refunds }) => refunds)).toHaveLength(5);
    const [{ uses = 0 } = {}] = await rowsOf<{ uses: number }>(
      queries,
      sql`select count(*)::int as uses from "order" where terms->>'code' = ${code}`,
    );
    expect(uses).toBe(1);
  });

  test('that is held by the shopper itself stays usable for the next card', async () => {
    const code = await makeCode({ uses: 1 });
    const guest = await guestWith(code);
    const first = await shop.start(guest);
    expect(await shop.holdPayment(guest, first.intent)).toMatchObject({ ok: true });
    expect(await shop.start(guest)).toEqual(first);
    const other = await guestWith(code);
    expect(await shop.readChoices(other)).toMatchObject({ codeProblem: 'used_up', code: null });
  });

  test('that changes while a payment is open leads to another intent', async () => {
    const [ten, five] = [await makeCode(), await makeCode({ sharePercent: 5 })];
    const guest = await guestWith(ten);
    const first = await shop.start(guest);
    await shop.saveCode(guest, five);
    const second = await shop.start(guest);
    expect(second.intent).not.toBe(first.intent);
    const shown = await shop.shownTo(guest);
    await shop.saveCode(guest, null);
    expect(await shop.payments.start(guest, 1196, shown)).toMatchObject({
      ok: false,
      refusal: { code: 'checkout_changed', changed: ['code'], totalCents: 1196 },
    });
    expect(await shop.orders.details(guest, await buy(guest))).toMatchObject({
      amount: 1196,
      terms: null,
    });
  });
});

describe('money that a code has taken something off', () => {
  test('goes back in parts that add up to the charge', async () => {
    const guest = await guestWith(await makeCode(), 'book', 'book', 'usb-c-cable');
    const id = await buy(guest);
    const order = await shop.orders.details(guest, id);
    if (!order) throw new Error('The order is not there');
    let seenCents = 0;
    for (const { line } of order.basket) {
      const wanted = { cents: null, lines: [line], seenCents, reason: 'A scratch' };
      const outcome = await shop.orderActions.refundOrder(guest, id, wanted);
      if (outcome.kind !== 'done') throw new Error('The refund was refused');
      seenCents += outcome.cents;
    }
    expect(seenCents).toBe(order.amount);
  });

  test('adds up in the books, by orders and by lines', async () => {
    const code = await makeCode({ sharePercent: 33 });
    const id = await buy(await guestWith(code, 'book', 'book', 'usb-c-cable'));
    for await (const page of readBooks(queries, { from: null, to: null })) {
      const sale = page.find(({ paymentIntent }) => paymentIntent === id);
      if (sale?.kind !== 'order') continue;
      const row = bookRow(sale, 'UTC');
      const cents = (text: unknown) => Math.round(Number(text) * 100);
      const items = lineRows(sale, 'UTC').reduce((sum, { amount }) => sum + cents(amount), 0);
      expect(items).toBe(cents(row.amount));
      const prices = sale.items.reduce((sum, { priceCents }) => sum + priceCents, 0);
      expect(prices - cents(row.discount)).toBe(items);
      expect(row).toMatchObject({ code });
    }
    expect.assertions(4);
  });
});

test('the reconciliation finds nothing wrong with codes that were used', async () => {
  const rows = await rowsOf(
    queries,
    sql`select stock_key from stock, lateral (
        select coalesce(sum(units) filter (where reason <> 'cancelled'), 0) as units
        from stock_entry where stock_entry.stock_key = stock.stock_key) as ledger, lateral (
        select coalesce(sum(units), 0) as units from stock_hold
        where stock_hold.stock_key = stock.stock_key) as promised
      where on_hand <> ledger.units or available <> on_hand - promised.units or available < 0`,
  );
  expect(rows).toEqual([]);
});

test('a code that is typed where codes are switched off needs none of its uses', async () => {
  const without = await testServices();
  await writeCode(without.queries, {
    name: 'ONCE',
    sharePercent: 10,
    amountCents: null,
    fromSeconds: null,
    toSeconds: null,
    uses: 1,
    usesEach: null,
  });
  const guest = await without.guest('book');
  expect(await without.saveCode(guest, 'ONCE')).toBe(true);
  expect(await without.start(guest)).toMatchObject({ hold: false });
  await without.close();
});
