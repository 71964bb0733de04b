import { expect, test } from 'vitest';
import { type LiveEvent, remember } from './live-tabs.ts';

function events(...names: string[]): LiveEvent[] {
  return names.map((name, index) => ({ name, data: String(index) }));
}

function remembered(...names: string[]): string[] {
  const none: readonly LiveEvent[] = [];
  return events(...names)
    .reduce(remember, none)
    .map(({ name, data }) => `${name} ${data}`);
}

test('a late tab gets the newest basket', () => {
  expect(remembered('basket', 'basket', 'basket')).toEqual(['basket 2']);
});

test('a late tab gets the newest page of orders, and each order since', () => {
  expect(remembered('order', 'orders', 'order', 'order', 'orders', 'order', 'order')).toEqual([
    'orders 4',
    'order 5',
    'order 6',
  ]);
});

test('a late tab gets no one-off event from before it was open', () => {
  expect(remembered('orders', 'basket', 'joined', 'gone')).toEqual(['orders 0', 'basket 1']);
});
