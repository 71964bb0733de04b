/** Splits amounts that include tax into net and tax: whole cents that add up at every place. */
import { shopCurrency } from '#app/shared/money/money.ts';
import { splitCents } from '#app/shared/money/split-cents.ts';

/** An amount with its tax in it; `basisPoints` is null for what is not taxed. */
export type GrossLine = { grossCents: number; basisPoints: number | null };

export type SplitAmount = { grossCents: number; netCents: number; taxCents: number };

/** The lines that have one rate, added up. */
export type TaxOfRate = SplitAmount & { basisPoints: number };

const WHOLE = 10_000;

/** The tax in an amount, rounded to the nearest cent that people can read, half of one upwards. */
export function taxIn(grossCents: number, basisPoints: number): number {
  // Their product can have more digits than a number is exact for.
  const { grain } = shopCurrency();
  const whole = BigInt(WHOLE + basisPoints) * BigInt(grain);
  return Number((BigInt(grossCents) * BigInt(basisPoints) * 2n + whole) / (whole * 2n)) * grain;
}

/** Each rate with the sum of its lines, the highest first. The tax is that of the sum. */
export function taxesByRate(lines: readonly GrossLine[]): TaxOfRate[] {
  const sums = new Map<number, number>();
  for (const { grossCents, basisPoints } of lines) {
    if (basisPoints !== null) sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + grossCents);
  }
  return [...sums]
    .map(([basisPoints, grossCents]) => {
      const taxCents = taxIn(grossCents, basisPoints);
      return { basisPoints, grossCents, netCents: grossCents - taxCents, taxCents };
    })
    .toSorted((one, other) => other.basisPoints - one.basisPoints);
}

/** Net and tax of each line: the tax of a rate is split over its lines by largest remainder. */
export function splitTax(lines: readonly GrossLine[]): SplitAmount[] {
  const taxes = lines.map(() => 0);
  for (const { basisPoints, taxCents } of taxesByRate(lines)) {
    const weights = lines.map((line) => (line.basisPoints === basisPoints ? line.grossCents : 0));
    splitCents(taxCents, weights, shopCurrency().grain).forEach((part, index) => {
      taxes[index] = (taxes[index] ?? 0) + part;
    });
  }
  return lines.map(({ grossCents }, index) => {
    const taxCents = taxes[index] ?? 0;
    return { grossCents, netCents: grossCents - taxCents, taxCents };
  });
}

/**
 * What of the tax goes back with these parts of the lines, by rate: the tax of the whole less that of what is
 * left, so that refunds in parts give back exactly the tax that was charged.
 */
export function taxesOfRefund(
  lines: readonly GrossLine[],
  backCents: readonly number[],
): TaxOfRate[] {
  const rest = lines.map((line, index) => ({
    ...line,
    grossCents: line.grossCents - (backCents[index] ?? 0),
  }));
  const left = new Map(taxesByRate(rest).map((one) => [one.basisPoints, one]));
  return taxesByRate(lines)
    .map(({ basisPoints, grossCents, netCents, taxCents }) => {
      const of = left.get(basisPoints);
      return {
        basisPoints,
        grossCents: grossCents - (of?.grossCents ?? 0),
        netCents: netCents - (of?.netCents ?? 0),
        taxCents: taxCents - (of?.taxCents ?? 0),
      };
    })
    .filter(({ grossCents }) => grossCents !== 0);
}
