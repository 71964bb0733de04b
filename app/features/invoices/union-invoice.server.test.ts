/** What an invoice of a shop in the Union has beside others: Directive 2006/112 Art. 226. */
import { afterAll, expect, test } from 'vitest';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { buyerLines, toInvoiceView } from './invoice-view.ts';
import { numberInvoices } from './invoices.server.ts';

const shop = await testServices({
  mode: { delivery: 'address', codes: false },
  settings: { homeCountry: 'AT', vatThreshold: 'above', vatNumbers: 'on' },
});
afterAll(() => shop.close());
const run = testShell(shop);

const BERLIN = {
  ...{ name: 'Lee GmbH', line1: 'Weg 1', line2: '', city: 'Berlin', region: '' },
  ...{ postalCode: '10115', country: 'DE' },
};

async function buy(typed: string | null) {
  const guest = await shop.guest('book');
  await shop.addresses.save(guest, BERLIN);
  await shop.saveVatNumber(guest, typed);
  const shown = await shop.shownTo(guest);
  expect(await shop.payments.start(guest, await shop.totalOf(guest), shown)).toMatchObject({
    ok: true,
  });
  const intent = await shop.pay(guest);
  await shop.settle(intent);
  return { guest, intent };
}

async function invoiceOf({ guest, intent }: Awaited<ReturnType<typeof buy>>) {
  await numberInvoices(shop.queries, 'UTC');
  const details = await shop.orders.details(guest, intent);
  if (!details) throw new Error('The order is not there');
  const shippedSeconds = details.events.find(({ kind }) => kind === 'shipped')?.atSeconds ?? null;
  return toInvoiceView({ ...details, refunds: [], shippedSeconds }, buyerLines(details), 'UTC');
}

test('it names the VAT numbers of both, the country of the tax, each rate, and the day of supply once it is shipped', async () => {
  await run('tax', 'fill');
  expect((await run('seller', 'set', 'Basket KG', 'Ring 1', '--vat-number', 'AT123')).err).toMatch(
    /vat number is not formed like the numbers of that country, such as ATU12345678/,
  );
  await run('seller', 'set', 'Basket KG', 'Ring 1', '--vat-number', 'atu 1234 5678');
  const order = await buy('DE123456789');
  expect(await invoiceOf(order)).toMatchObject({
    seller: { name: 'Basket KG', vatNumber: 'ATU12345678' },
    buyer: ['Lee GmbH', 'Weg 1', '10115 Berlin', 'Germany', 'VAT number DE123456789'],
    taxedIn: { country: 'Germany', suppliedOn: null },
    taxes: [{ basisPoints: 1_900, grossCents: 1_196, netCents: 1_005, taxCents: 191 }],
  });
  await run('orders', 'ship', (await shop.orders.details(order.guest, order.intent))?.number ?? '');
  expect((await invoiceOf(order))?.taxedIn?.suppliedOn).toMatch(/^\w+ \d+, \d{4}$/);
});

test('a number that is not formed like any keeps nobody from paying, and is on no invoice', async () => {
  const order = await buy('DE12');
  expect((await invoiceOf(order))?.buyer).not.toContainEqual(expect.stringContaining('VAT'));
});

test('another number is another payment', async () => {
  const guest = await shop.guest('book');
  await shop.addresses.save(guest, BERLIN);
  const first = await shop.start(guest);
  await shop.saveVatNumber(guest, 'DE123456789');
  expect((await shop.start(guest)).intent).not.toBe(first.intent);
});
