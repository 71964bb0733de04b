import { describe, expect, test } from 'vitest';
import { isPaidOut, matchLine, payoutProblem, sumLines } from './payout.ts';

const order = { number: 'ABC', chargeCents: 1999, currency: 'usd', refundCents: [500] };
const charge = { ...order, number: null };

describe('a line of a payout', () => {
  test.each([
    ['charge', 1999, order, 'order'],
    ['charge', 1999, charge, 'charge'],
    ['charge', 1998, order, 'unknown'],
    ['charge', 1999, null, 'unknown'],
    ['refund', -500, order, 'refund'],
    ['refund', -499, order, 'unknown'],
    ['refund_failure', 500, charge, 'refund'],
    ['dispute', -1999, order, 'dispute'],
    ['dispute_reversal', 1999, order, 'dispute'],
    ['dispute', -1999, null, 'unknown'],
    ['fee', -200, null, 'fee'],
    ['other', 1999, order, 'unknown'],
  ] as const)('that is a %s of %i is what the shop has of it', (kind, grossCents, known, match) => {
    expect(matchLine({ kind, grossCents }, 'usd', known)).toBe(match);
  });

  test('in another currency is known by its intent alone', () => {
    expect(matchLine({ kind: 'charge', grossCents: 1834 }, 'eur', order)).toBe('order');
    expect(matchLine({ kind: 'charge', grossCents: 1834 }, 'eur', null)).toBe('unknown');
  });
});

describe('a payout', () => {
  test.each([
    [0, 0, null],
    [2, 0, 'unmatched'],
    [2, 1, 'does_not_add_up'],
    [0, -1, 'does_not_add_up'],
    [0, null, 'not_itemised'],
  ] as const)(
    'with %i unknown lines and a difference of %s is told as such',
    (unknown, differenceCents, problem) => {
      expect(payoutProblem({ unknown, differenceCents })).toBe(problem);
    },
  );

  test('that has failed is not paid out', () => {
    const statuses = ['pending', 'in_transit', 'paid', 'failed', 'canceled'];
    expect(statuses.map((status) => isPaidOut({ status }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('adds up gross, fees and what is left', () => {
    const lines = [
      { grossCents: 1999, feeCents: 88, netCents: 1911 },
      { grossCents: -500, feeCents: 0, netCents: -500 },
    ];
    expect(sumLines(lines)).toEqual({ grossCents: 1499, feeCents: 88, netCents: 1411 });
  });
});
