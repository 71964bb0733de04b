import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAltTexts, writeAltTexts } from './alt-text-cell.ts';

test('what pictures show stands behind their addresses', () => {
  const cell =
    'https://cdn.example/a.jpg?v=1: A lamp: of brass | old\\\\lamps/b b.jpg:  On \\| off ';
  expect(readAltTexts(cell)).toEqual({
    ok: true,
    value: [
      ['https://cdn.example/a.jpg?v=1', 'A lamp: of brass'],
      ['old\\lamps/b b.jpg', 'On | off'],
    ],
  });
  expect(readAltTexts(' ')).toEqual({ ok: true, value: [] });
});

test('any texts are the same when they are written and read again', () => {
  const letters = [...'ab:|\\ \'"é'];
  const text = fc
    .string({ unit: fc.constantFrom(...letters), minLength: 1 })
    .map((some) => some.replace(/\s+/g, ' ').trim())
    .filter((some) => some !== '');
  const pair = fc.tuple(fc.webUrl(), text);
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 20 }), (some) => {
      expect(readAltTexts(writeAltTexts(some))).toEqual({ ok: true, value: some });
    }),
  );
});

test.for([
  ['A lamp', '"A lamp" is no text of a picture: write pictures/lamp.jpg: A lamp of brass'],
  [`a.jpg: ${'t'.repeat(1_001)}`, 'the text of a picture has 1001 characters: the most is 1000'],
  [Array.from({ length: 41 }, (_, no) => `${no}.jpg: A`).join('|'), 'has 41 texts: the most is 40'],
] as const)('%.20s is refused: %s', ([cell, refusal]) => {
  expect(readAltTexts(cell)).toEqual({ ok: false, refusal });
});
