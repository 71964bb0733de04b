import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { parseSearchQuery } from './parse-search-query.ts';
import { formatSearchCursor, parseSearchCursor } from './search-cursor.ts';
import { noFilters, searchPath, sorts } from './search-query.ts';

function parse(path: string) {
  return parseSearchQuery(new URL(path, 'http://shop.example').searchParams);
}

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isStorable);

/** As an address is read: in order, and each once. */
const brands = fc.uniqueArray(name, { maxLength: 20 }).map((all) => all.toSorted());

const options = fc
  .dictionary(name, fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), { maxKeys: 3 })
  .map((all) =>
    Object.keys(all)
      .toSorted()
      .flatMap((option) => (all[option] ?? []).toSorted().map((value) => [option, value] as const)),
  );

test('the address of a search asks for that search', () => {
  const query = fc.record({
    text: fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map((text) => text.replaceAll('\0', '').trim()),
    category: fc.option(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => !name.includes('\0')),
    ),
    priceClass: fc.option(fc.integer({ min: 0, max: 7 })),
    rating: fc.option(fc.integer({ min: 1, max: 10 })),
    collection: fc.option(name),
    ...{ brands, options },
    isOnSale: fc.boolean(),
    isInStock: fc.boolean(),
    sort: fc.constantFrom(...sorts),
  });
  fc.assert(
    fc.property(query, (one) => {
      expect(parse(searchPath(one))).toEqual(one);
    }),
  );
});

test('a filter that makes no sense is as if it were not there', () => {
  const nonsense = [
    '/search?q=%20lamp%00%20&category=&price=8&rating=-1&sort=colour',
    `collection=&brand=&brand=%00&brand=${'x'.repeat(101)}&sale=yes`,
    `option.=M&option.Size=&option.Size=%00&option.${'x'.repeat(41)}=M&option=M`,
  ];
  expect(parse(nonsense.join('&'))).toEqual({ ...noFilters, text: 'lamp', sort: 'relevance' });
});

test('what was chosen in another order, or twice, is the same search', () => {
  const query = parse(
    '/search?brand=B&brand=A&brand=B&option.Size=M&option.Colour=Sand&option.Size=L',
  );
  expect(query.brands).toEqual(['A', 'B']);
  expect(query.options).toEqual([
    ['Colour', 'Sand'],
    ['Size', 'L'],
    ['Size', 'M'],
  ]);
});

test('an address asks for twenty values at most, and for options that one variant can have', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const brandPath = `/search?${numbers.map((number) => `brand=${number}`).join('&')}`;
  expect(parse(brandPath).brands).toHaveLength(20);
  const optionPath = `/search?${numbers.map((number) => `option.Size=${number}`).join('&')}`;
  expect(parse(optionPath).options).toHaveLength(20);
  const names = ['a', 'b', 'c', 'd'].map((option) => `option.${option}=x`);
  expect(parse(`/search?${names.join('&')}`).options.map(([option]) => option)).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('a cursor is read as the place that it stands for, any other text as none', () => {
  const cursor = { key: -1_094_98, position: 3, variant: 'a.b' };
  expect(parseSearchCursor(formatSearchCursor(cursor))).toEqual(cursor);
  for (const text of ['', '1', '1.2', '1.2.', 'x.1.a', '9999999999.1.a', '1.1.a\0']) {
    expect(parseSearchCursor(text)).toBeNull();
  }
});
