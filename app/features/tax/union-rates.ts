/**
 * The rates of value added tax in the 27 countries of the European Union, to begin from. Which goods have a reduced rate
 * differs by country: https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates. Checked against
 * github.com/ibericode/vat-rates, and for 2026 (Finland 13.5, Lithuania 12) against odoo/odoo#239388 and
 * ibericode/vat-rates#31. Rates below 5 %, as of Spain, France, Ireland, Italy, Luxembourg and, for some food, Austria, are
 * for few goods: where they are the second rate here, it is the country's only other one.
 */
import type { TaxRate } from './tax-rate.ts';

/** The day as of which they are. */
export const UNION_RATES_DAY = '2026-11-27';

/** In basis points: standard, reduced, second reduced. A country without a reduced rate has the standard one for all. */
const RATES: Readonly<Record<string, readonly [number, number?, number?]>> = {
  AT: [2_000, 1_300, 1_000],
  BE: [2_100, 1_200, 600],
  BG: [2_000, 900],
  CY: [1_900, 900, 500],
  CZ: [2_100, 1_200],
  DE: [1_900, 700],
  DK: [2_500],
  EE: [2_400, 1_300, 900],
  ES: [2_100, 1_000, 400],
  FI: [2_550, 1_350, 1_000],
  FR: [2_000, 1_000, 550],
  GR: [2_400, 1_300, 600],
  HR: [2_500, 1_300, 500],
  HU: [2_700, 1_800, 500],
  IE: [2_300, 1_350, 900],
  IT: [2_200, 1_000, 500],
  LT: [2_100, 1_200, 500],
  LU: [1_700, 800, 300],
  LV: [2_100, 1_200, 500],
  MT: [1_800, 700, 500],
  NL: [2_100, 900],
  PL: [2_300, 800, 500],
  PT: [2_300, 1_300, 600],
  RO: [2_100, 1_100],
  SE: [2_500, 1_200, 600],
  SI: [2_200, 950, 500],
  SK: [2_300, 1_900, 500],
};

const SCOPES = ['everything-else', 'reduced', 'second-reduced'] as const;

/** A country with one reduced rate has it for both reduced tax categories. */
export const UNION_RATES: readonly TaxRate[] = Object.entries(RATES).flatMap(
  ([country, [standard, reduced = standard, second = reduced]]) =>
    [standard, reduced, second].map((basisPoints, at) => ({
      country,
      scope: { kind: SCOPES[at] ?? 'everything-else' },
      basisPoints,
    })),
);
