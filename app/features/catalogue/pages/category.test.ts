import { expect, test } from 'vitest';
import { type Category, categoriesInMenu, MAX_IN_MENU } from './category.ts';

/** Categories of so many products each, called by their letters. */
function categories(...counts: (number | null)[]): Category[] {
  return counts.map((products, index) => ({
    name: String.fromCharCode(65 + index),
    image: '',
    products,
  }));
}

test('a shop of a few categories has all of them in the menu, in their order', () => {
  expect(categoriesInMenu(categories(1, 30, 2))).toEqual(['A', 'B', 'C']);
  expect(categoriesInMenu([])).toEqual([]);
});

test('of many the largest are in the menu, in the order of their names', () => {
  const many = categories(
    ...Array.from({ length: MAX_IN_MENU + 2 }, (_, index) => index + 1),
    null,
  );
  expect(categoriesInMenu(many)).toEqual([
    'C',
    'D',
    'E',
    'F',
    'G',
    'H',
    'I',
    'J',
    'K',
    'L',
    'M',
    'N',
  ]);
});
