import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatProductCursor, parseProductCursor } from './product-cursor.ts';

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const variant = letters.filter((text) => !/[\0\n\r\u2028\u2029]/.test(text));

test('a cursor that a page gives out is read as the place that it stands for', () => {
  const position = fc.integer({ min: 0, max: 999_999_999 });
  fc.assert(
    fc.property(fc.record({ position, variant }), (cursor) => {
      expect(parseProductCursor(formatProductCursor(cursor))).toEqual(cursor);
    }),
  );
});

test('any other text is no cursor', () => {
  for (const text of ['', '.', '1', '1.', '.book', '-1.book', '1e3.book', 'x.book', '1.a\0b']) {
    expect(parseProductCursor(text)).toBeNull();
  }
  expect(parseProductCursor(`1.${'x'.repeat(201)}`)).toBeNull();
  expect(parseProductCursor('9999999999.book')).toBeNull();
});

/** Cursors, and texts that a character or two keep from being one. */
const almostCursor = fc
  .tuple(
    fc.constantFrom('', '', '', ' ', '-', '0'),
    fc.oneof(fc.nat(999_999_999).map(String), fc.integer({ min: 1e9, max: 1e12 }).map(String)),
    fc.constantFrom('.', '.', '.', '.', ',', ''),
    fc.array(
      fc.oneof(
        { weight: 12, arbitrary: letters },
        { weight: 1, arbitrary: fc.constantFrom('\0', '\n') },
      ),
      {
        maxLength: 8,
      },
    ),
  )
  .map(([before, position, point, variant]) => [before, position, point, ...variant].join(''));

test('a text that is almost a cursor is either a place that a database can know, or none', () => {
  const parsed = fc
    .sample(almostCursor, { numRuns: 2_000, seed: 20_261_122 })
    .map((text) => ({ text, cursor: parseProductCursor(text) }));
  const places = parsed.filter(({ cursor }) => cursor !== null);
  for (const { text, cursor } of places) {
    expect(cursor?.position).toBeLessThan(2 ** 31);
    expect(cursor?.variant).toMatch(/^[^\0]{1,200}$/u);
    expect(text.endsWith(`.${cursor?.variant}`)).toBe(true);
  }
  // Both kinds are there, or this shows nothing.
  expect(places.length).toBeGreaterThan(200);
  expect(parsed.length - places.length).toBeGreaterThan(200);
});
