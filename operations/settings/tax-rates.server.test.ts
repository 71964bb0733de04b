/** Tax rates and who sells, set in the shell. */
import { desc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readSeller } from '#app/features/invoices/invoices.server.ts';
import { readTaxRates } from '#app/features/tax/tax-rates.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
const { queries } = shop;
afterAll(() => shop.close());
const run = testShell(shop);

async function lastAct() {
  const [row] = await queries.select().from(auditLog).orderBy(desc(auditLog.no)).limit(1);
  return row;
}

test('rates are set, changed and removed, each recorded with what was before', async () => {
  expect((await run('tax', 'list')).out).toBe(
    'There are no rates: no order says anything of tax.\n',
  );
  expect((await run('tax', 'set', 'everything-else', '25')).out).toBe(
    'Everything else: 25%. It holds for the next payment.\n',
  );
  await run('tax', 'set', 'delivery', '8.1%');
  expect((await run('tax', 'set', 'category', '12', '--category', ' Boks ')).out).toContain(
    'Category Boks: 12% (no product has it: is it spelt as the catalogue has it?)',
  );
  expect((await run('tax', 'list')).out).toMatch(
    /^Category Boks: 12% .*\nDelivery: 8\.1%\nEverything else: 25%\n$/,
  );
  await run('tax', 'set', 'everything-else', '5.25');
  expect(await lastAct()).toMatchObject({
    ...{ act: 'tax.set', subject: 'everything-else', outcome: 'done' },
    ...{ before: { basisPoints: 2_500 }, after: { basisPoints: 525 } },
  });
  const remove = () => run('tax', 'remove', 'category', '--category', 'Boks');
  expect((await remove()).code).toBe(0);
  expect(await remove()).toMatchObject({
    ...{ code: 1, err: 'There is no such rate: nothing was removed.\n' },
  });
  expect(await readTaxRates(queries)).toHaveLength(2);
});

test('a rate is changed by one of those who saw the same', async () => {
  const outcomes = await Promise.all(
    ['5', '6', '7'].map((rate) => run('tax', 'set', 'delivery', rate, '--seen', '8.1')),
  );
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
  expect((await run('tax', 'set', 'delivery', '9', '--seen', '')).err).toMatch(
    /^Nothing was added: there is a rate of .+ already: [567]%/,
  );
});

test('who sells is set once by those who saw the same, and removed', async () => {
  expect((await run('seller', 'show')).out).toBe('There is no seller: orders get no invoices.\n');
  const lines = ['Storgata 1', '0150  Oslo, Norway'];
  const set = () => run('seller', 'set', 'Basket  AS', ...lines, '--seen-version', '');
  const outcomes = await Promise.all([set(), set()]);
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(
    (await run('seller', 'set', 'Basket AS', 'Storgata 1', '--tax-number', 'NO 999')).out,
  ).toBe(
    'Invoices are by Basket AS, Storgata 1, tax number NO 999. It holds for orders that are paid from now on.\n',
  );
  const seller = { name: 'Basket AS', lines: ['Storgata 1'], taxNumber: 'NO 999' };
  expect(await lastAct()).toMatchObject({
    ...{ act: 'seller.set', after: seller },
    before: { name: 'Basket AS', lines: ['Storgata 1', '0150 Oslo, Norway'], taxNumber: '' },
  });
  expect(await readSeller(queries)).toEqual(seller);
  expect((await run('seller', 'remove', '--seen-version', 'another')).code).toBe(1);
  await run('seller', 'remove');
  expect(await lastAct()).toMatchObject({ act: 'seller.remove', before: seller, after: null });
  expect((await run('seller', 'remove')).err).toMatch(/^There is no seller/);
});

test.for([
  [['tax', 'set', 'delivery', '25.555'], /rate is no rate: write percent as in 25 or 8\.1/],
  [['tax', 'set', 'delivery', '101'], /rate is no rate/],
  [['tax', 'set', 'planet', '25'], /of is none: choose everything-else/],
  [['tax', 'set', 'category', '25', '--category', ' '], /category is missing/],
  [['tax', 'set', 'delivery', '25', '--category', 'Books'], /category is for a rate of a category/],
  [['seller', 'set', 'Basket AS'], /^<lines> is missing/],
  [['seller', 'set', ' ', 'Storgata 1'], /name is missing/],
  [['seller', 'set', 'Basket AS', 'x'.repeat(101)], /lines has to be one line of at most 100/],
  [['seller', 'set', 'Basket AS', 'x\0'], /lines has a character that nothing can store/],
] as const)('%j is refused in one line', async ([words, message]) => {
  const { code, err } = await run(...words);
  expect(code).toBe(2);
  expect(err).toMatch(message);
  expect(err).toMatch(/^[^\n]+\n$/);
});
