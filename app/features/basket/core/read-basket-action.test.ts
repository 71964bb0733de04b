import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BasketAction, basketFormFields } from './basket-action.ts';
import { basketActionSchema, readBasketForm } from './read-basket-action.ts';

describe('the valid actions on a basket', () => {
  test.for([
    { type: 'ADD_TO_BASKET', variant: 'book' },
    { type: 'ADD_TO_BASKET', variant: 'book', count: 10 },
    { type: 'REMOVE_FROM_BASKET', id: '12321341' },
    { type: 'EMPTY_BASKET' },
    { type: 'REMOVE_LINES', lines: [1, 2] },
    { type: 'RESTORE_LINES', lines: [1, 2] },
  ])('%j is one of the actions', (action) => {
    expect(basketActionSchema.parse(action)).toEqual(action);
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
    { type: 'ADD_TO_BASKET', variant: '' },
    { type: 'ADD_TO_BASKET', variant: 'x'.repeat(201) },
    { type: 'ADD_TO_BASKET', variant: 'a\0b' },
    { type: 'ADD_TO_BASKET', id: 'book' },
    { type: 'ADD_TO_BASKET', variant: 'book', count: 0 },
    { type: 'ADD_TO_BASKET', variant: 'book', count: 11 },
    { type: 'ADD_TO_BASKET', variant: 'book', count: 1.5 },
    { type: 'ADD_TO_BASKET', variant: 'book', count: '2' },
    { type: 'REMOVE_FROM_BASKET', id: 12321341 },
    { type: 'REMOVE_FROM_BASKET', variant: 'book' },
    { type: 'add_to_basket', variant: 'book' },
    {},
    [],
    null,
  ])('%j is none', (action) => {
    expect(basketActionSchema.safeParse(action).success).toBe(false);
  });
});

describe('a form of the basket', () => {
  const number = fc.nat();
  const actions: fc.Arbitrary<BasketAction> = fc.oneof(
    fc.record(
      {
        type: fc.constant('ADD_TO_BASKET' as const),
        variant: fc.string({ minLength: 1 }),
        count: fc.integer({ min: 1, max: 10 }),
      },
      { requiredKeys: ['type', 'variant'] },
    ),
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
      fc.property(actions, (action) => {
        fc.pre(basketActionSchema.safeParse(action).success);
        expect(readBasketForm(Object.fromEntries(basketFormFields(action)))).toEqual(action);
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
  const readAddCount = (fields: { count?: string }) => {
    const action = readBasketForm({ type: 'ADD_TO_BASKET', variant: 'book', ...fields });
    return action?.type === 'ADD_TO_BASKET' ? (action.count ?? 1) : null;
  };
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
});
