import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatProductCursor, parseProductCursor } from './product-cursor.ts';

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const listing = letters.filter((text) => !/[\0\n\r\u2028\u2029]/.test(text));

test('a cursor that a page gives out is read as the place that it stands for', () => {
  const position = fc.integer({ min: 0, max: 999_999_999 });
  fc.assert(
    fc.property(fc.record({ position, listing }), (cursor) => {
      expect(parseProductCursor(formatProductCursor(cursor))).toEqual(cursor);
    }),
  );
});

test('any other text is no cursor, and is never a place that no database knows', () => {
  for (const text of ['', '.', '1', '1.', '.book', '-1.book', '1e3.book', 'x.book', '1.a\0b']) {
    expect(parseProductCursor(text)).toBeNull();
  }
  expect(parseProductCursor(`1.${'x'.repeat(201)}`)).toBeNull();
  expect(parseProductCursor('9999999999.book')).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cursor = parseProductCursor(text);
      if (cursor === null) return;
      expect(cursor.position).toBeLessThan(2 ** 31);
      expect(cursor.listing).not.toContain('\0');
    }),
  );
});
