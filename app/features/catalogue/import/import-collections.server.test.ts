/** The collections that a file names: who is in them, in which order, and what a bad row says. */
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { collection, collectionProduct } from '#db/schema/collection-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueFiles, type ImportPart, setWithdrawn } from './catalogue-files.server.ts';
import { FORMATS } from './catalogue-format.ts';
import { readCatalogue } from './read/read-catalogue.server.ts';
import { catalogueWriters } from './write-catalogue.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const files = createCatalogueFiles(queries);

beforeEach(async () => {
  for (const table of [collection, collectionProduct, product]) await queries.delete(table);
});

async function importFile(file: string, { replace = false, format = 'csv' as const } = {}) {
  const problems: string[] = [];
  async function* bytes() {
    yield Buffer.from(file);
  }
  async function* parts(): AsyncGenerator<ImportPart> {
    for await (const judged of readCatalogue(bytes(), format)) {
      if ('row' in judged) yield { rows: [judged] };
      else problems.push(...judged.problems.map(({ field, problem }) => `${field} ${problem}`));
    }
    yield { end: { badRows: problems.length } };
  }
  const options = { replace, skipInvalid: false, dryRun: false };
  const report = await files.importFrom(parts(), options, (event) => {
    if ('problem' in event) problems.push(`${event.problem.field} ${event.problem.problem}`);
  });
  return { ...report, problems };
}

async function exportFile(format: (typeof FORMATS)[number]): Promise<string> {
  const { begin, write, end } = catalogueWriters[format];
  let file = begin;
  await files.exportTo(async (products) => {
    file += write(products, true);
  });
  return `${file}${end}`;
}

async function readMembers() {
  const { collection: handle, position } = collectionProduct;
  const rows = await queries.select().from(collectionProduct).orderBy(asc(handle), asc(position));
  return Object.entries(Object.groupBy(rows, (row) => row.collection)).map(([name, of = []]) => [
    name,
    ...of.map((row) => row.product),
  ]);
}

async function readTerms() {
  const rows = await queries.select().from(product).orderBy(asc(product.variant));
  return Object.fromEntries(rows.map(({ variant, collections }) => [variant, collections]));
}

const HEADER = 'id,variant,title,price,rating,image,collections';
const row = (id: string, variant: string, collections: string) =>
  `${id},${variant},T,5,4,,"${collections}"`;
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');

test('a file fills collections in its order, and makes those that the shop does not have', async () => {
  await queries.insert(collection).values({ handle: 'new-in', title: 'Just in' });
  const file = csv(row('b', 'b', 'Summer Sale | new-in'), row('a', 'a', 'summer-sale|#Color_Red'));
  expect(await importFile(file)).toMatchObject({ counts: { added: 2 }, problems: [] });
  expect(await readMembers()).toEqual([
    ['color-red', 'a'],
    ['new-in', 'b'],
    ['summer-sale', 'b', 'a'],
  ]);
  const known = await queries.select().from(collection).orderBy(asc(collection.handle));
  expect(known.map(({ handle, title }) => [handle, title])).toEqual([
    ['color-red', ''],
    ['new-in', 'Just in'],
    ['summer-sale', 'Summer Sale'],
  ]);
  expect(await readTerms()).toEqual({
    a: ['color-red', 'summer-sale'],
    b: ['new-in', 'summer-sale'],
  });
});

test('what a file names is all that a product is in; what it leaves out stays', async () => {
  await importFile(csv(row('a', 'a', 'one|two'), row('b', 'b', 'one')));
  expect(await importFile('id,title\na,New')).toMatchObject({ counts: { changed: 1 } });
  expect(await importFile(csv(row('c', 'c', 'one'), row('b', 'b', 'three')))).toMatchObject({
    counts: { added: 1, changed: 1 },
  });
  expect(await readMembers()).toEqual([
    ['one', 'a', 'c'],
    ['three', 'b'],
    ['two', 'a'],
  ]);
  await importFile(csv(row('a', 'a', '')));
  expect(await readTerms()).toEqual({ a: [], b: ['three'], c: ['one'] });
});

test('variants share the collections of their product, those that come later too', async () => {
  await importFile(csv(row('a', 'a-s', 'one'), row('a', 'a-m', '')));
  expect(await readTerms()).toEqual({ 'a-s': ['one'], 'a-m': ['one'] });
  await importFile('id,variant,title,price\na,a-l,T,5');
  await importFile(csv(row('a', 'a-m', 'two')));
  expect(await readTerms()).toEqual({ 'a-s': ['two'], 'a-m': ['two'], 'a-l': ['two'] });
});

test('a whole catalogue without the column leaves the collections, and what comes back is in them', async () => {
  await importFile(csv(row('a', 'a', 'one'), row('b', 'b', 'one')));
  const replaced = await importFile('id,title,price\nb,T,5', { replace: true });
  expect(replaced.counts).toMatchObject({ withdrawn: 1, unchanged: 0, changed: 1 });
  expect(await readMembers()).toEqual([['one', 'a', 'b']]);
  await queries.delete(collectionProduct);
  await setWithdrawn(queries, ['a'], false);
  expect(await readTerms()).toMatchObject({ a: [] });
});

test.for(FORMATS)('an export as %s comes back equal, in an empty shop too', async (format) => {
  await importFile(csv(row('a', 'a', 'one|#tag'), row('b', 'b', ''), row('c', 'c', 'one')));
  const [file, members, terms] = [await exportFile(format), await readMembers(), await readTerms()];
  const unchanged = await importFile(file, { replace: true, format: format as 'csv' });
  expect(unchanged.counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  for (const table of [collection, collectionProduct, product]) await queries.delete(table);
  await importFile(file, { format: format as 'csv' });
  expect([await readMembers(), await readTerms()]).toEqual([members, terms]);
  expect(await exportFile(format)).toBe(file);
});

describe('refused, with nothing written, is', () => {
  test('a row that names others than another row of its product', async () => {
    const file = csv(
      row('a', 'a-s', 'One|two'),
      row('a', 'a-m', 'two'),
      row('a', 'a-l', 'two|one'),
    );
    const { counts, problems } = await importFile(file);
    expect([counts, problems]).toEqual([
      null,
      [expect.stringMatching(/^collections are not those of line 2, .* write the same in each/)],
    ]);
    expect(await queries.$count(collection)).toBe(0);
  });

  test('a cell that no collection could be called', async () => {
    const wrong = [
      `${'x'.repeat(101)}`,
      '!!!',
      'a\u0007b',
      Array(51)
        .fill('c')
        .map((c, n) => c + n)
        .join('|'),
    ];
    const { counts, problems } = await importFile(
      csv(...wrong.map((cell, n) => row(`p${n}`, `p${n}`, cell))),
    );
    expect([counts, problems.map((one) => one.split(' ')[0])]).toEqual([
      null,
      Array(4).fill('collections'),
    ]);
  });

  test('a file that brings more collections than a shop can have', async () => {
    const rows = Array.from({ length: 1_001 }, (_, n) => row(`p${n}`, `p${n}`, `c${n}`));
    await expect(importFile(csv(...rows))).rejects.toThrow('more than the 1,000 collections');
    expect([await queries.$count(collection), await queries.$count(product)]).toEqual([0, 0]);
    expect(await importFile(csv(...rows.slice(1)))).toMatchObject({ counts: { added: 1_000 } });
  });
});
