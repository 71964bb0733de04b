import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noFacets } from '#app/features/catalogue/search/query/facets.ts';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { refreshSearchWords } from './refresh-words.server.ts';
import { createSearchService } from './search-service.server.ts';

const { queries, searches, close } = await testDatabase();
afterAll(close);
const service = createSearchService(searches);

type Row = typeof product.$inferInsert;

function row(title: string, change: Partial<Row> = {}): Row {
  const common = { variant: title, id: title, title, image: '', priceCents: 100, rating: 3 };
  return { position: 1, ...common, ...change };
}

async function fill(...rows: Row[]): Promise<void> {
  await queries.delete(product);
  if (rows.length > 0) await queries.insert(product).values(rows);
  await refreshSearchWords(queries);
}

function ask(params: string): SearchQuery {
  return parseSearchQuery(new URLSearchParams(params));
}

async function find(params: string): Promise<string[]> {
  const { products, found } = await service.search(ask(params), { after: null, limit: 100 });
  expect(found).toBe(products.length);
  return products.map(({ title }) => title);
}

describe('a search with filters', () => {
  beforeEach(() =>
    fill(
      row('Red Lamp, 2 m', { category: 'Light', priceCents: 4_999, rating: 4 }),
      row('Lampshade', { category: 'Light', priceCents: 900, rating: 7 }),
      row('Desk', { category: 'Furniture', description: 'Comes with a lamp.', rating: 5 }),
      row('USB-C Cable, 12.9 inch', { category: "Cables & 'such'" }),
      row('Gone Lamp', { withdrawnAt: new Date() }),
    ),
  );

  test('counts what each value of a filter would find', async () => {
    const { facets } = await service.search(ask('q=lamp'), { after: null, limit: 1 });
    expect(facets).toEqual({
      ...noFacets,
      category: [
        { value: 'Light', count: 2 },
        { value: 'Furniture', count: 1 },
      ],
      price: [
        { value: '0', count: 2 },
        { value: '2', count: 1 },
      ],
      rating: [
        { value: '3', count: 3 },
        { value: '4', count: 3 },
        { value: '5', count: 2 },
        { value: '6', count: 1 },
        { value: '7', count: 1 },
      ],
    });
  });

  test('counts a filter that is chosen as if it were not', async () => {
    const { found, facets } = await service.search(ask('q=lamp&category=Light&price=0'), {
      after: null,
      limit: 1,
    });
    expect(found).toBe(1);
    expect(facets.category).toEqual([
      { value: 'Furniture', count: 1 },
      { value: 'Light', count: 1 },
    ]);
    expect(facets.price).toEqual([
      { value: '0', count: 1 },
      { value: '2', count: 1 },
    ]);
  });

  test('finds and counts variants that share an id as one where they stand as one', async () => {
    await queries.update(product).set({ id: 'lamps' }).where(eq(product.category, 'Light'));
    const place = { after: null, limit: 10 };
    const one = await service.search(ask('q=lamp'), { ...place, isGrouped: true });
    expect(one.found).toBe(2);
    expect(one.products.map(({ title }) => title)).toEqual(['Red Lamp, 2 m', 'Desk']);
    expect(one.facets.category).toContainEqual({ value: 'Light', count: 1 });
    expect(one.facets.rating.map(({ value, count }) => [value, count])).toEqual([
      ['3', 2],
      ['4', 2],
      ['5', 2],
      ['6', 1],
      ['7', 1],
    ]);
    expect((await service.search(ask('q=lamp'), place)).found).toBe(3);
  });

  test('takes a word with a sign after it as a whole word', async () => {
    await queries.insert(product).values([row('Learning C++'), row('Candle')]);
    await refreshSearchWords(queries);
    const titles = await find(new URLSearchParams({ q: 'c++' }).toString());
    expect(titles.toSorted()).toEqual(['Learning C++', 'USB-C Cable, 12.9 inch']);
  });

  test('finds a product by its id and by its variant', async () => {
    await queries.update(product).set({ id: '4711' }).where(eq(product.variant, 'Desk'));
    for (const number of ['4711', 'Desk']) {
      const [only] = await service.findByNumber(number);
      expect(only?.title).toBe('Desk');
    }
    expect(await service.findByNumber('Gone Lamp')).toEqual([]);
  });

  test('knows when all words are too common to be searched for', async () => {
    expect(await service.hasOnlyCommonWords('the')).toBe(true);
    expect(await service.hasOnlyCommonWords('of the, with')).toBe(true);
    expect(await service.hasOnlyCommonWords('the lamp')).toBe(false);
    expect(await service.hasOnlyCommonWords('%')).toBe(false);
  });
});
