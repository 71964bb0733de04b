import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNION_MEMBERS } from '#app/shared/european-union.ts';
import { splitTax, taxesByRate } from './split-tax.ts';
import { taxScopeKey } from './tax-rate.ts';
import { rateOf } from './taxes.ts';
import { type TaxPolicy, type TaxTable, taxCountry, taxesIn } from './taxes-in.ts';
import { UNION_RATES } from './union-rates.ts';

const below: TaxPolicy = { homeCountry: 'AT', threshold: 'below' };
const above: TaxPolicy = { homeCountry: 'AT', threshold: 'above' };

describe('the country whose tax an order has', () => {
  test.each<[string, TaxPolicy, string | null, string | null]>([
    ['is home below the threshold', below, 'DE', 'AT'],
    ['is where it goes above it', above, 'DE', 'DE'],
    ['is where it goes outside the Union, whatever the threshold', below, 'CH', 'CH'],
    ['is home for what is collected or goes nowhere yet', above, null, 'AT'],
    [
      'is where it goes for a seller outside the Union',
      { ...below, homeCountry: 'NO' },
      'DE',
      'DE',
    ],
    [
      'is none in a shop that has not said where it is at home',
      { ...above, homeCountry: null },
      'DE',
      null,
    ],
  ])('%s', (_name, policy, destination, country) => {
    expect(taxCountry(policy, destination)).toBe(country);
  });
});

const rate = (country: string, appliesTo: string, basisPoints: number) => ({
  country,
  appliesTo,
  basisPoints,
});

const TABLE: TaxTable = {
  rates: [
    rate('', 'everything-else', 2_500),
    rate('AT', 'everything-else', 2_000),
    rate('AT', 'reduced', 1_300),
    rate('AT', 'second-reduced', 1_000),
    rate('AT', 'category:Bread', 490),
    rate('DE', 'everything-else', 1_900),
    rate('DE', 'delivery', 700),
  ],
  items: {
    lamp: { category: 'Home', taxCategory: 'standard' },
    book: { category: 'Books', taxCategory: 'second-reduced' },
    bread: { category: 'Bread', taxCategory: 'reduced' },
  },
};

describe('the rates of an order', () => {
  test('are those of its country, by tax category, and by category of the catalogue before that', () => {
    expect(taxesIn(TABLE, 'AT')).toEqual({
      items: { lamp: 2_000, book: 1_000, bread: 490 },
      ...{ delivery: 2_000, country: 'AT' },
    });
  });

  test('are the standard rate where a country has no reduced one', () => {
    expect(taxesIn(TABLE, 'DE')).toEqual({
      items: { lamp: 1_900, book: 1_900, bread: 1_900 },
      ...{ delivery: 700, country: 'DE' },
    });
  });

  test('are those without a country where a country has none, and where none is known', () => {
    const items = { lamp: 2_500, book: 2_500, bread: 2_500 };
    expect(taxesIn(TABLE, 'CH')).toEqual({ items, delivery: 2_500, country: 'CH' });
    expect(taxesIn(TABLE, null)).toEqual({ items, delivery: 2_500 });
    expect(taxesIn(null, 'AT')).toBeNull();
  });

  test('split what is shown exactly, in every country and with every mix of categories', () => {
    const rates = UNION_RATES.map(({ country, scope, basisPoints }) =>
      rate(country, taxScopeKey(scope), basisPoints),
    );
    const category = fc.constantFrom(
      'standard' as const,
      'reduced' as const,
      'second-reduced' as const,
    );
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), category), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.constantFrom(...UNION_MEMBERS), lines, (country, bought) => {
        const items = Object.fromEntries(
          bought.map(([, taxCategory], at) => [`v${at}`, { category: '', taxCategory }]),
        );
        const taxes = taxesIn({ rates, items }, country);
        const gross = bought.map(([grossCents], at) => ({
          grossCents,
          basisPoints: taxes && rateOf(taxes, `v${at}`),
        }));
        const split = splitTax(gross);
        const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
        expect(sum(split.map((one) => one.netCents + one.taxCents))).toBe(
          sum(gross.map(({ grossCents }) => grossCents)),
        );
        expect(sum(split.map(({ taxCents }) => taxCents))).toBe(
          sum(taxesByRate(gross).map(({ taxCents }) => taxCents)),
        );
      }),
    );
  });
});

test('every country of the Union has a standard rate of 15 % or more, and reduced ones below it', () => {
  for (const country of UNION_MEMBERS) {
    const [standard = 0, reduced = 0, second = 0] = UNION_RATES.filter(
      (one) => one.country === country,
    ).map(({ basisPoints }) => basisPoints);
    expect(standard, country).toBeGreaterThanOrEqual(1_500);
    expect(standard, country).toBeGreaterThanOrEqual(reduced);
    expect(reduced, country).toBeGreaterThanOrEqual(second);
    expect(second, country).toBeGreaterThan(0);
  }
  expect(UNION_RATES).toHaveLength(UNION_MEMBERS.length * 3);
});
