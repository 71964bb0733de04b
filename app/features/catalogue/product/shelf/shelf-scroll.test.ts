import { expect, test } from 'vitest';
import { nextScroll } from './shelf-scroll.ts';

const row = (scrollLeft: number) => ({ scrollLeft, clientWidth: 500, scrollWidth: 1_300 });

test('an arrow moves a shelf by its width, no further than to its end', () => {
  expect(nextScroll(row(0), 1)).toBe(500);
  expect(nextScroll(row(500), 1)).toBe(800);
  expect(nextScroll(row(800), -1)).toBe(300);
  expect(nextScroll(row(300), -1)).toBe(0);
});

test('from an end it leads to the other one', () => {
  expect(nextScroll(row(799.4), 1)).toBe(0);
  expect(nextScroll(row(0.5), -1)).toBe(800);
});
