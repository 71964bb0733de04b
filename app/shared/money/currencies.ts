/**
 * How amounts of a currency are written and counted, as Stripe documents it (https://docs.stripe.com/currencies): how
 * many decimals people read and write, and what the whole numbers count that the shop and Stripe alike have amounts in.
 */

/** Their smallest unit is the whole. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF';

/** A card is charged thousandths of them by tens alone. */
const WITH_THREE_DECIMALS = 'BHD JOD KWD OMR TND';

/** They have no decimals any more, but amounts still count hundredths, by hundreds alone. */
const WITH_TWO_ZEROS = 'ISK UGX';

/**
 * How amounts of a currency are written and counted. `units` are the smallest units that make one: the shop's amounts,
 * named `…Cents` everywhere, are whole numbers of them. `step`: prices and charges are multiples of it. `grain`: what
 * people can read of an amount, which taxes are rounded to.
 */
export type Currency = {
  code: string;
  decimals: number;
  units: number;
  step: number;
  grain: number;
};

/**
 * The amount with the same number in another currency, to the nearest that a card is charged: 10.98 dollars are 11 yen.
 * What is not free stays so.
 */
export function inCurrency(cents: number, from: Currency, to: Currency): number {
  if (cents === 0) return 0;
  const nearest = Math.round((cents * to.units) / from.units / to.step) * to.step;
  return Math.max(to.step, nearest);
}

/** Of any code: one that is not above has two decimals. */
export function currencyOf(code: string): Currency {
  if (WITHOUT_DECIMALS.includes(code)) return { code, decimals: 0, units: 1, step: 1, grain: 1 };
  if (WITH_THREE_DECIMALS.includes(code)) {
    return { code, decimals: 3, units: 1_000, step: 10, grain: 1 };
  }
  if (WITH_TWO_ZEROS.includes(code)) {
    return { code, decimals: 0, units: 100, step: 100, grain: 100 };
  }
  return { code, decimals: 2, units: 100, step: 1, grain: 1 };
}
