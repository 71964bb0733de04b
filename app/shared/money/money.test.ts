import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centsToWire,
  formatCents,
  formatPlainCents,
  providerCurrency,
  wireToCents,
} from './money.ts';

/** Every amount that Stripe takes, and more. */
const cents = fc.integer({ min: 0, max: 9_999_999_999 });

describe('money', () => {
  test('is shown with a dollar sign, a thousands separator and two decimals', () => {
    expect(formatCents(0)).toBe('$0.00');
    expect(formatCents(100)).toBe('$1.00');
    expect(formatCents(109498)).toBe('$1,094.98');
    expect(formatCents(123456789)).toBe('$1,234,567.89');
  });

  test('is written plainly, exact, in files', () => {
    const written = [0, 5, 50, 100, 109_498, -5, -109_498].map(formatPlainCents);
    expect(written).toEqual(['0.00', '0.05', '0.50', '1.00', '1094.98', '-0.05', '-1094.98']);
    expect(providerCurrency()).toBe('usd');
  });

  test('survives the way to dollars and back to the cent', () => {
    fc.assert(fc.property(cents, (amount) => wireToCents(centsToWire(amount)) === amount));
  });

  test('is the same number after a trip through JSON', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const overTheWire = JSON.parse(JSON.stringify(centsToWire(amount)));
        return wireToCents(overTheWire) === amount;
      }),
    );
  });
});
