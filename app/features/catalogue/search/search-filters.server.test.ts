import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import { refreshSoldOut } from '#app/features/stock/refresh-sold-out.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { recount } from '#tests/fixtures/test-stock.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { refreshSearchWords } from './refresh-words.server.ts';
import { createSearchService } from './search-service.server.ts';

const { queries, searches, close } = await testDatabase();
afterAll(close);
const service = createSearchService(searches);

type Row = typeof product.$inferInsert;

function row(variant: string, change: Partial<Row>): Row {
  const common = { id: variant, title: variant, image: '', priceCents: 1_000, rating: 3 };
  return { variant, position: 1, ...common, ...change };
}

function beanie(colour: string, size: string, change: Partial<Row> = {}): Row {
  const options = [
    ['Colour', colour],
    ['Size', size],
  ] as const;
  const common = { id: 'beanie', title: 'Beanie', brand: 'Acme', options };
  return row(`beanie ${colour} ${size}`, { ...common, ...change });
}

beforeAll(async () => {
  await queries.insert(product).values([
    beanie('Sand', 'S', { collections: ['summer', 'it\'s "new" \\ here'] }),
    beanie('Sand', 'M', { position: 2, wasCents: 1_500 }),
    beanie('Black', 'L', { position: 3, wasCents: 1_000 }),
    row('scarf', {
      sku: 'K-17',
      barcode: '96385074',
      brand: "O'Neill\\",
      wasCents: 2_000,
      collections: ['summer', 'wool'],
    }),
    row('boots', { options: [['Size', "42 | 'wide'"]], brand: '', position: 4 }),
  ]);
  await refreshSearchWords(queries);
});

async function find(params: Record<string, string> | [string, string][], isGrouped = false) {
  const query = parseSearchQuery(new URLSearchParams(params));
  const { products } = await service.search(query, { after: null, limit: 10, isGrouped });
  return products.map(({ variant }) => variant).sort();
}

test('a brand and an article number are words of a product, and a brand is completed and corrected', async () => {
  expect(await find({ q: 'acme beanie' })).toHaveLength(3);
  expect(await find({ q: 'acm' })).toHaveLength(3);
  expect(await find({ q: 'K-17' })).toEqual(['scarf']);
  expect(await find({ q: '96385074' })).toEqual(['scarf']);
  const misspelt = parseSearchQuery(new URLSearchParams({ q: 'beanie acmme' }));
  const near = await service.nearMiss(misspelt, { after: null, limit: 10 });
  expect(near?.query.text).toBe('beanie acme');
});

describe('a search is narrowed', () => {
  test('to a value of an option, or to any of several', async () => {
    expect(await find({ 'option.Size': 'M' })).toEqual(['beanie Sand M']);
    const twoSizes: [string, string][] = [
      ['option.Size', 'M'],
      ['option.Size', 'L'],
    ];
    expect(await find(twoSizes)).toEqual(['beanie Black L', 'beanie Sand M']);
    expect(await find({ 'option.Size': "42 | 'wide'" })).toEqual(['boots']);
  });

  test('to variants that have all the options at once, not to products that have each of them', async () => {
    expect(await find({ 'option.Colour': 'Sand', 'option.Size': 'M' })).toEqual(['beanie Sand M']);
    expect(await find({ 'option.Colour': 'Sand', 'option.Size': 'L' })).toEqual([]);
  });

  test('to brands', async () => {
    expect(await find({ brand: "O'Neill\\" })).toEqual(['scarf']);
    const both: [string, string][] = [
      ['brand', "O'Neill\\"],
      ['brand', 'Acme'],
    ];
    expect(await find(both)).toHaveLength(4);
  });

  test('to what costs less than before', async () => {
    expect(await find({ sale: '1' })).toEqual(['beanie Sand M', 'scarf']);
    expect(await find({ sale: '1', q: 'beanie' })).toEqual(['beanie Sand M']);
  });

  test('to what is in stock', async () => {
    await recount(queries, 'beanie Sand M', 0);
    await recount(queries, 'scarf', 3);
    await refreshSoldOut(queries, null);
    const inStock = ['beanie Black L', 'beanie Sand S', 'boots', 'scarf'];
    expect(await find({ stock: '1' })).toEqual(inStock);
    expect(await find({ stock: '1', q: 'beanie', sort: 'price' })).toEqual(inStock.slice(0, 2));
    const query = parseSearchQuery(new URLSearchParams({ q: '' }));
    const { facets } = await service.search(query, { after: null, limit: 1 });
    expect(facets.stock).toEqual([{ value: '1', count: 4 }]);
    await recount(queries, 'beanie Sand M', 1);
    await refreshSoldOut(queries, ['beanie Sand M']);
    expect(await find({ stock: '1' })).toHaveLength(5);
  });

  test('to what is in stock again, which the minute writes down for all', async () => {
    await recount(queries, 'beanie Sand S', 0);
    await refreshSoldOut(queries, null);
    expect(await find({ stock: '1', q: 'beanie' })).not.toContain('beanie Sand S');
    await recount(queries, 'beanie Sand S', 1);
    await refreshSoldOut(queries, null);
    expect(await find({ stock: '1', q: 'beanie' })).toContain('beanie Sand S');
  });

  test('to a collection, whatever signs its handle has', async () => {
    expect(await find({ collection: 'summer' })).toEqual(['beanie Sand S', 'scarf']);
    expect(await find({ collection: 'it\'s "new" \\ here' })).toEqual(['beanie Sand S']);
    expect(await find({ collection: 'a' })).toEqual([]);
  });

  test('to names as they are written, letter by letter', async () => {
    expect(await find({ 'option.Size': 'm' })).toEqual([]);
    expect(await find({ 'option.size': 'M' })).toEqual([]);
    expect(await find({ brand: 'acme' })).toEqual([]);
  });

  test.for(['relevance', 'price', 'price-down', 'rating'])(
    'and sorted by %s its cards are of variants that match',
    async (sort) => {
      expect(await find({ 'option.Colour': 'Black', sort }, true)).toEqual(['beanie Black L']);
    },
  );
});

describe('the filters of a search', () => {
  async function facetsOf(params: string) {
    const query = parseSearchQuery(new URLSearchParams(params));
    const { facets } = await service.search(query, { after: null, limit: 1, isGrouped: true });
    return facets;
  }

  test('count cards by brand, by each option and by what is on sale', async () => {
    const facets = await facetsOf('q=beanie');
    expect(facets.brand).toEqual([{ value: 'Acme', count: 1 }]);
    expect(facets.sale).toEqual([{ value: '1', count: 1 }]);
    expect(facets['option.Colour']).toEqual([
      { value: 'Black', count: 1 },
      { value: 'Sand', count: 1 },
    ]);
    expect(facets['option.Size']?.map(({ value }) => value)).toEqual(['L', 'M', 'S']);
  });

  test('count each as if none of its own values were chosen, and the others with them', async () => {
    const facets = await facetsOf('q=beanie&option.Colour=Sand&option.Size=S&brand=Nobody');
    expect(facets.brand).toEqual([{ value: 'Acme', count: 1 }]);
    expect(facets['option.Size']).toEqual([]);
    const sand = await facetsOf('option.Colour=Sand&option.Size=S&sale=1');
    expect(sand['option.Size']?.map(({ value }) => value)).toEqual(['M']);
    expect(sand['option.Colour']).toEqual([]);
    expect(sand.sale).toEqual([]);
  });
});

test('names too long for a file are found by their first hundred letters, of hundreds of bytes', async () => {
  const long = '💥'.repeat(150);
  const options = [
    [long, long],
    ['b', 'b'],
    ['c', 'c'],
  ] as const;
  await queries.insert(product).values(row('long', { brand: long, options }));
  expect(await find({ 'option.c': 'c' })).toEqual(['long']);
});
