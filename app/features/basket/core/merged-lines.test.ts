import { expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import { mergeFromElsewhere, mergeHere, nothingMerged, stillInBasket } from './merged-lines.ts';

function item(line: number): BasketItem {
  return { line, variant: 'book', id: '1', title: 'Book', image: '', priceCents: 100, rating: 3 };
}

const these = (lines: number[]) => ({ lines, leftOut: '' });

test('lines that the request of this page joined were in this browser', () => {
  expect(mergeHere(nothingMerged, these([1, 2]))).toEqual({
    lines: [1, 2],
    leftOut: '',
    from: 'this browser',
  });
});

test('at first nothing has joined', () => {
  expect(nothingMerged).toEqual({ lines: [], leftOut: '', from: 'this browser' });
});

test('a page that joined nothing changes nothing', () => {
  const joined = mergeHere(nothingMerged, these([1]));
  expect(mergeHere(joined, these([]))).toBe(joined);
});

test('the tab that joined the lines ignores the event about them', () => {
  const joined = mergeHere(nothingMerged, these([1, 2]));
  expect(mergeFromElsewhere(joined, these([2, 1]))).toBe(joined);
});

test('lines of several devices are announced, and undone, together', () => {
  const joined = mergeFromElsewhere(
    mergeFromElsewhere(nothingMerged, these([1, 2])),
    these([2, 3]),
  );
  expect(joined).toEqual({ lines: [1, 2, 3], leftOut: '', from: 'another device' });
});

test('an event without lines changes nothing', () => {
  expect(mergeFromElsewhere(nothingMerged, these([]))).toBe(nothingMerged);
});

test('only lines that are in the basket still can be undone', () => {
  const joined = mergeFromElsewhere(nothingMerged, these([1, 2, 3]));
  expect(stillInBasket(joined, [item(2), item(4)]).lines).toEqual([2]);
});

test('what found no room is said in every tab, and once', () => {
  const rest = { lines: [], leftOut: '“Book”' };
  const here = mergeHere(nothingMerged, rest);
  expect(here).toMatchObject({ leftOut: '“Book”', from: 'this browser' });
  expect(mergeFromElsewhere(here, rest)).toBe(here);
  expect(mergeFromElsewhere(nothingMerged, rest)).toMatchObject({ leftOut: '“Book”' });
  expect(mergeFromElsewhere(here, these([1]))).toMatchObject({ lines: [1], leftOut: '“Book”' });
});
