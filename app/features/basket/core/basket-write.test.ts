import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basketFormSchema, basketWriteSchema } from './basket-write.ts';

describe('what may be asked of a basket', () => {
  test.for([
    { type: 'ADD_TO_BASKET', listing: 'book' },
    { type: 'REMOVE_FROM_BASKET', id: '12321341' },
    { type: 'EMPTY_BASKET' },
  ])('%j is one of the three actions', (write) => {
    expect(basketWriteSchema.parse(write)).toEqual(write);
    expect(basketFormSchema.parse(write)).toEqual(write);
  });

  test.for([
    { type: 'SET_USER', user: null },
    { type: 'TAKE_OUT', lines: '1' },
    { type: 'PUT_BACK', line: '1' },
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

  test('a form may also take out lines by their numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 500 }), (lines) => {
        const form = { type: 'TAKE_OUT', lines: lines.join() };
        expect(basketFormSchema.parse(form)).toEqual({ type: 'TAKE_OUT', lines });
      }),
    );
    for (const lines of ['', ',', '1,', '-1', '1.5', 'x', '1, 2', '9'.repeat(16)]) {
      expect(basketFormSchema.safeParse({ type: 'TAKE_OUT', lines }).success).toBe(false);
    }
  });

  test('a form may also put back one line by its number', () => {
    expect(basketFormSchema.parse({ type: 'PUT_BACK', line: '12' })).toEqual({
      type: 'PUT_BACK',
      line: 12,
    });
    for (const line of ['', '-1', '1,2', '1.5', '9'.repeat(16)]) {
      expect(basketFormSchema.safeParse({ type: 'PUT_BACK', line }).success).toBe(false);
    }
  });
});
