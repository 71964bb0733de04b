import { expect, test } from 'vitest';
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import { createRecentBaskets } from './recent-baskets.ts';

const basket = (shopper: string, version: number): Basket => ({ shopper, version, items: [] });

test('gives the basket of that very version, until prices change', () => {
  const recent = createRecentBaskets();
  recent.put(basket('ann', 1));
  recent.put(basket('ann', 2));
  expect(recent.get('ann', 2)).toEqual(basket('ann', 2));
  expect(recent.get('ann', 1)).toBeUndefined();
  expect(recent.get('ann', 3)).toBeUndefined();
  expect(recent.get('bob', 2)).toBeUndefined();
  recent.clear();
  expect(recent.get('ann', 2)).toBeUndefined();
});

test('holds a bounded number of baskets, the newest', () => {
  const recent = createRecentBaskets();
  for (let number = 0; number < 501; number += 1) recent.put(basket(`shopper ${number}`, 1));
  expect(recent.get('shopper 0', 1)).toBeUndefined();
  expect(recent.get('shopper 1', 1)).toBeDefined();
  expect(recent.get('shopper 500', 1)).toBeDefined();
});
