import { describe, expect, test } from 'vitest';
import { pathAfterNoHold, pathAfterReturn, paymentProblem } from './no-script-return.ts';

describe('the return of the card form without scripts', () => {
  test('leads back to the payment page, which says what happened, when it is unpaid', () => {
    for (const kind of ['unpaid', 'cancelled'] as const) {
      const path = pathAfterReturn({ kind, shopper: 'guest' });
      expect(path).toBe('/Payment?problem=unpaid');
      const { searchParams } = new URL(path, 'http://localhost');
      expect(paymentProblem(searchParams)).toMatch(/Nothing was charged/);
    }
  });

  test('leads to the orders in any other case', () => {
    for (const kind of ['unknown', 'unavailable'] as const) {
      expect(pathAfterReturn({ kind })).toBe('/orders');
    }
    expect(pathAfterReturn({ kind: 'processing', shopper: 'guest' })).toBe('/orders');
  });
});

test('a form that could not be held leads to the payment page, which says why', () => {
  for (const code of ['sold_out', 'not_held', 'unknown', 'constructor']) {
    const { searchParams } = new URL(pathAfterNoHold(code), 'http://localhost');
    expect(paymentProblem(searchParams)).toMatch(/Nothing was charged/);
  }
});

test('the payment page says nothing that its address makes up', () => {
  for (const query of ['', 'problem=', 'problem=<b>', 'other=unpaid']) {
    expect(paymentProblem(new URLSearchParams(query))).toBeNull();
  }
});
