/** Own fields by the shell of a shop that runs: declared, filled by each way in, shown, removed. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createCatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import {
  type CatalogueRow,
  describeProblem,
} from '#app/features/catalogue/import/read/catalogue-row.ts';
import { readVariants } from '#app/features/catalogue/product/variant-store.server.ts';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(() => shop.close());
const { queries } = shop;
const shell = testShell(shop);
const files = createCatalogueFiles(queries);

async function importRow(change: Partial<CatalogueRow>, beforeMerge = async () => {}) {
  async function* parts() {
    yield { rows: [{ place: { line: 2 }, row: catalogueRow('vase', change) }] };
    await beforeMerge();
    yield { end: { badRows: 0 } };
  }
  const problems: string[] = [];
  const options = { replace: false, skipInvalid: false, dryRun: false };
  const { counts } = await files.importFrom(parts(), options, (event) => {
    if ('problem' in event) problems.push(describeProblem(event.problem));
  });
  return { counts, problems };
}

const shown = async (id: string) => (await readVariants(queries, id))[0]?.details;

test('a field is declared, has values by import and by hand, and is removed with them', async () => {
  expect((await shell('fields', 'list')).out).toBe('The shop has no fields of its own.\n');
  const undeclared = await importRow({ details: [['Material', 'Clay']] });
  expect(undeclared).toEqual({
    counts: null,
    problems: [
      'line 2, details: names "Material", which is no own field of this shop: it has declared none yet',
    ],
  });
  expect((await shell('products', 'change', 'book', '--details', 'Material: Paper')).err).toMatch(
    /^Nothing was saved: details names "Material"/,
  );
  expect(await shell('fields', 'set', 'Material')).toMatchObject({ code: 0 });
  await shell('fields', 'set', 'Supplier', '--no-shown');
  await shell('fields', 'set', 'Height in cm', '--type', 'number');
  expect((await shell('fields', 'list')).out).toBe(
    'Material: text, on the page of a product\n' +
      'Supplier: text, for staff and files alone\n' +
      'Height in cm: number, on the page of a product\n',
  );
  const details = [
    ['Height in cm', '20'],
    ['Supplier', 'Kiln'],
    ['Material', 'Clay'],
  ] as const;
  expect(await importRow({ details })).toMatchObject({ counts: { added: 1 }, problems: [] });
  expect(await shown('vase')).toEqual([
    ['Material', 'Clay'],
    ['Height in cm', '20'],
  ]);
  expect(
    (await shell('products', 'change', 'book', '--details', 'Material: Paper|Height in cm: tall'))
      .err,
  ).toContain('has "tall" as Height in cm, which is a number');
  expect((await shell('products', 'change', 'book', '--details', 'Material: Paper')).code).toBe(0);
  expect((await shell('fields', 'set', 'Material', '--type', 'number')).err).toMatch(
    /^Nothing was saved: a product has "(Clay|Paper)" as Material, which is a number/,
  );
  expect((await shell('fields', 'remove', 'Material')).asked).toBe(
    '2 products have a value of Material, which is deleted with it. Remove the field?',
  );
  expect((await shell('fields', 'remove', 'Material', '--yes')).out).toBe(
    'Removed Material, and the values of 2 products.\n',
  );
  expect(await shown('vase')).toEqual([['Height in cm', '20']]);
  expect(await shell('fields', 'remove', 'Material', '--yes')).toMatchObject({
    err: expect.stringContaining('There is no own field Material'),
  });
});

test('an import during which the fields are changed is refused, and changes nothing', async () => {
  await shell('fields', 'set', 'Glaze');
  const importing = importRow({ title: 'Vase, new', details: [['Glaze', 'Blue']] }, async () => {
    await shell('fields', 'remove', 'Glaze');
  });
  await expect(importing).rejects.toThrow('Somebody has changed the own fields meanwhile');
  expect((await readVariants(queries, 'vase'))[0]?.title).toBe('vase');
});

test('a field holds a text, which is a noun in German', async () => {
  setShopLocale({ ...defaultLocale, language: 'de' });
  onTestFinished(() => setShopLocale(defaultLocale));
  const { out } = await shell('fields', 'set', 'Stoff');
  expect(out).toBe('Stoff: Text, auf der Seite eines Produkts.\n');
});

test('what all variants of a product share has own fields, too', async () => {
  await shell('fields', 'set', 'Care');
  await shell('products', 'add', 'mug', '--title', 'Mug', '--price', '9');
  await shell('products', 'set-options', 'mug', 'Size: S, L');
  const changed = await shell('products', 'change-variants', 'mug', '--details', 'Care: By hand');
  expect(changed).toMatchObject({ code: 0 });
  const variants = await readVariants(queries, 'mug');
  expect(variants.map(({ details }) => details)).toEqual([
    [['Care', 'By hand']],
    [['Care', 'By hand']],
  ]);
});
