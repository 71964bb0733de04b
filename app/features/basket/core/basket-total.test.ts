import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketTotalCents, itemsForSale } from './basket-total.ts';

test('the total is the sum of the prices, exact to the cent', () => {
  const cents = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 100 });
  fc.assert(
    fc.property(cents, (prices) => {
      const items = prices.map((price, line) => ({
        line,
        variant: '',
        id: '',
        title: '',
        image: '',
        priceCents: price,
        rating: 3,
      }));
      expect(basketTotalCents(items)).toBe(prices.reduce((sum, price) => sum + price, 0));
    }),
  );
});

test('what is sold no more is neither counted nor summed up', () => {
  const item = { variant: '', id: '', title: '', image: '', rating: 3 };
  const items = [
    { ...item, line: 1, priceCents: 100 },
    { ...item, line: 2, priceCents: 1_000, withdrawn: true as const },
    { ...item, line: 3, priceCents: 10_000 },
  ];
  expect(basketTotalCents(items)).toBe(10_100);
  expect(itemsForSale(items).map(({ line }) => line)).toEqual([1, 3]);
});
