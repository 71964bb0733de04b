import { expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import { joinFromElsewhere, joinHere, nothingJoined, stillInBasket } from './joined-lines.ts';

function item(line: number): BasketItem {
  return { line, variant: 'book', id: '1', title: 'Book', image: '', priceCents: 100, rating: 3 };
}

const these = (lines: number[]) => ({ lines, leftOut: '' });

test('lines that the request of this page joined were in this browser', () => {
  expect(joinHere(nothingJoined, these([1, 2]))).toEqual({
    lines: [1, 2],
    leftOut: '',
    from: 'this browser',
  });
});

test('at first nothing has joined', () => {
  expect(nothingJoined).toEqual({ lines: [], leftOut: '', from: 'this browser' });
});

test('a page that joined nothing changes nothing', () => {
  const joined = joinHere(nothingJoined, these([1]));
  expect(joinHere(joined, these([]))).toBe(joined);
});

test('the tab that joined the lines ignores the event about them', () => {
  const joined = joinHere(nothingJoined, these([1, 2]));
  expect(joinFromElsewhere(joined, these([2, 1]))).toBe(joined);
});

test('lines of several devices are announced, and undone, together', () => {
  const joined = joinFromElsewhere(joinFromElsewhere(nothingJoined, these([1, 2])), these([2, 3]));
  expect(joined).toEqual({ lines: [1, 2, 3], leftOut: '', from: 'another device' });
});

test('an event without lines changes nothing', () => {
  expect(joinFromElsewhere(nothingJoined, these([]))).toBe(nothingJoined);
});

test('only lines that are in the basket still can be undone', () => {
  const joined = joinFromElsewhere(nothingJoined, these([1, 2, 3]));
  expect(stillInBasket(joined, [item(2), item(4)]).lines).toEqual([2]);
});

test('what found no room is said in every tab, and once', () => {
  const rest = { lines: [], leftOut: '“Book”' };
  const here = joinHere(nothingJoined, rest);
  expect(here).toMatchObject({ leftOut: '“Book”', from: 'this browser' });
  expect(joinFromElsewhere(here, rest)).toBe(here);
  expect(joinFromElsewhere(nothingJoined, rest)).toMatchObject({ leftOut: '“Book”' });
  expect(joinFromElsewhere(here, these([1]))).toMatchObject({ lines: [1], leftOut: '“Book”' });
});
