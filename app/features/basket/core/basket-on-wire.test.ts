import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import { basketFromWire, basketToWire } from './basket-on-wire.ts';

const item: fc.Arbitrary<BasketItem> = fc.record(
  {
    line: fc.nat(),
    variant: fc.string(),
    id: fc.string(),
    title: fc.string(),
    image: fc.string(),
    priceCents: fc.nat(99_999_999),
    rating: fc.nat(10),
    withdrawn: fc.constant(true as const),
  },
  { requiredKeys: ['line', 'variant', 'id', 'title', 'image', 'priceCents', 'rating'] },
);
const basket = fc.record({
  shopper: fc.option(fc.string()),
  version: fc.nat(),
  items: fc.array(item, { maxLength: 5 }),
});

test('a basket that went over the wire is the same to the cent', () => {
  fc.assert(
    fc.property(basket, (one) => {
      expect(basketFromWire(JSON.parse(JSON.stringify(basketToWire(one))))).toEqual(one);
    }),
  );
});

test('prices go in dollars, the total in cents, and what is withdrawn is not counted', () => {
  const lamp = { line: 1, variant: 'lamp', id: '1', title: '', image: '', rating: 3 };
  const sold = { ...lamp, priceCents: 109_498 };
  const items: BasketItem[] = [sold, { ...sold, line: 2, withdrawn: true }];
  expect(basketToWire({ shopper: 'guest', version: 2, items })).toMatchObject({
    count: 1,
    total: 109_498,
    items: [{ price: 1094.98 }, { price: 1094.98, withdrawn: true }],
  });
});
