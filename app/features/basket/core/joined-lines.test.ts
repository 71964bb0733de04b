import { expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import { joinFromElsewhere, joinHere, nothingJoined, stillInBasket } from './joined-lines.ts';

function item(line: number): BasketItem {
  return { line, listing: 'book', id: '1', title: 'Book', image: '', priceCents: 100, rating: 3 };
}

test('lines that the request of this page joined were in this browser', () => {
  expect(joinHere(nothingJoined, [1, 2])).toEqual({ lines: [1, 2], from: 'this browser' });
});

test('at first nothing has joined', () => {
  expect(nothingJoined).toEqual({ lines: [], from: 'this browser' });
});

test('a page that joined nothing changes nothing', () => {
  const joined = joinHere(nothingJoined, [1]);
  expect(joinHere(joined, [])).toBe(joined);
});

test('the tab that joined the lines ignores the event about them', () => {
  const joined = joinHere(nothingJoined, [1, 2]);
  expect(joinFromElsewhere(joined, [2, 1])).toBe(joined);
});

test('lines of several devices are announced, and undone, together', () => {
  const joined = joinFromElsewhere(joinFromElsewhere(nothingJoined, [1, 2]), [2, 3]);
  expect(joined).toEqual({ lines: [1, 2, 3], from: 'another device' });
});

test('an event without lines changes nothing', () => {
  expect(joinFromElsewhere(nothingJoined, [])).toBe(nothingJoined);
});

test('only lines that are in the basket still can be undone', () => {
  const joined = joinFromElsewhere(nothingJoined, [1, 2, 3]);
  expect(stillInBasket(joined, [item(2), item(4)]).lines).toEqual([2]);
});
