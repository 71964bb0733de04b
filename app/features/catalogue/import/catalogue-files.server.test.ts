import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveHub } from '#app/features/live/server/live-hub.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import { partsOf } from '#tests/catalogue/import-parts.ts';
import { catalogueRow as row } from '#tests/catalogue/product-fixtures.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import {
  createCatalogueFiles,
  type ImportOptions,
  type ImportPart,
  setWithdrawn,
} from './catalogue-files.server.ts';
import { type CatalogueRow, describeProblem, type WholeProduct } from './read/catalogue-row.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const files = createCatalogueFiles(queries);
beforeEach(async () => {
  await queries.delete(product);
});

const plain: ImportOptions = { replace: false, skipInvalid: false, dryRun: false };

async function importRows(
  rows: readonly CatalogueRow[],
  options: Partial<ImportOptions> = {},
  badRows = 0,
) {
  const problems: string[] = [];
  const report = await files.importFrom(
    partsOf(rows, { badRows, atOnce: 2 }),
    { ...plain, ...options },
    (event) => {
      if ('problem' in event) problems.push(describeProblem(event.problem));
    },
  );
  return { ...report, problems };
}

const { titleWords: _, allWords: __, facets: ___, ...rest } = getTableColumns(product);
const { isSoldOut: ____, changedAt: _a, formerCategories: _f, ...ownColumns } = rest;
const { collections: _____, facetValues: ______, ...catalogueColumns } = ownColumns;
const { reviewCount: _c, reviewStars: _s, shownRating: _r, ...fileColumns } = catalogueColumns;

/** What is for sale, in the order of the catalogue. */
async function forSale() {
  return queries
    .select(fileColumns)
    .from(product)
    .where(isNull(product.withdrawnAt))
    .orderBy(asc(product.position), asc(product.variant));
}

const variants = async () => (await forSale()).map(({ variant }) => variant);

async function exported(): Promise<WholeProduct[]> {
  const all: WholeProduct[][] = [];
  await files.exportTo(async (products) => void all.push(products));
  return all.flat();
}

/** As a file that was exported says it. */
function asRow(exported: Partial<WholeProduct>): CatalogueRow {
  return row('', exported);
}

async function stages(): Promise<unknown[]> {
  const { rows } = (await queries.execute(
    "select tablename from pg_tables where starts_with(tablename, 'product_import_')",
  )) as unknown as { rows: unknown[] };
  return rows;
}

describe('an import', () => {
  test('adds what is new behind what is there, in the order of the file', async () => {
    await importRows([row('b'), row('a')]);
    expect(await importRows([row('z'), row('c')])).toMatchObject({
      goodRows: 2,
      badRows: 0,
      counts: { added: 2, changed: 0, unchanged: 0, withdrawn: 0, others: 2 },
    });
    expect(await variants()).toEqual(['b', 'a', 'z', 'c']);
  });

  test('names variants by their id and their order: lamp, lamp-2, lamp-3', async () => {
    await importRows(['lamp', 'rug', 'lamp', 'rug', 'lamp'].map((id) => row(id)));
    expect(await variants()).toEqual(['lamp', 'rug', 'lamp-2', 'rug-2', 'lamp-3']);
  });

  test('may be repeated: the second time nothing changes', async () => {
    const rows = [row('a', { description: 'Old.' }), row('b'), row('a')];
    await importRows(rows);
    const before = await forSale();
    expect((await importRows(rows)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(await forSale()).toEqual(before);
  });

  test('changes what it says, and leaves position, description and category that it does not', async () => {
    await importRows([row('a', { description: 'Old.', category: 'Home' }), row('b')]);
    expect((await importRows([row('b'), row('a', { priceCents: 5 })])).counts).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
    expect(await forSale()).toMatchObject([
      { variant: 'a', priceCents: 5, description: 'Old.', category: 'Home' },
      { variant: 'b' },
    ]);
  });

  test('of prices alone changes the prices of what is there, and nothing else', async () => {
    await importRows([row('a', { title: 'Lamp', description: 'Old.' }), row('b'), row('c')]);
    await setWithdrawn(queries, ['b'], true);
    const price = (id: string, priceCents: number) =>
      row(id, { title: null, rating: null, image: null, priceCents });
    expect((await importRows([price('a', 5), price('b', 7)])).counts).toEqual({
      ...{ added: 0, changed: 2, unchanged: 0, withdrawn: 0, others: 1 },
    });
    expect(await forSale()).toMatchObject([
      { variant: 'a', title: 'Lamp', description: 'Old.', rating: 3, priceCents: 5 },
      { variant: 'c', priceCents: 100 },
    ]);
    const [withdrawn] = await queries.select().from(product).where(eq(product.variant, 'b'));
    expect(withdrawn).toMatchObject({ priceCents: 7, withdrawnAt: expect.any(Date) });
  });

  test('of a product that is new and not whole says what it lacks', async () => {
    await importRows([row('a')]);
    const rows = [row('a', { title: null }), row('b', { title: null, priceCents: null })];
    const { counts, badRows, problems } = await importRows(rows);
    expect({ counts, badRows }).toEqual({ counts: null, badRows: 1 });
    expect(problems).toEqual([
      'line 3: lacks title and price, and "b" is no variant of this shop that could be changed: check its name, or write all that a new product needs',
    ]);
    expect((await importRows(rows, { replace: true })).problems).toEqual([
      expect.stringMatching(/^line 2: lacks title: with --replace the file is the whole catalogue/),
      expect.stringMatching(/^line 3: lacks title and price: with --replace/),
    ]);
    expect((await importRows(rows, { skipInvalid: true })).counts).toMatchObject({ unchanged: 1 });
  });

  test('of a variant that stands there twice changes nothing, and names both lines', async () => {
    const { counts, badRows, problems } = await importRows([
      row('a'),
      row('b', { variant: 'x' }),
      row('c', { variant: 'x' }),
    ]);
    expect({ counts, badRows }).toEqual({ counts: null, badRows: 1 });
    expect(problems).toEqual([
      'line 4, variant: "x" is the variant of line 3 already: give each its own',
    ]);
    expect(await variants()).toEqual([]);
  });

  test('of ids that make one variant says to name them', async () => {
    const { problems } = await importRows([row('a'), row('a'), row('a-2')]);
    expect(problems).toEqual([
      'line 4, variant: "a-2" is the variant of line 3 already: name the variants of both in a column variant',
    ]);
  });

  test('with bad rows changes nothing, unless they are to be skipped', async () => {
    expect(await importRows([row('a')], {}, 2)).toMatchObject({ badRows: 2, counts: null });
    expect(await variants()).toEqual([]);
    const rows = [row('a'), row('b', { variant: 'a' })];
    expect(await importRows(rows, { skipInvalid: true }, 2)).toMatchObject({
      goodRows: 1,
      badRows: 3,
      counts: { added: 1 },
    });
    expect(await variants()).toEqual(['a']);
  });

  test('that is only tried says what it would do and changes nothing', async () => {
    await importRows([row('a')]);
    expect((await importRows([row('b')], { dryRun: true, replace: true })).counts).toMatchObject({
      added: 1,
      withdrawn: 1,
    });
    expect(await variants()).toEqual(['a']);
  });

  test('that is cut changes nothing and leaves nothing behind', async () => {
    async function* cut(): AsyncGenerator<ImportPart> {
      yield { rows: [{ place: { line: 2 }, row: row('a') }] };
    }
    await expect(files.importFrom(cut(), plain, () => {})).rejects.toThrow(
      'ended before the file did',
    );
    expect(await variants()).toEqual([]);
    expect(await stages()).toEqual([]);
  });

  test('forgets what a killed one left behind a day ago', async () => {
    await queries.execute('create unlogged table staging.product_import_1000_ab (seq int)');
    await importRows([row('a')]);
    expect(await stages()).toEqual([]);
  });

  test('is announced to every process once, when it is done and if it changed anything', async () => {
    const hub = await openLiveHub(database, () => {});
    const onChange = vi.fn();
    hub.onCatalogueChange(onChange);
    await importRows([row('a')], { dryRun: true });
    await importRows([row('a')]);
    await importRows([row('a')]);
    await importRows([row('b')], { replace: true });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  });
});

describe('an import of the whole catalogue', () => {
  test('withdraws what is not in the file, and brings back what is in it again', async () => {
    await importRows([row('a'), row('b')]);
    expect((await importRows([row('b'), row('c')], { replace: true })).counts).toEqual({
      ...{ added: 1, changed: 1, unchanged: 0, withdrawn: 1, others: 0 },
    });
    expect(await variants()).toEqual(['b', 'c']);
    const [gone] = await queries.select().from(product).where(eq(product.variant, 'a'));
    expect(gone?.withdrawnAt).toBeInstanceOf(Date);
    expect((await importRows([row('a'), row('c')], { replace: true })).counts).toMatchObject({
      changed: 1,
      withdrawn: 1,
    });
    expect(await variants()).toEqual(['a', 'c']);
  });

  test('forgets descriptions and categories that the file does not have', async () => {
    await importRows([row('a', { description: 'Old.', category: 'Home' })]);
    await importRows([row('a')], { replace: true });
    expect(await forSale()).toMatchObject([{ description: '', category: '' }]);
  });

  test('is seen whole or not at all, while the shop goes on reading', async () => {
    const old = Array.from({ length: 60 }, (_, index) => row(`old-${index}`));
    const fresh = Array.from({ length: 60 }, (_, index) => row(`new-${index}`));
    await importRows(old);
    let isDone = false;
    const seen = new Set<string>();
    const reading = (async () => {
      while (!isDone) {
        const kinds = (await variants()).map((variant) => variant.slice(0, 3));
        seen.add(`${kinds.length} ${[...new Set(kinds)].join()}`);
        await nextTurn();
      }
    })();
    await importRows(fresh, { replace: true });
    isDone = true;
    await reading;
    expect([...seen].filter((one) => one !== '60 old' && one !== '60 new')).toEqual([]);
  });
});

test('an export that is imported again changes nothing, a generated catalogue of many batches too', async () => {
  const generated = [...generateCatalogue({ size: 4_321 })];
  await importRows(generated.map(asRow));
  const before = await forSale();
  const all = await exported();
  expect(all).toMatchObject(before.map(({ withdrawnAt: _, ...rest }) => rest));
  expect((await importRows(all.map(asRow), { replace: true })).counts).toMatchObject({
    unchanged: 4_321,
  });
  expect(await forSale()).toEqual(before);
});

test('the process goes on with other things while it imports and exports', async () => {
  const rows = [...generateCatalogue({ size: 4_000 })].map(asRow);
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let timer = setImmediate(function count() {
      turns += 1;
      timer = setImmediate(count);
    });
    await work();
    clearImmediate(timer);
    return turns;
  }
  // Steps of 1,000 rows; batches of 2,000 products.
  expect(await turnsDuring(() => importRows(rows))).toBeGreaterThanOrEqual(4);
  expect(await turnsDuring(exported)).toBeGreaterThanOrEqual(2);
});

test('two imports at once come one after the other', async () => {
  await Promise.all([
    importRows([row('a'), row('b')], { replace: true }),
    importRows([row('c')], { replace: true }),
  ]);
  expect([['a', 'b'], ['c']]).toContainEqual(await variants());
});
