import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseSearchCursor } from '#app/features/catalogue/search/query/search-cursor.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { ask, LAMPS, row, testSearch } from '#tests/fixtures/test-search.ts';

const { queries, service, close, fill, find } = await testSearch();
afterAll(close);

/** All pages, one after another. */
async function readAll(query: SearchQuery, limit: number, isGrouped = false) {
  const found: { variant: string; id: string; priceCents: number; rating: number }[] = [];
  let after: string | null = null;
  do {
    const cursor = after === null ? null : parseSearchCursor(after);
    const page = await service.search(query, { after: cursor, limit, isGrouped });
    found.push(...page.products);
    after = page.next;
  } while (after !== null);
  return found;
}

describe('a search', () => {
  beforeEach(() => fill(...LAMPS));

  test.for([
    ['lamp', ['Red Lamp, 2 m', 'Lampshade', 'Desk']],
    ['LAMP red', ['Red Lamp, 2 m']],
    ['lamps', ['Red Lamp, 2 m', 'Lampshade', 'Desk']],
    ['lam', ['Lampshade', 'Red Lamp, 2 m', 'Desk']],
    ['lam red', []],
    ['furniture', ['Desk']],
    ['usb-c', ['USB-C Cable, 12.9 inch']],
    ['12.9', ['USB-C Cable, 12.9 inch']],
    ['gone', []],
    ['the', []],
    ['the lamp', ['Red Lamp, 2 m', 'Lampshade', 'Desk']],
    ['lamp the', ['Red Lamp, 2 m', 'Desk']],
    ['%', []],
  ] as const)('for %j finds %j, titles first', async ([text, titles]) => {
    expect(await find(new URLSearchParams({ q: text }).toString())).toEqual(titles);
  });

  test('is narrowed by category, price and rating', async () => {
    expect(await find('q=lamp&category=Light')).toEqual(['Red Lamp, 2 m', 'Lampshade']);
    expect(await find('q=lamp&rating=5')).toEqual(['Lampshade', 'Desk']);
    expect(await find('q=lamp&price=0&rating=6')).toEqual(['Lampshade']);
    expect(await find('q=lamp&price=2')).toEqual(['Red Lamp, 2 m']);
    expect(await find("q=&category=Cables+%26+'such'")).toEqual(['USB-C Cable, 12.9 inch']);
    expect(await find('q=lamp&category=Nothing')).toEqual([]);
  });

  test('is sorted by price and by rating', async () => {
    expect(await find('q=lamp&sort=price')).toEqual(['Desk', 'Lampshade', 'Red Lamp, 2 m']);
    expect(await find('q=lamp&sort=price-down')).toEqual(['Red Lamp, 2 m', 'Lampshade', 'Desk']);
    expect(await find('q=lamp&sort=rating')).toEqual(['Lampshade', 'Desk', 'Red Lamp, 2 m']);
  });

  test('finds words that were not counted yet, also by their beginning', async () => {
    await queries.insert(product).values(row('Zeppelin'));
    expect(await find('q=zepp')).toEqual(['Zeppelin']);
  });

  test.for([
    ['lmap', 'lamp'],
    ['red lapm', 'red lamp'],
    ['dessk', 'desk'],
    ['red zzzzzz', 'red'],
    ['qqqqqq', null],
    ['%', null],
  ] as const)('that finds nothing for %j comes near with %j', async ([text, near]) => {
    const query = ask(new URLSearchParams({ q: text }).toString());
    const found = await service.nearMiss(query, { after: null, limit: 100 });
    expect(found?.query.text ?? null).toBe(near);
    expect(found?.products.map(({ title }) => title) ?? []).toEqual(
      near === null ? [] : await find(`q=${near}`),
    );
  });

  test('suggests words and products, and what may have been meant', async () => {
    const lamps = await service.suggest('lam');
    expect(lamps.queries).toEqual(['lampshade', 'lamp']);
    expect(lamps.products.map(({ title }) => title)).toEqual(await find('q=lam'));
    expect((await service.suggest('Red la')).queries).toContain('red lamp');
    expect(await service.suggest('d')).toEqual({ queries: ['desk'], products: [] });
    const meant = await service.suggest('lampshode');
    expect(meant.queries).toEqual(['lampshade']);
    expect(meant.products.map(({ title }) => title)).toEqual(['Lampshade']);
    expect(await service.suggest('%')).toEqual({ queries: [], products: [] });
  });

  test('takes whatever is typed', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom(
          '&',
          '|',
          '!',
          "'",
          '"',
          '\\',
          ':',
          '*',
          '(',
          ')',
          '<',
          '-',
          '%',
          ' ',
          'a',
          '💥',
          '\0',
          'é',
          '=',
        ),
      }),
      fc.constant('lamp '.repeat(2_000)),
      fc.constant('x'.repeat(10_000)),
    );
    await fc.assert(
      fc.asyncProperty(odd, odd, async (text, category) => {
        const query = ask(new URLSearchParams({ q: text, category, rating: '3' }).toString());
        const { products } = await service.search(query, { after: null, limit: 3 });
        expect(products.length).toBeLessThanOrEqual(3);
        await service.nearMiss(query, { after: null, limit: 3 });
        await service.suggest(text);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the pages of a search', () => {
  const sorts = ['relevance', 'price', 'price-down', 'rating'] as const;

  test('hold everything once, whatever they are sorted by', async () => {
    const rows = fc.array(
      fc.record({
        priceCents: fc.integer({ min: 1, max: 3_000 }),
        rating: fc.integer({ min: 0, max: 10 }),
        position: fc.integer({ min: 1, max: 3 }),
        extra: fc.constantFrom('', 'lamp lamp', 'lamplight'),
      }),
      { minLength: 1, maxLength: 15 },
    );
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 6 }), async (made, limit) => {
        await queries.delete(product);
        const all = made.map(({ extra, ...rest }, index) =>
          row(`Lamp ${extra}`, { ...rest, variant: `lamp-${index}` }),
        );
        await queries.insert(product).values(all);
        for (const sort of sorts) {
          const found = await readAll(ask(`q=lamp&sort=${sort}`), limit);
          expect(found.map(({ variant }) => variant).toSorted()).toEqual(
            all.map(({ variant }) => variant).toSorted(),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  test('have a card once, however many variants it stands for', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) =>
      row(`Lamp number ${index}`, {
        id: `lamp-${index % 400}`,
        position: index,
        priceCents: 1 + ((index * 7_919) % 180_000),
        rating: index % 11,
      }),
    );
    await fill(...rows);
    const cheapest = new Map<string, number>();
    for (const { id, priceCents } of rows.toSorted((a, b) => a.priceCents - b.priceCents)) {
      if (!cheapest.has(id)) cheapest.set(id, priceCents);
    }
    const byPrice = await readAll(ask('q=lamp&sort=price'), 200, true);
    expect(byPrice.map(({ priceCents }) => priceCents)).toEqual([...cheapest.values()]);
    const byRating = (await readAll(ask('q=lamp&sort=rating'), 200, true)).map(({ id }) => id);
    expect(new Set(byRating).size).toBe(byRating.length);
  });

  test('are in order for more than can be counted, to the last one by price', async () => {
    const titles = Array.from({ length: 2_400 }, (_, index) => `Lamp number ${index}`);
    const rows = titles.map((title, index) =>
      row(title, {
        position: index,
        priceCents: 1 + ((index * 7_919) % 180_000),
        rating: index % 11,
        category: index % 3 === 0 ? 'Light' : 'Shade',
      }),
    );
    await fill(...rows);
    const { found, next } = await service.search(ask('q=lamp'), { after: null, limit: 28 });
    expect(found).toBe(1_001);
    expect(next).not.toBeNull();
    for (const sort of sorts) {
      const query = ask(`q=lamp&sort=${sort}`);
      const [first, second] = await Promise.all([
        service.search(query, { after: null, limit: 56 }),
        service.search(query, { after: null, skip: 28, limit: 28 }),
      ]);
      expect(second.products, sort).toEqual(first.products.slice(28));
    }
    const byBest = await readAll(ask('q=lamp'), 100);
    expect(new Set(byBest.map(({ variant }) => variant)).size).toBe(1_000);
    const byRating = (await readAll(ask('q=lamp&sort=rating'), 100)).map(({ rating }) => rating);
    expect(byRating).toHaveLength(1_000);
    expect(byRating).toEqual(byRating.toSorted((one, other) => other - one));
    expect(byRating.at(-1)).toBe(6);
    const prices = rows.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
    const up = await readAll(ask('q=lamp&sort=price'), 200);
    expect(up.map(({ priceCents }) => priceCents)).toEqual(prices);
    const down = await readAll(ask('q=lamp&sort=price-down'), 200);
    expect(down.map(({ priceCents }) => priceCents)).toEqual(prices.toReversed());
    expect(
      (await service.search(ask('q=lamp&category=Light'), { after: null, limit: 1 })).found,
    ).toBe(800);
    const light = await readAll(ask('q=lamp&category=Light&sort=price&price=4'), 50);
    const expected = rows
      .filter(
        ({ category, priceCents: cents }) =>
          category === 'Light' && cents >= 10_000 && cents < 25_000,
      )
      .map(({ priceCents }) => priceCents)
      .toSorted((a, b) => a - b);
    expect(light.map(({ priceCents }) => priceCents)).toEqual(expected);
  });
});
