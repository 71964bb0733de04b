import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { createCatalogueService } from './catalogue-service.server.ts';
import { loadIfEmpty, readProducts } from './catalogue-store.server.ts';
import { sampleCatalogue } from './sample-catalogue.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const catalogue = createCatalogueService(database);
beforeEach(async () => {
  await queries.delete(product);
});

type Row = typeof product.$inferInsert;

function row(variant: string, change: Partial<Row> = {}): Row {
  const common = { id: variant, title: variant, image: '', priceCents: 100, rating: 3 };
  return { variant, position: 1, ...common, ...change };
}

/** All variants, page by page. */
async function readAll(limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const { products, next } = await readProducts(queries, {
      after: after === null ? null : parseProductCursor(after),
      limit,
    });
    pages.push(products.map(({ variant }) => variant));
    after = next;
  } while (after !== null);
  return pages;
}

describe('the pages of the catalogue', () => {
  test('of any length hold every product once, in order of position and variant', async () => {
    const rows = fc.uniqueArray(
      fc.record({
        position: fc.integer({ min: 1, max: 4 }),
        variant: fc.string({
          unit: fc.constantFrom('a', 'B', 'é', '.', '-', '💥', '_'),
          minLength: 1,
          maxLength: 4,
        }),
      }),
      { selector: ({ variant }) => variant, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 8 }), async (made, limit) => {
        await queries.delete(product);
        const all = made.map(({ variant, position }) => row(variant, { position }));
        if (all.length > 0) await queries.insert(product).values(all);
        const pages = await readAll(limit);
        const bytes = (text: string) => Buffer.from(text);
        const expected = made
          .toSorted(
            (one, other) =>
              one.position - other.position || bytes(one.variant).compare(bytes(other.variant)),
          )
          .map(({ variant }) => variant);
        expect(pages.flat()).toEqual(expected);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('give prices in cents', async () => {
    await queries.insert(product).values(row('book', { priceCents: 109_498 }));
    expect(await catalogue.page(null, 1)).toMatchObject({
      products: [{ variant: 'book', priceCents: 109_498 }],
      next: null,
    });
  });
});

describe('the sample catalogue', () => {
  test('has seven products, two with one id, as the specification has them', () => {
    expect(sampleCatalogue).toHaveLength(7);
    expect(new Set(sampleCatalogue.map(({ id }) => id)).size).toBe(6);
    expect(new Set(sampleCatalogue.map(({ variant }) => variant)).size).toBe(7);
    const prices = sampleCatalogue.map(({ priceCents }) => priceCents);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([100, 109_498]);
    const ratings = sampleCatalogue.map(({ rating }) => rating);
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([3, 7]);
  });

  test('is loaded once into an empty database, in its order, by any number at once', async () => {
    await Promise.all([catalogue.loadSample(), catalogue.loadSample(), catalogue.loadSample()]);
    await catalogue.loadSample();
    const variants = sampleCatalogue.map(({ variant }) => variant);
    expect((await readAll(100)).flat()).toEqual(variants);
  });

  test('is not loaded beside what is there', async () => {
    await queries.insert(product).values(row('own'));
    await loadIfEmpty(queries, sampleCatalogue);
    expect((await readAll(100)).flat()).toEqual(['own']);
  });
});
