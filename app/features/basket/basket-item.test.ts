import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketTotalCents } from './basket-item.ts';

test('the total is the sum of the prices, exact to the cent', () => {
  const cents = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 100 });
  fc.assert(
    fc.property(cents, (prices) => {
      const items = prices.map((price) => ({
        listing: '',
        id: '',
        title: '',
        image: '',
        price: price / 100,
        rating: 3,
      }));
      expect(basketTotalCents(items)).toBe(prices.reduce((sum, price) => sum + price, 0));
    }),
  );
});
