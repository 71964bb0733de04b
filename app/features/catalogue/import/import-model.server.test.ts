/** Imports one after the other, held to what they mean, written down without a database. */
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { product } from '#db/schema/shop-schema.ts';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { testDatabase } from '#tests/test-database.ts';
import {
  createCatalogueFiles,
  type ImportPart,
  type ImportReport,
} from './catalogue-files.server.ts';
import type { CatalogueRow } from './catalogue-row.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const files = createCatalogueFiles(queries);

type Known = { id: string; priceCents: number; description: string; category: string };
type Model = Map<string, Known & { position: number; isWithdrawn: boolean }>;
type Import = { rows: CatalogueRow[]; replace: boolean; skipInvalid: boolean; dryRun: boolean };

/** Few of each, so that they meet; `a-2` is also what a second `a` is named. */
const imports: fc.Arbitrary<Import> = fc.record({
  rows: fc.array(
    fc
      .record({
        id: fc.constantFrom('a', 'b', 'a-2'),
        title: fc.option(fc.constant('title'), { freq: 5 }),
        priceCents: fc.option(fc.integer({ min: 0, max: 2 }), { freq: 5 }),
        rating: fc.constant(3),
        image: fc.constant(''),
        listing: fc.option(fc.constantFrom('x', 'y', 'a'), { freq: 1 }),
        description: fc.option(fc.constantFrom('', 'Old.')),
        category: fc.option(fc.constantFrom('', 'Home')),
        position: fc.option(fc.integer({ min: 0, max: 5 })),
      })
      .map((row) => catalogueRow(row.id, row)),
    { maxLength: 5 },
  ),
  replace: fc.boolean(),
  skipInvalid: fc.boolean(),
  dryRun: fc.boolean(),
});

function nameListings(rows: readonly CatalogueRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ id, listing }) => {
    if (listing !== null) return listing;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** The listings of the rows that can be imported; null in the place of those that cannot. */
function goodListings(before: Model, { rows, replace }: Import): (string | null)[] {
  const names = nameListings(rows);
  return rows.map(({ title, priceCents }, index) => {
    const listing = names[index] ?? '';
    const isWhole = title !== null && priceCents !== null;
    const isFirst = names.indexOf(listing) === index;
    return isFirst && (isWhole || (before.has(listing) && !replace)) ? listing : null;
  });
}

/** The catalogue after an import, or null when bad rows were in the way. */
function importInto(before: Model, one: Import): Model | null {
  const { rows, replace, skipInvalid } = one;
  const names = goodListings(before, one);
  if (names.includes(null) && !skipInvalid) return null;
  const after: Model = new Map();
  for (const [listing, one] of before) {
    after.set(listing, {
      ...one,
      isWithdrawn: one.isWithdrawn || (replace && !names.includes(listing)),
    });
  }
  let last = Math.max(0, ...[...before.values(), ...rows].map(({ position }) => position ?? 0));
  for (const [index, row] of rows.entries()) {
    const listing = names[index] ?? null;
    // The positions of bad rows count too, as those of the good ones do.
    if (listing === null) continue;
    const known = before.get(listing);
    const kept = replace ? undefined : known;
    if (!replace && !known && row.position === null) last += 1;
    after.set(listing, {
      id: row.id,
      priceCents: row.priceCents ?? known?.priceCents ?? 0,
      description: row.description ?? kept?.description ?? '',
      category: row.category ?? kept?.category ?? '',
      position: row.position ?? (replace ? index + 1 : (kept?.position ?? last)),
      // A price alone does not put it on sale again.
      isWithdrawn: (row.title === null || row.priceCents === null) && (known?.isWithdrawn ?? false),
    });
  }
  return after;
}

function countChanges(
  before: Model,
  after: Model,
  names: readonly string[],
): ImportReport['counts'] {
  const imported = [...new Set(names)];
  const isSame = (listing: string) =>
    JSON.stringify(before.get(listing)) === JSON.stringify(after.get(listing));
  const unchanged = imported.filter(isSame).length;
  const added = imported.filter((listing) => !before.has(listing)).length;
  const gone = [...after].filter(
    ([listing, { isWithdrawn }]) => isWithdrawn && before.get(listing)?.isWithdrawn !== true,
  );
  const others = [...after].filter(
    ([listing, { isWithdrawn }]) => !isWithdrawn && !names.includes(listing),
  );
  return {
    added,
    changed: imported.length - added - unchanged,
    unchanged,
    withdrawn: gone.length,
    others: others.length,
  };
}

async function readModel(): Promise<Model> {
  const rows = await queries.select().from(product).orderBy(asc(product.listing));
  return new Map(
    rows.map(({ listing, id, priceCents, description, category, position, withdrawnAt }) => [
      listing,
      { id, priceCents, description, category, position, isWithdrawn: withdrawnAt !== null },
    ]),
  );
}

async function* partsOf(rows: readonly CatalogueRow[]): AsyncGenerator<ImportPart> {
  yield { rows: rows.map((row, index) => ({ place: { line: index + 1 }, row })) };
  yield { end: { badRows: 0 } };
}

const sorted = (model: Model) => [...model].sort(([one], [other]) => (one < other ? -1 : 1));

test('any imports in any order leave the catalogue that they mean', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(imports, { maxLength: 5 }), async (sequence) => {
      await queries.delete(product);
      let model: Model = new Map();
      for (const one of sequence) {
        const listings = goodListings(model, one);
        const names = listings.filter((listing) => listing !== null);
        const after = importInto(model, one);
        const report = await files.importFrom(partsOf(one.rows), one, () => {});
        const badRows = listings.length - names.length;
        expect(report).toEqual({
          goodRows: names.length,
          badRows,
          counts: after && countChanges(model, after, names),
        });
        if (after && !one.dryRun) model = after;
        expect(sorted(await readModel())).toEqual(sorted(model));
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
