import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basketFormFields } from './basket-form-fields.ts';
import {
  type BasketWrite,
  basketWriteSchema,
  readAddCount,
  readBasketForm,
} from './basket-write.ts';

describe('the valid writes of a basket', () => {
  test.for([
    { type: 'ADD_TO_BASKET', listing: 'book' },
    { type: 'REMOVE_FROM_BASKET', id: '12321341' },
    { type: 'EMPTY_BASKET' },
    { type: 'REMOVE_LINES', lines: [1, 2] },
    { type: 'RESTORE_LINES', lines: [1, 2] },
  ])('%j is one of the actions', (write) => {
    expect(basketWriteSchema.parse(write)).toEqual(write);
  });

  test.for([
    { type: 'SET_USER', user: null },
    { type: 'REMOVE_LINES', lines: '1' },
    { type: 'REMOVE_LINES', lines: [] },
    { type: 'REMOVE_LINES', lines: [1.5] },
    { type: 'REMOVE_LINES', lines: Array(501).fill(1) },
    { type: 'RESTORE_LINES', lines: '1' },
    { type: 'RESTORE_LINES', lines: [-1] },
    { type: 'RESTORE_LINES', lines: Array(501).fill(1) },
    { type: 'ADD_TO_BASKET' },
    { type: 'ADD_TO_BASKET', listing: '' },
    { type: 'ADD_TO_BASKET', listing: 'x'.repeat(201) },
    { type: 'ADD_TO_BASKET', listing: 'a\0b' },
    { type: 'ADD_TO_BASKET', id: 'book' },
    { type: 'REMOVE_FROM_BASKET', id: 12321341 },
    { type: 'REMOVE_FROM_BASKET', listing: 'book' },
    { type: 'add_to_basket', listing: 'book' },
    {},
    [],
    null,
  ])('%j is none', (write) => {
    expect(basketWriteSchema.safeParse(write).success).toBe(false);
  });
});

describe('a form of the basket', () => {
  const number = fc.nat();
  const writes: fc.Arbitrary<BasketWrite> = fc.oneof(
    fc.string({ minLength: 1 }).map((listing) => ({ type: 'ADD_TO_BASKET' as const, listing })),
    fc.string({ minLength: 1 }).map((id) => ({ type: 'REMOVE_FROM_BASKET' as const, id })),
    fc.constant({ type: 'EMPTY_BASKET' as const }),
    fc
      .array(number, { minLength: 1, maxLength: 500 })
      .map((lines) => ({ type: 'REMOVE_LINES' as const, lines })),
    fc
      .array(number, { minLength: 1, maxLength: 500 })
      .map((lines) => ({ type: 'RESTORE_LINES' as const, lines })),
  );

  test('asks without scripts for what it asks for with them', () => {
    fc.assert(
      fc.property(writes, (write) => {
        fc.pre(basketWriteSchema.safeParse(write).success);
        expect(readBasketForm(Object.fromEntries(basketFormFields(write)))).toEqual(write);
      }),
    );
  });

  test('that names no line by its number is refused', () => {
    for (const lines of ['', ',', '1,', '-1', '1.5', 'x', '1, 2', '9'.repeat(16)]) {
      expect(readBasketForm({ type: 'REMOVE_LINES', lines })).toBeUndefined();
      expect(readBasketForm({ type: 'RESTORE_LINES', lines })).toBeUndefined();
    }
    expect(readBasketForm(null)).toBeUndefined();
  });
});

test('a form adds one to ten lines; one unless it says so', () => {
  for (const [count, expected] of [
    ['1', 1],
    ['2', 2],
    ['10', 10],
    ['11', 1],
    ['99', 1],
    ['0', 1],
    ['007', 1],
    ['-2', 1],
    ['2.5', 1],
    ['2x', 1],
    ['x2', 1],
    ['', 1],
  ] as const) {
    expect(readAddCount({ count })).toBe(expected);
  }
  expect(readAddCount({})).toBe(1);
  expect(readAddCount(null)).toBe(1);
});
