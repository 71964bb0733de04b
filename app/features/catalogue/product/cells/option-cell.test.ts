import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_OPTIONS } from '#app/features/catalogue/product/options/options.ts';
import { readOptions } from './option-cell.ts';
import { pairsOf, writePairs } from './pair-cell.ts';

const text = fc
  .string({ unit: fc.constantFrom(...'aBé|:\\, '), minLength: 1, maxLength: 12 })
  .map((written) => written.replace(/\s+/g, ' ').trim())
  .filter((written) => written !== '');
const options = fc.uniqueArray(fc.tuple(text, text), {
  ...{ maxLength: MAX_OPTIONS, selector: ([name]) => name.toLowerCase() },
});

test('options are read as they are written', () => {
  expect(readOptions(' Colour:Sand|Size : M ')).toEqual({
    ok: true,
    value: [
      ['Colour', 'Sand'],
      ['Size', 'M'],
    ],
  });
  expect(readOptions('  ')).toEqual({ ok: true, value: [] });
  expect(readOptions('Ratio: 16:9')).toEqual({ ok: true, value: [['Ratio', '16:9']] });
});

test('any options are the same when they are written and read again', () => {
  fc.assert(
    fc.property(options, (some) => {
      expect(readOptions(writePairs(some))).toEqual({ ok: true, value: some });
    }),
  );
});

test('in JSON they are an object or pairs', () => {
  const pairs = [
    ['Colour', 'Sand'],
    ['Size', 'M'],
  ];
  expect(pairsOf({ Colour: 'Sand', Size: 'M' })).toEqual(pairs);
  expect(pairsOf(pairs)).toEqual(pairs);
  expect(pairsOf([])).toEqual([]);
  expect(pairsOf(['Size'])).toBeNull();
  expect(pairsOf({ Size: 5 })).toBeNull();
});

test.for([
  ['A: 1 | B: 2 | C: 3 | D: 4', 'has 4 options: the most is 3'],
  ['Size: M | size: L', 'names "size" twice: each option has a name of its own'],
  ['Sand', '"Sand" is no option: write its name and its value, such as Colour: Sand | Size: M'],
  [': Sand', 'an option has no name: write one, such as Colour: Sand | Size: M'],
  ['Colour:', 'an option has no value: write one, such as Colour: Sand | Size: M'],
  [`${'n'.repeat(41)}: M`, 'the name of an option has 41 characters: the most is 40'],
  [`Size: ${'v'.repeat(101)}`, 'the value of an option has 101 characters: the most is 100'],
] as const)('%j is refused: %s', ([cell, refusal]) => {
  expect(readOptions(cell)).toEqual({ ok: false, refusal });
});

test('a cell of very many pairs is refused at once', () => {
  // By the square of their number these took minutes.
  const many = Array.from({ length: 50_000 }, (_, no) => `n${no}: v`).join(' | ');
  expect(readOptions(many)).toEqual({
    ok: false,
    refusal: `has 50000 options: the most is ${MAX_OPTIONS}`,
  });
});
