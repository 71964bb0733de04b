import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noFacets } from '#app/features/catalogue/search/query/facets.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { ask, LAMPS, row, testSearch } from '#tests/fixtures/test-search.ts';
import { refreshSearchWords } from './refresh-words.server.ts';

const { queries, service, close, fill, find } = await testSearch();
afterAll(close);

describe('a search with filters', () => {
  beforeEach(() => fill(...LAMPS));

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
