import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SplitAmount, splitTax, taxesByRate, taxesOfRefund, taxIn } from './split-tax.ts';

const line = fc.record({
  grossCents: fc.integer({ min: 0, max: 99_999_999 }),
  basisPoints: fc.option(fc.constantFrom(0, 210, 550, 810, 1_200, 2_000, 2_500, 10_000)),
});
const lines = fc.array(line, { maxLength: 30 });

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** Sums of each column. */
function columns(amounts: readonly SplitAmount[]): SplitAmount {
  return {
    grossCents: sum(amounts.map(({ grossCents }) => grossCents)),
    netCents: sum(amounts.map(({ netCents }) => netCents)),
    taxCents: sum(amounts.map(({ taxCents }) => taxCents)),
  };
}

test('the tax in an amount is rounded to the nearest cent', () => {
  expect(taxIn(12_500, 2_500)).toBe(2_500);
  expect(taxIn(1_196, 2_500)).toBe(239);
  expect(taxIn(1, 10_000)).toBe(1);
  expect(taxIn(99_999_999, 0)).toBe(0);
});

describe('a charge that is split into net and tax', () => {
  test('adds up to the cent: each line, each rate, and all of it', () => {
    fc.assert(
      fc.property(lines, (charge) => {
        const split = splitTax(charge);
        for (const [index, one] of split.entries()) {
          expect(one.netCents + one.taxCents).toBe(charge[index]?.grossCents);
          expect(Math.min(one.netCents, one.taxCents)).toBeGreaterThanOrEqual(0);
        }
        for (const { basisPoints, ...ofRate } of taxesByRate(charge)) {
          const own = split.filter((_, index) => charge[index]?.basisPoints === basisPoints);
          expect(columns(own)).toEqual(ofRate);
        }
      }),
    );
  });

  test('gives each line its tax, not a cent or more beside it', () => {
    fc.assert(
      fc.property(lines, (charge) => {
        splitTax(charge).forEach(({ taxCents }, index) => {
          const { grossCents = 0, basisPoints } = charge[index] ?? {};
          const rate = (basisPoints ?? 0) / 10_000;
          // Half a cent of it is the rounding of the sum.
          const exact = grossCents - grossCents / (1 + rate);
          expect(Math.abs(taxCents - exact)).toBeLessThan(1.500_001);
        });
      }),
    );
  });

  test('has the highest rate first, and no tax on what has no rate', () => {
    const charge = [
      { grossCents: 1_120, basisPoints: 1_200 },
      { grossCents: 500, basisPoints: null },
      { grossCents: 1_250, basisPoints: 2_500 },
    ];
    expect(taxesByRate(charge).map(({ basisPoints }) => basisPoints)).toEqual([2_500, 1_200]);
    expect(splitTax(charge).map(({ taxCents }) => taxCents)).toEqual([120, 0, 250]);
  });
});

describe('the tax of refunds', () => {
  test('in any parts gives back exactly what was charged', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (charge, steps) => {
        const backs = [...steps].sort((one, other) => one - other).concat(1);
        let seen = new Map<number, number>();
        for (const share of backs) {
          const back = charge.map(({ grossCents }) => Math.floor(grossCents * share));
          const credit = taxesOfRefund(charge, back);
          for (const one of credit) {
            expect(one.netCents + one.taxCents).toBe(one.grossCents);
            expect(one.taxCents).toBeGreaterThanOrEqual(seen.get(one.basisPoints) ?? 0);
          }
          seen = new Map(credit.map(({ basisPoints, taxCents }) => [basisPoints, taxCents]));
        }
        const whole = taxesByRate(charge).filter(({ grossCents }) => grossCents > 0);
        expect(
          taxesOfRefund(
            charge,
            charge.map(({ grossCents }) => grossCents),
          ),
        ).toEqual(whole);
      }),
    );
  });
});
