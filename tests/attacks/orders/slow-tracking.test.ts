/** Tracking numbers that somebody pastes: whatever the text, reading it takes as long as it is. */
import { expect, test } from 'vitest';
import { readTracking } from '#operations/orders/many-orders.server.ts';

const SPACES = ' '.repeat(200_000);

test.each([
  // A line of which browsers say that it is one, and expressions that it ends.
  ['a separator of lines within', `A1${SPACES}b\u2028c`, 'b\u2028c'],
  ['spaces within a number', `A1 b${SPACES}c`, `b${SPACES}c`],
  ['separators alone', `A1${' ,;'.repeat(70_000)}`, ''],
])('a line with %s is read in time', (_, typed, tracking) => {
  expect(readTracking(typed)).toEqual([{ order: 'A1', tracking }]);
});
