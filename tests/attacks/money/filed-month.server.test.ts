/** A month of the books that was filed stays as it was filed, whatever goes back of its sales later. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { toInvoiceView } from '#app/features/invoices/invoice-view.ts';
import { numberInvoices, writeSeller } from '#app/features/invoices/invoices.server.ts';
import type { BookRange } from '#app/features/orders/export/order-export.ts';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import { writeBooks } from '#app/features/orders/export/write-order-export.ts';
import { isCounted } from '#app/features/orders/order-refund.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { writeTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { testReconciliation } from '#tests/fixtures/test-reconciliation.ts';
import { changing } from '#tests/network/test-network.ts';
import { CARDS } from '#tests/network/test-provider.ts';

const { shop, edit, letBanksAct } = await testReconciliation({
  mode: { delivery: 'address', codes: false },
});
afterAll(shop.close);
const { queries } = shop;

/** A month of the past. */
const MONTH: BookRange = { from: Date.UTC(2023, 9) / 1_000, to: Date.UTC(2023, 10) / 1_000 };
const SINCE: BookRange = { from: MONTH.to, to: null };
const ADDRESS = {
  ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

beforeAll(async () => {
  await writeTaxRate(queries, { scope: { kind: 'everything-else' }, basisPoints: 2_500 });
  await writeTaxRate(queries, {
    scope: { kind: 'category', category: 'Books' },
    basisPoints: 1_200,
  });
  await writeDeliveryZone(queries, testZone('NO', 490));
  await edit(sql`update product set category = 'Books' where variant = 'book'`);
  await writeSeller(queries, 'UTC', { name: 'Basket AS', lines: [], taxNumber: '' });
});

async function textOf(range: BookRange, isByLine: boolean): Promise<string> {
  let text = '';
  const shape = { format: 'csv', isByLine, timeZone: 'UTC' } as const;
  for await (const part of writeBooks(readBooks(queries, range), shape)) text += part;
  return text;
}

type Cells = Record<string, string>;

async function cellsOf(range: BookRange, isByLine = false): Promise<Cells[]> {
  let text = '';
  const shape = { format: 'jsonl', isByLine, timeZone: 'UTC' } as const;
  for await (const part of writeBooks(readBooks(queries, range), shape)) text += part;
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): Cells => JSON.parse(line));
}

/** What the row says of money; all of it but how things stand, and whose they are. */
const moneyOf = ({ state, shopper, email, ...money }: Cells) => money;

const centsIn = (rows: readonly Cells[], column: 'amount' | 'tax') =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

type Sale = { shopper: string; intent: string };

/** A book and a tablet, paid with this card. */
async function sell(card: string = CARDS.success): Promise<Sale> {
  const shopper = await shop.guest('book', 'tablet');
  await shop.addresses.save(shopper, ADDRESS);
  const { intent, clientSecret } = await shop.start(shopper);
  await shop.confirm(clientSecret, card);
  await shop.settle(intent);
  return { shopper, intent };
}

/** All that is there was in the month that is over. */
async function passMonth(): Promise<void> {
  await numberInvoices(queries, 'UTC');
  for (const [table, days] of [
    ['"order"', 0],
    ['refund', 0],
    ['refund_transaction', 9],
  ] as const) {
    await edit(sql`update ${sql.raw(table)}
      set booked_at = to_timestamp(${MONTH.from}::bigint + 7) + make_interval(days => ${days})
      where booked_at >= to_timestamp(${MONTH.to}::bigint)`);
  }
}

async function detailsOf({ shopper, intent }: Sale) {
  const details = await shop.orders.details(shopper, intent);
  if (!details) throw new Error('The order is not there');
  return details;
}

/** By staff: an amount, a line by its place, or all that is left. */
async function refund(
  sale: Sale,
  { cents = null, place }: { cents?: number | null; place?: number },
) {
  const details = await detailsOf(sale);
  const lines = place === undefined ? null : [details.basket[place]?.line ?? 0];
  const { refundedCents: seenCents } = foldOrder(details);
  const wanted = { cents, lines, seenCents, reason: 'late' };
  const outcome = await shop.orderActions.refundOrder(sale.shopper, sale.intent, wanted);
  expect(outcome.kind).toBe('done');
}

test('refunds of a sale leave the file of its month as it is, to the byte, and stand on their own day', async () => {
  const [whole, parts, amounts] = [await sell(), await sell(), await sell()];
  const sentBack = await sell(CARDS.takesNothingBack);
  await refund(amounts, { cents: 777 });
  await refund(sentBack, { cents: 1_000 });
  await passMonth();
  const filed = [await textOf(MONTH, false), await textOf(MONTH, true)];
  expect(await cellsOf(MONTH)).toHaveLength(4 + 2);
  expect(await cellsOf(SINCE)).toEqual([]);

  const sinceMs = Date.now();
  await refund(whole, {});
  await refund(parts, { place: 1 });
  await refund(amounts, { place: 0 });
  await refund(amounts, {});
  await letBanksAct();
  await shop.refunds.checkRefunds(sentBack.shopper, sentBack.intent);

  expect([await textOf(MONTH, false), await textOf(MONTH, true)]).toEqual(filed);
  const later = await cellsOf(SINCE);
  const of = ({ intent }: Sale) => later.filter((row) => row.payment_intent === intent);
  for (const row of later) {
    expect(row).toMatchObject({ kind: 'refund', state: '', country: 'NO', currency: 'usd' });
    expect(Date.parse(row.created ?? '') + 1_000).toBeGreaterThan(sinceMs);
    expect(Number(row.invoice)).toBeGreaterThan(0);
    expect(row.number).toHaveLength(10);
  }
  const charged = await detailsOf(whole);
  expect(of(whole)).toMatchObject([{ amount: '-615.85', delivery: '-4.90' }]);
  expect(charged.amount).toBe(61_585);
  expect(of(parts)).toMatchObject([{ amount: '-598.99', delivery: '0.00', tax: '-119.80' }]);
  expect(of(amounts)).toHaveLength(2);
  expect(of(sentBack)).toMatchObject([{ amount: '10.00' }]);
  for (const isByLine of [false, true]) {
    const all = [...(await cellsOf(MONTH, isByLine)), ...(await cellsOf(SINCE, isByLine))];
    for (const sale of [whole, amounts]) {
      const rows = all.filter((row) => row.payment_intent === sale.intent);
      expect([centsIn(rows, 'amount'), centsIn(rows, 'tax')]).toEqual([0, 0]);
    }
    const kept = all.filter((row) => row.payment_intent === sentBack.intent);
    expect(centsIn(kept, 'amount')).toBe(61_585);
  }
});

test('the rows of an order say together what its invoice says', async () => {
  const sale = await sell();
  await passMonth();
  for (const wanted of [{ cents: 333 }, { place: 0 }, { cents: 5_001 }, {}]) {
    await refund(sale, wanted);
    const now = await detailsOf(sale);
    const view = toInvoiceView({ ...now, refunds: now.refunds.filter(isCounted) }, [], 'UTC');
    if (!view) throw new Error('There is no invoice');
    const taxIn = (taxes: typeof view.taxes) => taxes.reduce((sum, one) => sum + one.taxCents, 0);
    const rows = (await cellsOf({ from: null, to: null })).filter(
      (row) => row.payment_intent === sale.intent,
    );
    expect(centsIn(rows, 'amount')).toBe(view.restCents);
    expect(centsIn(rows, 'tax')).toBe(taxIn(view.taxes) - taxIn(view.creditTaxes));
    expect(rows.every((row) => Number(row.invoice) === view.no)).toBe(true);
  }
});

test('a cancellation, a charge that goes back and a guest who joins change no money of the month', async () => {
  const cancelled = await sell();
  const guest = await shop.guest('book');
  await shop.addresses.save(guest, ADDRESS);
  const charge = { shopper: guest, intent: await shop.pay(guest) };
  const restore = shop.network.always(/^POST \/v1\/refunds$/, () =>
    Response.json({}, { status: 500 }),
  );
  shop.network.next(
    /^GET \/v1\/payment_intents/,
    changing((one) => ({ ...one, currency: 'eur' })),
  );
  await shop.settle(charge.intent);
  await passMonth();
  const filed = await cellsOf(MONTH);
  const standing = (rows: readonly Cells[], { intent }: Sale) =>
    rows.find((row) => row.payment_intent === intent)?.state;
  expect(standing(filed, charge)).toBe('refund_due');

  await shop.orderActions.cancelOrder(cancelled.shopper, cancelled.intent, 'late', 'staff');
  restore();
  for (const { shopper, intent } of [cancelled, charge]) {
    await shop.refunds.advanceRefunds(shopper, intent);
  }
  const account = shop.accountId();
  await shop.join(cancelled.shopper, account);
  await shop.join(guest, account);

  const now = await cellsOf(MONTH);
  expect(now.map(moneyOf)).toEqual(filed.map(moneyOf));
  expect(standing(now, charge)).toBe('refunded');
  expect(standing(now, cancelled)).toBe('cancelled');
  const later = (await cellsOf(SINCE)).filter((row) => row.shopper === account);
  expect(later).toHaveLength(2);
  const rows = [...now, ...later].filter((row) => row.shopper === account);
  expect([centsIn(rows, 'amount'), centsIn(rows, 'tax')]).toEqual([0, 0]);
});
