import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearchQuery } from './parse-search-query.ts';
import { formatSearchCursor, parseSearchCursor } from './search-cursor.ts';
import { searchPath, sorts } from './search-query.ts';

function parse(path: string) {
  return parseSearchQuery(new URL(path, 'http://shop.example').searchParams);
}

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
    sort: fc.constantFrom(...sorts),
  });
  fc.assert(
    fc.property(query, (one) => {
      expect(parse(searchPath(one))).toEqual(one);
    }),
  );
});

test('a filter that makes no sense is as if it were not there', () => {
  expect(parse('/search?q=%20lamp%00%20&category=&price=8&rating=-1&sort=colour')).toEqual({
    text: 'lamp',
    category: null,
    priceClass: null,
    rating: null,
    sort: 'relevance',
  });
});

test('a cursor is read as the place that it stands for, any other text as none', () => {
  const cursor = { key: -1_094_98, position: 3, variant: 'a.b' };
  expect(parseSearchCursor(formatSearchCursor(cursor))).toEqual(cursor);
  for (const text of ['', '1', '1.2', '1.2.', 'x.1.a', '9999999999.1.a', '1.1.a\0']) {
    expect(parseSearchCursor(text)).toBeNull();
  }
});
