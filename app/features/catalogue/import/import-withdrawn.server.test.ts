/** What comes in withdrawn, and what of a product stays whatever the next file has. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { partsOf } from '#tests/catalogue/import-parts.ts';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueFiles } from './catalogue-files.server.ts';
import type { CatalogueRow } from './read/catalogue-row.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const files = createCatalogueFiles(queries);
beforeEach(async () => {
  await queries.delete(product);
});

async function importRows(rows: readonly CatalogueRow[], replace = false) {
  const options = { replace, skipInvalid: false, dryRun: false };
  return (await files.importFrom(partsOf(rows), options, () => {})).counts;
}

async function find(variant: string) {
  const [found] = await queries.select().from(product).where(eq(product.variant, variant));
  return found;
}

const draft = catalogueRow('draft', { withdrawn: 1 });

test('what is new was never on sale, and the same file again changes nothing', async () => {
  expect(await importRows([draft])).toMatchObject({ added: 1 });
  expect((await find('draft'))?.withdrawnAt).toEqual(new Date(0));
  expect(await importRows([draft])).toMatchObject({ unchanged: 1 });
});

test('what is on sale is withdrawn by it, and comes back without it', async () => {
  const begun = Date.now();
  await importRows([catalogueRow('draft')]);
  expect(await importRows([draft], true)).toMatchObject({ changed: 1 });
  expect((await find('draft'))?.withdrawnAt?.getTime()).toBeGreaterThan(begun - 60_000);
  await importRows([catalogueRow('draft')]);
  expect((await find('draft'))?.withdrawnAt).toBeNull();
});

test('its options are judged when it comes back', async () => {
  const sold = catalogueRow('tee', { variant: 'a', options: [['Size', 'S']] });
  const other = catalogueRow('tee', { variant: 'b', options: [['Size', 'S']], withdrawn: 1 });
  expect(await importRows([sold, other])).toMatchObject({ added: 2 });
});

test('addresses of an earlier shop stay until a file has others, also where it replaces the catalogue', async () => {
  await importRows([catalogueRow('lamp', { oldPaths: '/products/lamp', metaTitle: 'Lamp' })]);
  await importRows([catalogueRow('lamp')], true);
  expect(await find('lamp')).toMatchObject({ oldPaths: '/products/lamp', metaTitle: '' });
  await importRows([catalogueRow('lamp', { oldPaths: '' })]);
  expect(await find('lamp')).toMatchObject({ oldPaths: '' });
});
