/** Products in the shell of a shop that runs: listed, added, changed, withdrawn. */
import { desc } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { readEditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { answerApi } from '#operations/api/answer-api.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(() => shop.close());
const { queries } = shop;
const shell = testShell(shop);
const run = (...words: string[]) => shell('products', ...words);

async function read(variant: string) {
  const product = await readEditedProduct(queries, variant);
  if (!product) throw new Error(`There is no ${variant}`);
  return product;
}

async function lastAct() {
  const [act] = await queries.select().from(auditLog).orderBy(desc(auditLog.no)).limit(1);
  return act;
}

test('products are listed, and found by the beginning of a variant or by words', async () => {
  expect((await run('list')).out.split('\n').length).toBeGreaterThan(5);
  expect((await run('list', '--limit', '2')).out.trim().split('\n')).toHaveLength(2);
  expect((await run('list', 'quiet startup')).out).toMatch(
    /^book {2}The Quiet Startup.* {2}on sale {2}/,
  );
  expect((await run('list', 'usb-c')).out).toMatch(/^usb-c-cable {2}/);
  expect((await run('show', 'book')).out).toMatch(
    /^book, of product .*: on sale\ntitle: The Quiet/,
  );
  expect(await run('show', 'boook')).toMatchObject({ code: 1, out: '' });
});

test('options are added and changed beside those of the other variants', async () => {
  const add = (variant: string, options: string, ...words: string[]) => {
    const product = ['add', 'beanie', '--variant', variant, '--title', 'Beanie', '--price', '9'];
    return run(...product, '--options', options, ...words);
  };
  expect((await add('beanie-s', 'Size: S')).out).toBe(
    'Beanie, S is in the catalogue. The shop sells it now.\n',
  );
  expect((await add('beanie-m', 'Size: S')).err).toContain(
    'Nothing was added: the options are those of "beanie-s", a variant of the same product',
  );
  expect((await add('beanie-m', 'M')).err).toContain('options "M" is no option');
  expect((await add('beanie-m', 'Size: S', '--withdrawn')).code).toBe(0);
  expect((await run('put-back', 'beanie-m')).err).toContain(
    'Nothing was changed: the options of "beanie-m" are those of "beanie-s"',
  );
  expect(
    (await run('change', 'beanie-m', '--options', 'Colour: Sand', '--no-withdrawn')).err,
  ).toMatch(/^Nothing was saved: the options are not those of "beanie-s"/);
  expect((await run('change', 'beanie-m', '--options', 'Size: M', '--no-withdrawn')).code).toBe(0);
  expect((await run('show', 'beanie-m')).out).toContain('options: Size: M\n');
  expect((await run('list', 'beanie')).out).toMatch(
    /^beanie-m {2}Beanie, M .*\nbeanie-s {2}Beanie, S /,
  );
});

describe('a change', () => {
  test('is of what is named, and leaves the rest', async () => {
    const before = await read('book');
    const { code, out } = await run('change', 'book', '--price', '$12.34', '--category', 'Noise');
    expect([code, out]).toEqual([0, 'Saved. The shop shows it now.\n']);
    expect(await read('book')).toMatchObject({
      ...{ title: before.title, description: before.description },
      ...{ priceCents: 1_234, category: 'Noise', isWithdrawn: false },
    });
    expect(await lastAct()).toMatchObject({
      ...{ act: 'products.change', subject: 'book', outcome: 'done' },
      before: { title: before.title, priceCents: before.priceCents },
      after: { title: before.title, priceCents: 1_234 },
    });
    await run('change', 'book', '--category', '', '--withdrawn');
    expect(await read('book')).toMatchObject({ category: '', isWithdrawn: true });
    await run('change', 'book', '--no-withdrawn');
    expect(await read('book')).toMatchObject({ priceCents: 1_234, isWithdrawn: false });
  });

  test('of another version than the one that was seen is refused', async () => {
    const { version } = await read('tablet');
    expect((await run('change', 'tablet', '--price', '500', '--version', version)).code).toBe(0);
    const late = await run('change', 'tablet', '--title', 'Late', '--version', version);
    expect([late.code, late.err]).toEqual([1, expect.stringMatching(/^Somebody else/)]);
    expect(await lastAct()).toMatchObject({ subject: 'tablet', outcome: 'refused' });
  });

  test('that an import would refuse is refused in the same words', async () => {
    const { code, err } = await run('change', 'tablet', '--price', '1,094', '--title', ' ');
    expect(code).toBe(2);
    expect(err).toContain('"1,094" can be read in two ways: write 1094.00 or 1.09');
    expect(err).toContain('title is empty: every product needs one');
    expect((await run('change', 'tablet', '--title', 'a\0b')).code).toBe(2);
  });
});

test('the API has whole cents, and refuses what a price of a file could not be', async () => {
  const call = async (priceCents: unknown) => {
    const body = JSON.stringify({ variant: 'tablet', priceCents });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body };
    const request = new Request('http://shop/api/v1/products/change', init);
    const answer = await answerApi(request, shop, { id: 'ann', scopes: ['catalogue:write'] });
    return [answer.status, await answer.json()];
  };
  expect(await call(4_990)).toEqual([200, expect.objectContaining({ priceCents: 4_990 })]);
  for (const wrong of [-1, 1.5, '49.90', 100_000_000, null]) {
    expect(await call(wrong)).toEqual([422, expect.objectContaining({ code: 'bad_input' })]);
  }
  expect(await read('tablet')).toMatchObject({ priceCents: 4_990 });
});

test('a product is added once, and on sale unless it is withdrawn', async () => {
  const add = (id: string, ...words: string[]) =>
    run('add', id, '--title', 'Clock', '--price', '19', ...words);
  expect((await add('clock', '--stock', '3')).out).toContain('The shop sells it now');
  expect(await read('clock')).toMatchObject({ priceCents: 1_900, category: '' });
  expect(await lastAct()).toMatchObject({
    ...{ act: 'products.add', subject: 'clock' },
    after: { id: 'clock', stock: 3, priceCents: 1_900 },
  });
  expect((await shell('stock', 'show', 'clock')).out).toContain('3 available');
  expect(await add('clock')).toMatchObject({
    ...{ code: 1, out: '' },
    err: 'Nothing was added: id names another product of the shop already: choose another.\n',
  });
  expect((await add('clock', '--variant', 'clock-red', '--withdrawn')).code).toBe(0);
  expect(await read('clock-red')).toMatchObject({ id: 'clock', isWithdrawn: true });
  expect((await run('add', 'lamp', '--title', 'Lamp')).err).toContain('price is missing');
});

test('variants are withdrawn and put on sale again by name: all of them, or none', async () => {
  expect(await run('withdraw', 'book', 'tablet')).toMatchObject({ out: '2 products withdrawn.\n' });
  expect(await lastAct()).toMatchObject({
    ...{ act: 'products.withdraw', subject: 'book, tablet', after: { changed: 2 } },
  });
  const unknown = await run('put-back', 'book', 'none');
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toContain('the shop has no variant "none"');
  expect(await read('book')).toMatchObject({ isWithdrawn: true });
  expect(await run('put-back', 'book', 'usb-c-cable')).toMatchObject({
    out: '1 product put on sale again. 1 as before.\n',
  });
  expect((await run('withdraw')).code).toBe(2);
});

describe('the pictures of a product', () => {
  const set = (...words: string[]) => run('set-pictures', 'sofa', ...words);
  const own = `/pictures/${'0'.repeat(32)}-640.webp`;
  const other = 'https://example.com/a,b.png';

  test('are put in an order, and those that are not named are removed', async () => {
    await run('add', 'sofa', '--title', 'Sofa', '--price', '900');
    expect((await set(own, other)).out).toContain('The shop shows 2 pictures');
    await set(other, own, other);
    expect(picturesOf(await read('sofa'))).toEqual([other, own]);
    expect(await lastAct()).toMatchObject({
      ...{ act: 'products.set-pictures', before: [own, other], after: [other, own] },
    });
    expect((await set('')).code).toBe(0);
    expect(picturesOf(await read('sofa'))).toEqual([]);
  });

  test('are of the shop or of https addresses, and at most 21', async () => {
    for (const address of ['none.png', 'http://example.com/a.png', 'javascript:alert(1)']) {
      expect((await set(address)).code).toBe(2);
    }
    const many = Array.from({ length: 22 }, (_, no) => `https://example.com/${no}.png`);
    expect((await set(...many)).err).toContain('are more than 21');
  });
});
