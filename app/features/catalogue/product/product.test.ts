import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productRows } from './product.ts';

const rowLengths = (count: number) =>
  productRows(Array.from({ length: count }, (_, index) => index)).map((row) => row.length);

describe('rows of product cards', () => {
  test('hold seven products as 3, 3 and 1', () => {
    expect(rowLengths(7)).toEqual([3, 3, 1]);
  });

  test('repeat the pattern for a catalogue of any other size', () => {
    expect(rowLengths(28)).toEqual([3, 3, 1, 3, 3, 1, 3, 3, 1, 3, 3, 1]);
    expect(rowLengths(9)).toEqual([3, 3, 1, 2]);
    expect(rowLengths(0)).toEqual([]);
  });

  test('keep every product once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        expect(productRows(items).flat()).toEqual(items);
      }),
    );
  });
});
