import { describe, expect, test } from 'vitest';
import type { Checkout } from '#app/features/payment/checkout-version.ts';
import { checkoutVersion } from '#app/features/payment/checkout-version.ts';
import {
  changedSince,
  pathAfterNoHold,
  pathAfterReturn,
  paymentProblem,
} from './no-script-return.ts';

describe('the return of the card form without scripts', () => {
  test('leads back to the payment page, which says what happened, when it is unpaid', () => {
    for (const kind of ['unpaid', 'cancelled'] as const) {
      const path = pathAfterReturn({ kind, shopper: 'guest' }, 'v1');
      expect(path).toBe('/Payment?problem=unpaid&shown=v1');
      const { searchParams } = new URL(path, 'http://localhost');
      expect(paymentProblem(searchParams)).toMatch(/Nothing was charged/);
    }
  });

  test('leads to the orders in any other case', () => {
    for (const kind of ['unknown', 'unavailable'] as const) {
      expect(pathAfterReturn({ kind }, null)).toBe('/orders');
    }
    expect(pathAfterReturn({ kind: 'processing', shopper: 'guest' }, 'v1')).toBe('/orders');
  });
});

test('a form that could not be held leads to the payment page, which says why', () => {
  for (const code of ['sold_out', 'not_held', 'unknown', 'constructor']) {
    const { searchParams } = new URL(pathAfterNoHold(code), 'http://localhost');
    expect(paymentProblem(searchParams)).toMatch(/Nothing was charged/);
  }
});

test('a form that is pressed again behind its order leads to the orders', () => {
  for (const code of ['already_paid', 'payment_processing', 'empty_basket']) {
    expect(pathAfterNoHold(code, 'v1')).toBe('/orders');
  }
});

test('the payment page says nothing that its address makes up', () => {
  for (const query of ['', 'problem=', 'problem=<b>', 'other=unpaid']) {
    expect(paymentProblem(new URLSearchParams(query))).toBeNull();
  }
});

describe('a page without scripts whose form was posted from another page', () => {
  const item = { line: 1, variant: 'book', id: 'book', title: 'Book', image: '', rating: 3 };
  const checkout: Checkout = { items: [{ ...item, priceCents: 1196 }], terms: null };
  const shown = (version: string) => new URLSearchParams({ shown: version });

  test('says what has changed since that one', () => {
    const before = { ...checkout, items: [{ ...item, priceCents: 1000 }] };
    const words = changedSince(shown(checkoutVersion(before)), checkout);
    expect(words).toMatch(/^What is in your basket or what it costs has changed .* \$11\.96 now/);
    expect(words).toContain('Nothing was charged');
  });

  test('says nothing when it is the same, or named nothing that could be a version', () => {
    expect(changedSince(shown(checkoutVersion(checkout)), checkout)).toBeNull();
    for (const query of ['', 'shown=', 'shown=v1', 'shown=a.b.c.d.e']) {
      expect(changedSince(new URLSearchParams(query), checkout)).toBeNull();
    }
  });
});
