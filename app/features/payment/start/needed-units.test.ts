import { expect, test } from 'vitest';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { neededUnits } from './needed-units.ts';

const book: BasketItem = {
  line: 1,
  variant: 'book',
  id: '12321341',
  title: 'A book',
  image: '/images/book.webp',
  priceCents: 2999,
  rating: 5,
};
const lamp: BasketItem = { ...book, variant: 'lamp', stockLevel: { kind: 'low', left: 2 } };
const summer = { name: 'SUMMER', sharePercent: 10, amountCents: null };

test('what is not counted needs nothing', () => {
  expect(neededUnits([book, book], null)).toBeNull();
  expect(neededUnits([book], { ...summer, isLimited: false })).toBeNull();
});

test('each unit of a counted variant is needed, sold out or not', () => {
  const soldOut: BasketItem = { ...book, variant: 'vase', stockLevel: { kind: 'out' } };
  expect(neededUnits([lamp, book, lamp, soldOut], null)).toEqual({
    'product:lamp': 2,
    'product:vase': 1,
  });
});

test('a code with limited uses needs one of them', () => {
  expect(neededUnits([lamp], { ...summer, isLimited: true })).toEqual({
    'product:lamp': 1,
    'code:SUMMER': 1,
  });
});
