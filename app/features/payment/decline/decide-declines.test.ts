import { expect, test } from 'vitest';
import { DECLINE_LIMIT, decideDeclines } from './decide-declines.ts';

const LIMIT = { max: 3 };
const none = { count: 0, waitSeconds: 0 };

test('so many declined cards of a network shut out who has never bought', () => {
  const after = (count: number) =>
    decideDeclines({ network: { count, waitSeconds: 600 }, own: none, hasBought: false }, LIMIT);
  expect([0, 2, 3, 4].map(after)).toEqual([0, 0, 600, 600]);
});

test('a day has twenty', () => {
  expect(DECLINE_LIMIT).toEqual({ windowSeconds: 86_400, max: 20 });
});

test('who has bought is shut out by declined cards of their own alone', () => {
  const network = { count: 99, waitSeconds: 600 };
  const after = (count: number) =>
    decideDeclines({ network, own: { count, waitSeconds: 60 }, hasBought: true }, LIMIT);
  expect([0, 2, 3].map(after)).toEqual([0, 0, 60]);
});
