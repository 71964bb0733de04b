import { expect, test } from 'vitest';
import { VALUE_END } from '#db/schema/catalogue-schema.ts';
import { KnownLines } from './known-lines.server.ts';

const lineOf = (category: string, options: readonly (readonly [string, string])[] = []) =>
  [category, 'Acme', JSON.stringify(options)].join(VALUE_END);

test('a line has the same numbers wherever and however often it is answered, of what stood there before none', () => {
  const known = new KnownLines();
  const lamp = lineOf('Light', [['Colour', 'Sand']]);
  const textsOf = (line: string, position: number) =>
    known.valuesOf(line, position).map((number) => known.numbers.valueOf(number));
  const expected = [
    ['category', 'Light'],
    ['brand', 'Acme'],
    ['option.Colour', 'Sand'],
  ];
  expect(textsOf(lamp, 7)).toEqual(expected);
  expect(textsOf(lineOf('Desk'), 7)).toEqual([
    ['category', 'Desk'],
    ['brand', 'Acme'],
  ]);
  for (const position of [7, 7, 8, 2 ** 30]) expect(textsOf(lamp, position)).toEqual(expected);
});

test('what is empty is no value', () => {
  const known = new KnownLines();
  expect(known.valuesOf(['', '', '[]'].join(VALUE_END), 1)).toEqual([]);
});
