import { expect, test } from 'vitest';
import { isLine, isVisibleLine } from './line-text.ts';

test.each(['Fjord & Field', '店', '\u2603', 'A\u00a0B'])('%j can be seen', (text) =>
  expect(isVisibleLine(text)).toBe(true),
);

test.each(['', ' ', '\u200b', '\u3164', '\u00ad'])('%j is a line with nothing to see', (text) => {
  expect(isLine(text)).toBe(true);
  expect(isVisibleLine(text)).toBe(false);
});

test.each(['A\nB', 'A\u2028B', 'A\u202eB', 'A\u2066B', '\ud800'])('%j is no line', (text) =>
  expect(isLine(text)).toBe(false),
);
