import { expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import { joinFromElsewhere, joinHere, nothingJoined, stillInBasket } from './joined-lines.ts';

function item(line: number): BasketItem {
  return { line, listing: 'book', id: '1', title: 'Book', image: '', priceCents: 100, rating: 3 };
}

test('lines that the request of this page joined were in this browser', () => {
  expect(joinHere(nothingJoined, [1, 2])).toEqual({ lines: [1, 2], from: 'this browser' });
});

test('a page that joined nothing leaves what is told', () => {
  const told = joinHere(nothingJoined, [1]);
  expect(joinHere(told, [])).toBe(told);
});

test('the tab that joined them is not told that they came from elsewhere', () => {
  const told = joinHere(nothingJoined, [1, 2]);
  expect(joinFromElsewhere(told, [2, 1])).toBe(told);
});

test('lines of several devices are told, and undone, together', () => {
  const told = joinFromElsewhere(joinFromElsewhere(nothingJoined, [1, 2]), [2, 3]);
  expect(told).toEqual({ lines: [1, 2, 3], from: 'another device' });
});

test('an event without lines tells nothing', () => {
  expect(joinFromElsewhere(nothingJoined, [])).toBe(nothingJoined);
});

test('only lines that are in the basket still can be undone', () => {
  const told = joinFromElsewhere(nothingJoined, [1, 2, 3]);
  expect(stillInBasket(told, [item(2), item(4)]).lines).toEqual([2]);
});
