import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ShelfChange } from '#app/features/stock/count-stock.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { stock, stockEntry } from '#db/schema/stock-schema.ts';
import { partsOf } from '#tests/catalogue/import-parts.ts';
import { catalogueRow as row } from '#tests/catalogue/product-fixtures.ts';
import { stockOf } from '#tests/fixtures/test-stock.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueFiles } from './catalogue-files.server.ts';
import type { CatalogueRow, WholeProduct } from './read/catalogue-row.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const files = createCatalogueFiles(queries);
beforeEach(async () => {
  await queries.delete(product);
  await queries.delete(stock);
  await queries.delete(stockEntry);
});

async function importRows(rows: readonly CatalogueRow[], options: object = {}) {
  const shelves: ShelfChange[] = [];
  const wanted = { replace: false, skipInvalid: false, dryRun: false, ...options };
  const { counts } = await files.importFrom(partsOf(rows), wanted, (event) => {
    if ('counted' in event) shelves.push(...event.counted);
  });
  return { counts, shelves };
}

async function exported(): Promise<Record<string, number | null>> {
  const all: WholeProduct[] = [];
  await files.exportTo(async (products) => void all.push(...products));
  return Object.fromEntries(all.map(({ variant, stock: units }) => [variant, units]));
}

test('a file counts what it has a stock of, says what has changed, and nothing else', async () => {
  const first = await importRows([row('lamp', { stock: 5 }), row('desk')]);
  expect(first.counts).toMatchObject({ added: 2, counted: 1 });
  expect(first.shelves).toEqual([{ variant: 'lamp', before: null, after: 5 }]);
  expect(await exported()).toEqual({ lamp: 5, desk: null });
  const second = await importRows([row('lamp', { stock: 7 }), row('desk', { stock: 0 })]);
  expect(second.counts).toMatchObject({ unchanged: 2, counted: 2 });
  expect(second.shelves).toEqual([
    { variant: 'desk', before: null, after: 0 },
    { variant: 'lamp', before: 5, after: 7 },
  ]);
  expect(await stockOf(queries, 'lamp')).toMatchObject({ onHand: 7, available: 7, ledger: 7 });
});

test('the same file again counts nothing, and a file without stock leaves it, whole catalogue or not', async () => {
  await importRows([row('lamp', { stock: 5 })]);
  expect((await importRows([row('lamp', { stock: 5 })])).shelves).toEqual([]);
  expect((await importRows([row('lamp')], { replace: true })).shelves).toEqual([]);
  expect(await exported()).toEqual({ lamp: 5 });
});

test('a list of stocks changes these alone', async () => {
  await importRows([row('lamp', { stock: 5, priceCents: 900 })]);
  const partial = { ...row('lamp', { stock: 4 }), title: null, priceCents: null };
  expect((await importRows([partial])).shelves).toEqual([{ variant: 'lamp', before: 5, after: 4 }]);
});

test('a dry run says what would be counted, and counts nothing', async () => {
  await importRows([row('lamp', { stock: 5 })]);
  const { shelves } = await importRows([row('lamp', { stock: 4 })], { dryRun: true });
  expect(shelves).toEqual([{ variant: 'lamp', before: 5, after: 4 }]);
  expect(await exported()).toEqual({ lamp: 5 });
});
