import { expect, test } from 'vitest';
import { type LiveEvent, remember } from './live-tabs.ts';

function told(...names: string[]): LiveEvent[] {
  return names.map((name, index) => ({ name, data: String(index) }));
}

function remembered(...names: string[]): string[] {
  const none: readonly LiveEvent[] = [];
  return told(...names)
    .reduce(remember, none)
    .map(({ name, data }) => `${name} ${data}`);
}

test('a late tab is told the newest basket', () => {
  expect(remembered('basket', 'basket', 'basket')).toEqual(['basket 2']);
});

test('a late tab is told the newest page of orders, and each order since', () => {
  expect(remembered('order', 'orders', 'order', 'order', 'orders', 'order', 'order')).toEqual([
    'orders 4',
    'order 5',
    'order 6',
  ]);
});

test('a late tab is not told what happened before it was there', () => {
  expect(remembered('orders', 'basket', 'joined', 'gone')).toEqual(['orders 0', 'basket 1']);
});
