/** Imports one after the other, held to what they mean, written down without a database. */
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { partsOf } from '#tests/catalogue/import-parts.ts';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueFiles, type ImportReport } from './catalogue-files.server.ts';
import type { CatalogueRow } from './read/catalogue-row.ts';

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
        variant: fc.option(fc.constantFrom('x', 'y', 'a'), { freq: 1 }),
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

function nameVariants(rows: readonly CatalogueRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ id, variant }) => {
    if (variant !== null) return variant;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** The variants of the rows that can be imported; null in the place of those that cannot. */
function goodVariants(before: Model, { rows, replace }: Import): (string | null)[] {
  const names = nameVariants(rows);
  return rows.map(({ title, priceCents }, index) => {
    const variant = names[index] ?? '';
    const isWhole = title !== null && priceCents !== null;
    const isFirst = names.indexOf(variant) === index;
    return isFirst && (isWhole || (before.has(variant) && !replace)) ? variant : null;
  });
}

/** The catalogue after an import, or null when bad rows were in the way. */
function importInto(before: Model, one: Import): Model | null {
  const { rows, replace, skipInvalid } = one;
  const names = goodVariants(before, one);
  if (names.includes(null) && !skipInvalid) return null;
  const after: Model = new Map();
  for (const [variant, one] of before) {
    after.set(variant, {
      ...one,
      isWithdrawn: one.isWithdrawn || (replace && !names.includes(variant)),
    });
  }
  let last = Math.max(0, ...[...before.values(), ...rows].map(({ position }) => position ?? 0));
  for (const [index, row] of rows.entries()) {
    const variant = names[index] ?? null;
    // The positions of bad rows count too, as those of the good ones do.
    if (variant === null) continue;
    const known = before.get(variant);
    const kept = replace ? undefined : known;
    if (!replace && !known && row.position === null) last += 1;
    after.set(variant, {
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
  const isSame = (variant: string) =>
    JSON.stringify(before.get(variant)) === JSON.stringify(after.get(variant));
  const unchanged = imported.filter(isSame).length;
  const added = imported.filter((variant) => !before.has(variant)).length;
  const gone = [...after].filter(
    ([variant, { isWithdrawn }]) => isWithdrawn && before.get(variant)?.isWithdrawn !== true,
  );
  const others = [...after].filter(
    ([variant, { isWithdrawn }]) => !isWithdrawn && !names.includes(variant),
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
  const rows = await queries.select().from(product).orderBy(asc(product.variant));
  return new Map(
    rows.map(({ variant, id, priceCents, description, category, position, withdrawnAt }) => [
      variant,
      { id, priceCents, description, category, position, isWithdrawn: withdrawnAt !== null },
    ]),
  );
}

const sorted = (model: Model) => [...model].sort(([one], [other]) => (one < other ? -1 : 1));

test('any imports in any order leave the catalogue that they mean', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(imports, { maxLength: 5 }), async (sequence) => {
      await queries.delete(product);
      let model: Model = new Map();
      for (const one of sequence) {
        const variants = goodVariants(model, one);
        const names = variants.filter((variant) => variant !== null);
        const after = importInto(model, one);
        const report = await files.importFrom(partsOf(one.rows), one, () => {});
        const badRows = variants.length - names.length;
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
