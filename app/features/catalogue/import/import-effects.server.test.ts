/** What becomes of an import beyond its rows: their order in the shop, and who is notified. */
import { asc, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openLiveHub } from '#app/features/live/server/live-hub.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { partsOf } from '#tests/catalogue/import-parts.ts';
import { catalogueRow as row } from '#tests/catalogue/product-fixtures.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueFiles } from './catalogue-files.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const files = createCatalogueFiles(queries);
beforeEach(async () => {
  await queries.delete(product);
});

async function importVariants(names: readonly string[], replace = false) {
  const rows = names.map((name) => row(name));
  return files.importFrom(partsOf(rows), { replace, skipInvalid: false, dryRun: false }, () => {});
}

test('more than 1,000 rows stand in the order of the file, behind what is there', async () => {
  await importVariants(['b', 'a']);
  const names = Array.from({ length: 1_100 }, (_, index) => `row-${9_999 - index}`);
  await importVariants(names);
  const forSale = await queries
    .select({ variant: product.variant, position: product.position })
    .from(product)
    .where(isNull(product.withdrawnAt))
    .orderBy(asc(product.position), asc(product.variant));
  expect(forSale.map(({ variant }) => variant)).toEqual(['b', 'a', ...names]);
  expect(new Set(forSale.map(({ position }) => position)).size).toBe(1_102);
});

test('an import that only withdraws is announced to every process', async () => {
  await importVariants(['a', 'b']);
  const hub = await openLiveHub(database, () => {});
  const onChange = vi.fn();
  hub.onCatalogueChange(onChange);
  const { counts } = await importVariants(['a'], true);
  expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 1, withdrawn: 1 });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await hub.close();
});
