/** Options of variants, through files and back, and beside those of the other variants of their product. */
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { partsOf } from '#tests/catalogue/import-parts.ts';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueFiles, setWithdrawn } from './catalogue-files.server.ts';
import { FORMATS } from './catalogue-format.ts';
import { type CatalogueRow, describeProblem, type WholeProduct } from './read/catalogue-row.ts';
import { readCatalogue } from './read/read-catalogue.server.ts';
import { catalogueWriters } from './write-catalogue.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const files = createCatalogueFiles(queries);
beforeEach(async () => {
  await queries.delete(product);
});

const plain = { replace: false, skipInvalid: false, dryRun: false };

async function importRows(rows: readonly CatalogueRow[], options = {}) {
  const problems: string[] = [];
  const { counts } = await files.importFrom(partsOf(rows), { ...plain, ...options }, (event) => {
    if ('problem' in event) problems.push(describeProblem(event.problem));
  });
  return { counts, problems };
}

/** Of a beanie. */
const row = (variant: string, options: VariantOptions, change: Partial<CatalogueRow> = {}) =>
  catalogueRow('beanie', { variant, title: 'Beanie', options, ...change });
const size = (value: string): VariantOptions => [['Size', value]];

async function exported(): Promise<WholeProduct[]> {
  const all: WholeProduct[] = [];
  await files.exportTo(async (products) => {
    all.push(...products);
  });
  return all;
}

const optionsInShop = async () =>
  Object.fromEntries((await exported()).map(({ variant, options }) => [variant, options]));

describe('the options of the variants of one product', () => {
  test('name the same in the same order, or the row is refused and nothing is written', async () => {
    const swapped: VariantOptions = [
      ['Colour', 'Sand'],
      ['Size', 'S'],
    ];
    expect(
      await importRows([row('a', size('S')), row('b', [['Colour', 'Sand']]), row('c', swapped)]),
    ).toEqual({
      counts: null,
      problems: [3, 4].map(
        (line) =>
          `line ${line}, options: are not those of "a", a variant of the same product: all its variants name the same options in the same order`,
      ),
    });
    expect(await exported()).toEqual([]);
  });

  test('differ in their values', async () => {
    const { problems } = await importRows([row('a', size('S')), row('b', size('S'))]);
    expect(problems).toEqual([
      'line 3, options: are those of "a", a variant of the same product: choose others, or delete one of the two',
    ]);
  });

  test('are of at most 2,048 variants', async () => {
    const many = Array.from({ length: 2_049 }, (_, index) => row(`v${index}`, size(`${index}`)));
    const { problems } = await importRows(many);
    expect(problems).toEqual([
      'line 2050, options: are of one variant more than the 2,048 that a product can have: make two products of it',
    ]);
    expect((await importRows(many.slice(0, 2_048))).counts).toMatchObject({ added: 2_048 });
  });

  test('may be missing: rows that share an id and have none are left as they are', async () => {
    const rows = [row('a', []), row('b', []), row('c', size('S'))];
    expect(await importRows(rows)).toMatchObject({ counts: { added: 3 }, problems: [] });
  });
});

describe('a file with a part of the columns', () => {
  const part = (variant: string, options: VariantOptions | null, change = {}) =>
    row(variant, [], { title: null, priceCents: null, options, ...change });

  test('is judged beside what the shop has', async () => {
    await importRows([row('a', size('S')), row('b', size('M'))]);
    expect((await importRows([part('b', size('S'))])).problems).toEqual([
      expect.stringMatching(/^line 2, options: are those of "a"/),
    ]);
    expect((await importRows([part('b', size('L'))])).counts).toMatchObject({ changed: 1 });
    expect((await importRows([part('b', null, { priceCents: 5 })])).counts).toMatchObject({
      changed: 1,
    });
    expect(await optionsInShop()).toEqual({ a: size('S'), b: size('L') });
  });

  test('may exchange the values of two variants', async () => {
    await importRows([row('a', size('S')), row('b', size('M'))]);
    expect(await importRows([part('a', size('M')), part('b', size('S'))])).toMatchObject({
      ...{ counts: { changed: 2 }, problems: [] },
    });
  });

  test('leaves out what does not go together with what then stays in the shop', async () => {
    await importRows([row('a', size('S')), row('b', size('M')), row('c', size('L'))]);
    // With b as it is, a cannot have its size.
    const rows = [part('a', size('M')), part('b', size('L'))];
    const { counts, problems } = await importRows(rows, { skipInvalid: true });
    expect(problems).toHaveLength(2);
    expect(counts).toMatchObject({ changed: 0 });
    expect(await optionsInShop()).toEqual({ a: size('S'), b: size('M'), c: size('L') });
  });
});

test('a withdrawn variant is in nobody’s way, and comes back only where its options are free', async () => {
  await importRows([row('a', size('S'))]);
  await importRows([row('b', size('S'))], { replace: true });
  expect(await setWithdrawn(queries, ['a'], false)).toEqual({
    ...{ changed: 0, unknown: [], conflicts: [{ kind: 'values', variant: 'a', other: 'b' }] },
  });
  await setWithdrawn(queries, ['b'], true);
  expect(await setWithdrawn(queries, ['a'], false)).toMatchObject({ changed: 1 });
});

const text = fc
  .string({ unit: fc.constantFrom(...'aBé|:\\, "=\''), minLength: 1, maxLength: 8 })
  .map((written) => written.replace(/\s+/g, ' ').trim())
  .filter((written) => written !== '');
/** Products with one to three options, some of whose combinations are made. */
const catalogues = fc.array(
  fc.record({
    names: fc.uniqueArray(text, {
      ...{ minLength: 1, maxLength: 3 },
      selector: (one) => one.toLowerCase(),
    }),
    values: fc.uniqueArray(fc.tuple(text, text, text), {
      ...{ minLength: 1, maxLength: 4 },
      selector: String,
    }),
  }),
  { minLength: 1, maxLength: 3 },
);

test.for(FORMATS)(
  'any catalogue is the same when it is exported as %s and imported again',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(catalogues, async (some) => {
        await queries.delete(product);
        const rows = some.flatMap(({ names, values }, index) => {
          const options = values.map((of) =>
            names.map((name, place) => [name, of[place] ?? ''] as const),
          );
          const different = [...new Map(options.map((one) => [JSON.stringify(one), one])).values()];
          return different.map((one, number) =>
            catalogueRow(`p${index}`, { variant: `p${index}-${number}`, options: one }),
          );
        });
        await importRows(rows);
        const before = await exported();
        const { begin, write, end } = catalogueWriters[format];
        async function* bytes() {
          yield Buffer.from(`${begin}${write(before, true)}${end}`);
        }
        const read: CatalogueRow[] = [];
        for await (const judged of readCatalogue(bytes(), format)) {
          if ('problems' in judged) throw new Error(judged.problems.map(describeProblem).join());
          read.push(judged.row);
        }
        expect((await importRows(read, { replace: true })).counts).toMatchObject({
          ...{ added: 0, changed: 0, withdrawn: 0, unchanged: rows.length },
        });
        await queries.delete(product);
        await importRows(read);
        expect(await exported()).toEqual(before);
      }),
      { numRuns: 30 },
    );
  },
);
