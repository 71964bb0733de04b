/** Invoices of orders, below HTTP: numbers without gaps, and taxes that were in force at the sale. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { writeTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { order } from '#db/schema/order-schema.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { chargeTaxes } from './charge-lines.ts';
import type { Seller } from './invoice.ts';
import { numberInvoices, readSeller, writeSeller } from './invoices.server.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
afterAll(shop.close);
const { queries } = shop;

const SELLER: Seller = { name: 'Basket AS', lines: ['Storgata 1'], taxNumber: 'NO 999' };
const OTHER: Seller = { ...SELLER, name: 'Basket Ltd' };
const OSLO = {
  ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

beforeEach(async () => {
  for (const table of [
    'invoice',
    'invoice_due',
    'seller',
    'tax_rate',
    'delivery_zone',
    'order_status',
    '"order"',
  ]) {
    await queries.execute(sql.raw(`delete from ${table}`));
  }
});

async function pay(guest: string): Promise<string> {
  await shop.addresses.save(guest, OSLO);
  const intent = await shop.pay(guest);
  expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered' });
  return intent;
}

async function detailsOf(guest: string, intent: string) {
  const details = await shop.orders.details(guest, intent);
  if (!details) throw new Error('The order is not there');
  return details;
}

/** An order of a guest: who and which. */
async function buy(...variants: string[]): Promise<[guest: string, intent: string]> {
  const guest = await shop.guest(...(variants.length > 0 ? variants : ['book']));
  return [guest, await pay(guest)];
}

/** Orders of this second and later get invoices. */
async function sellBy(seller: Seller): Promise<void> {
  await writeSeller(queries, 'UTC', seller);
}

const numberAll = () => numberInvoices(queries, 'UTC');

async function numbers(): Promise<{ no: number; intent: string }[]> {
  return rowsOf(queries, sql`select no::int, payment_intent as intent from invoice order by no`);
}

describe('the number of an invoice', () => {
  test('is given to no order as long as there is no seller', async () => {
    const [guest, intent] = await buy();
    expect(await numberAll()).toBe(0);
    expect((await detailsOf(guest, intent)).invoice).toBeNull();
    await sellBy(SELLER);
    // It was sold before there was one.
    expect(await numberAll()).toBe(0);
  });

  test('stays when there is no seller any more, and no order gets another', async () => {
    await sellBy(SELLER);
    const [guest, intent] = await buy();
    await numberAll();
    const { invoice } = await detailsOf(guest, intent);
    await testShell(shop)('seller', 'remove');
    const [later, other] = await buy();
    expect(await numberAll()).toBe(0);
    expect((await detailsOf(guest, intent)).invoice).toEqual(invoice);
    expect((await detailsOf(later, other)).invoice).toBeNull();
  });

  test('is given by the sweep, with the seller of then', async () => {
    await sellBy(SELLER);
    const [guest, intent] = await buy();
    expect((await detailsOf(guest, intent)).invoice).toBe('pending');
    await shop.sweep();
    const today = new Date().toISOString().slice(0, 10);
    const invoice = { no: 1, issuedOn: today, seller: SELLER };
    expect((await detailsOf(guest, intent)).invoice).toEqual(invoice);
    await writeSeller(queries, 'UTC', OTHER);
    expect(await readSeller(queries)).toEqual(OTHER);
    await shop.sweep();
    expect((await detailsOf(guest, intent)).invoice).toEqual(invoice);
    await writeSeller(queries, 'UTC', null);
    expect((await detailsOf(guest, intent)).invoice).toEqual(invoice);
  });

  test('rises with the sales, whatever the time of the charge, and goes on where the last one was', async () => {
    await sellBy(SELLER);
    const first = await buy();
    const second = await buy();
    await queries
      .update(order)
      .set({ createdSeconds: sql`created_seconds + 9` })
      .where(sql`payment_intent = ${first[1]}`);
    expect(await numberAll()).toBe(2);
    const third = await buy();
    expect(await numberAll()).toBe(1);
    expect(await numbers()).toEqual(
      [first, second, third].map(([, intent], index) => ({ no: index + 1, intent })),
    );
  });

  test('has no gap and no double, however many processes give them at once', async () => {
    await sellBy(SELLER);
    for (let round = 0; round < 3; round += 1) {
      const bought = Promise.all([buy(), buy(), buy()]);
      await Promise.all([numberAll(), numberAll(), numberAll(), bought]);
    }
    await Promise.all([numberAll(), numberAll()]);
    const given = await numbers();
    expect(given.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(given.map(({ intent }) => intent)).size).toBe(9);
  });

  test('is not lost with a process that ends in the middle', async () => {
    await sellBy(SELLER);
    await buy();
    await buy();
    const ends = queries.transaction(async (tx) => {
      await tx.execute(sql`select number_invoices('UTC')`);
      throw new Error('killed');
    });
    await expect(ends).rejects.toThrow('killed');
    expect(await numbers()).toEqual([]);
    expect(await numberAll()).toBe(2);
    expect((await numbers()).map(({ no }) => no)).toEqual([1, 2]);
  });

  test('stays when the guest joins an account', async () => {
    await sellBy(SELLER);
    const [guest, intent] = await buy();
    await numberAll();
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await numberAll()).toBe(0);
    expect((await detailsOf(account, intent)).invoice).toMatchObject({ no: 1 });
  });

  test('is given on the day that it is in the time zone of the shop', async () => {
    await sellBy(SELLER);
    const [guest, intent] = await buy();
    await numberInvoices(queries, 'Pacific/Kiritimati');
    const [{ day = '' } = {}] = await rowsOf<{ day: string }>(
      queries,
      sql`select (now() at time zone 'Pacific/Kiritimati')::date::text as day`,
    );
    expect((await detailsOf(guest, intent)).invoice).toMatchObject({ issuedOn: day });
  });
});

describe('the taxes of an order', () => {
  const setRate = (basisPoints: number | null) =>
    writeTaxRate(queries, { scope: { kind: 'everything-else' }, basisPoints });

  test('are none without rates', async () => {
    const [guest, intent] = await buy();
    expect((await detailsOf(guest, intent)).terms).not.toHaveProperty('taxes');
  });

  test('are those that were in force when it was paid, of its categories and of delivery', async () => {
    await setRate(2_500);
    await writeTaxRate(queries, { scope: { kind: 'category', category: 'Books' }, basisPoints: 0 });
    await writeTaxRate(queries, { scope: { kind: 'delivery' }, basisPoints: 1_200 });
    await writeDeliveryZone(queries, testZone('NO', 1_120));
    await queries.execute(sql`update product set category = 'Books' where variant = 'book'`);
    const [guest, intent] = await buy('book', 'usb-c-cable');
    await setRate(1_000);
    const details = await detailsOf(guest, intent);
    expect(details.terms?.taxes).toEqual({
      items: { book: 0, 'usb-c-cable': 2_500 },
      delivery: 1_200,
    });
    const taxes = chargeTaxes(details);
    expect(taxes.map(({ basisPoints }) => basisPoints)).toEqual([2_500, 1_200, 0]);
    expect(taxes.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(details.amount);
    expect(taxes[1]).toMatchObject({ grossCents: 1_120, netCents: 1_000, taxCents: 120 });
  });

  test('that change while a payment is open lead to another intent, at the same charge', async () => {
    await setRate(2_500);
    const guest = await shop.guest('book');
    await shop.addresses.save(guest, OSLO);
    const first = await shop.start(guest);
    expect(await shop.start(guest)).toEqual(first);
    await setRate(1_200);
    const second = await shop.start(guest);
    expect(second.intent).not.toBe(first.intent);
    await shop.confirm(second.clientSecret);
    await shop.settle(second.intent);
    expect(await detailsOf(guest, second.intent)).toMatchObject({
      amount: 1196,
      terms: { taxes: { items: { book: 1_200 }, delivery: 1_200 } },
    });
  });
});
