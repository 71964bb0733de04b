import { afterAll, expect, test } from 'vitest';
import { writeTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { importShop } from '#server/build/build-once.ts';
import { englishWordsIn } from '#tests/documents/english-words.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { numberInvoices, writeSeller } from './invoices.server.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database, sendsEvents: false });
afterAll(shop.close);

/** The text of a page, without tags, scripts and line breaks. */
async function textOf(answer: Response): Promise<string> {
  const html = await answer.text();
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return text.replace(/\s+/g, ' ');
}

test('an order prints a receipt, then says that its invoice comes, then is its invoice', async () => {
  const visitor = shop.visitor();
  await visitor.register();
  async function order(): Promise<string> {
    await visitor.add('book', 'book');
    const id = await visitor.pay();
    await visitor.put(`/api/users/guest/orders/${id}`);
    return id;
  }
  const before = await textOf(await visitor.get(`/orders/${await order()}`));
  expect(before).toContain('Receipt');
  expect(before).not.toMatch(/invoice|tax/i);

  await writeTaxRate(queries, { scope: { kind: 'everything-else' }, basisPoints: 2_500 });
  const seller = { name: 'Basket AS', lines: ['Storgata 1', '0150 Oslo'], taxNumber: 'NO 999' };
  await writeSeller(queries, 'UTC', seller);
  const id = await order();
  const pending = await textOf(await visitor.get(`/orders/${id}`));
  expect(pending).toContain('The invoice gets its number within a few minutes');
  expect(pending).toContain('Includes 25% tax $4.78');

  await numberInvoices(queries, 'UTC');
  const numbered = await textOf(await visitor.get(`/orders/${id}`));
  expect(numbered).toMatch(/Invoice \d+ Basket AS Storgata 1 0150 Oslo Tax number NO 999/);
  expect(numbered).toContain('Total without tax $19.14 25% tax on $19.14 $4.78');
  expect(numbered).toContain('Total, paid by card $23.92');
  expect(numbered).not.toContain('within a few minutes');
});

test('in a German shop an invoice is German', async () => {
  setShopLocale({ language: 'de', currency: 'USD' });
  const visitor = shop.visitor();
  await visitor.register();
  await visitor.add('book', 'book');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  await numberInvoices(queries, 'UTC');
  const page = await textOf(await visitor.get(`/orders/${id}`));
  setShopLocale(defaultLocale);
  expect(page).toMatch(/Rechnung \d+ Basket AS Storgata 1 0150 Oslo Steuernummer NO 999/);
  expect(page).toContain('Gesamtbetrag, mit Karte bezahlt');
  expect(englishWordsIn(page, 'de')).toEqual([]);
});
