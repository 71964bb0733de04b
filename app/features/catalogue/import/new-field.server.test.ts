/** A field that is added to the list goes through an import and an export without further code. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addCareLabelColumn } from '#tests/catalogue/care-label.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueFiles, type ImportPart } from './catalogue-files.server.ts';
import { FORMATS } from './catalogue-format.ts';
import { catalogueRowSchema, wholeProductSchema } from './read/catalogue-row.ts';
import { readCatalogue } from './read/read-catalogue.server.ts';
import { catalogueWriters } from './write-catalogue.ts';

vi.mock('#app/features/catalogue/product/fields/product-fields.ts', async (importOriginal) =>
  (await import('#tests/catalogue/care-label.ts')).withCareLabel(importOriginal),
);

const database = await testDatabase();
afterAll(database.close);
const files = createCatalogueFiles(database.queries);
beforeAll(() => addCareLabelColumn(database.queries));

async function* bytesOf(file: string) {
  yield Buffer.from(file);
}

async function importFile(file: string, format: (typeof FORMATS)[number], replace = false) {
  async function* parts(): AsyncGenerator<ImportPart> {
    for await (const judged of readCatalogue(bytesOf(file), format)) {
      if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
      const row = catalogueRowSchema.parse(JSON.parse(JSON.stringify(judged.row)));
      yield { rows: [{ place: judged.place, row }] };
    }
    yield { end: { badRows: 0 } };
  }
  const options = { replace, skipInvalid: false, dryRun: false };
  return (await files.importFrom(parts(), options, () => {})).counts;
}

async function exportFile(format: (typeof FORMATS)[number]): Promise<string> {
  const { begin, write, end } = catalogueWriters[format];
  let file = begin;
  await files.exportTo(async (products) => {
    file += write(
      products.map((one) => wholeProductSchema.parse(one)),
      true,
    );
  });
  return `${file}${end}`;
}

const required = 'id,title,price,rating,image';

test('a new field is read, staged, compared, written and exported', async () => {
  const file = `care,${required}\n Wash Cold ,1,Scarf,5,4,\n,2,Lamp,5,4,\n`;
  expect(await importFile(file, 'csv')).toMatchObject({ added: 2 });
  expect((await exportFile('csv')).split('\r\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^\uFEFFid,title,price,was,rating,image,.*,care$/),
    expect.stringMatching(/^1,Scarf,5.00,,4,,.*,WASH COLD$/),
    expect.stringMatching(/^2,Lamp,5.00,,4,,.*,$/),
  ]);
  expect(await importFile(file.replace('Cold', 'Hot'), 'csv')).toMatchObject({
    ...{ changed: 1, unchanged: 1 },
  });
});

test('a file without the new field leaves it as it is, or replaces it by its default', async () => {
  const file = `${required}\n1,Scarf,5,4,\n3,Hat,5,4,\n`;
  expect(await importFile(file, 'csv')).toMatchObject({ added: 1, unchanged: 1 });
  expect(await exportFile('csv')).toMatch(/WASH HOT\r\n2,Lamp,.*,\r\n3,Hat,.*,NONE\r\n$/);
  expect(await importFile(file, 'csv', true)).toMatchObject({ changed: 2, withdrawn: 1 });
  expect(await exportFile('csv')).toMatch(/1,Scarf,.*,NONE\r\n3,Hat,.*,NONE\r\n$/);
});

test.for(FORMATS)(
  'an export of it as %s that is imported again changes nothing',
  async (format) => {
    await importFile(`care,${required}\nwash cold,1,Scarf,5,4,\n`, 'csv', true);
    expect(await importFile(await exportFile(format), format, true)).toMatchObject({
      unchanged: 1,
    });
  },
);
