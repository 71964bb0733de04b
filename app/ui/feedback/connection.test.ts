import { expect, test } from 'vitest';
import { isConnectionError } from './connection.ts';

test.for([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'The network connection was lost.',
])('"%s" says that nobody was reached', (message) => {
  expect(isConnectionError(new TypeError(message))).toBe(true);
});

test('a mistake in a page does not', () => {
  expect(isConnectionError(new TypeError('x is not a function'))).toBe(false);
  expect(isConnectionError(new Error('Failed to fetch'))).toBe(false);
  expect(isConnectionError('Failed to fetch')).toBe(false);
});
