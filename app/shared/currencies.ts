/**
 * The currencies that a shop can charge in, as Stripe documents them (https://docs.stripe.com/currencies): how many
 * decimals people read and write, and how the whole numbers count that the shop and Stripe alike have amounts in.
 */

/** All that Stripe charges cards in. */
const CODES =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW'.split(
    ' ',
  );

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

export function isCharged(code: string): boolean {
  return CODES.includes(code);
}

/** The least that a card is charged, in smallest units. Of the others Stripe's depends on the account's own currency. */
const LEAST: Readonly<Record<string, number>> = {
  ...{ AED: 200, ARS: 50, AUD: 50, BRL: 50, CAD: 50, CHF: 50, COP: 50, CZK: 1_500, DKK: 250 },
  ...{ EUR: 50, GBP: 30, HKD: 400, HUF: 17_500, IDR: 50, ILS: 50, INR: 50, JPY: 50, KRW: 50 },
  ...{ MXN: 1_000, MYR: 200, NOK: 300, NZD: 50, PHP: 50, PLN: 200, RON: 200, RUB: 50, SEK: 300 },
  ...{ SGD: 50, THB: 1_000, USD: 50, ZAR: 50 },
};

/** The most, which every card takes: eight digits, and these have more. */
const MOST: Readonly<Record<string, number>> = {
  ...{ COP: 9_999_999_999, IDR: 999_999_999_999, INR: 999_999_999 },
};

/** What one charge can be, both in smallest units and multiples of the step. */
export function chargeLimits({ code, step }: Currency): { leastCents: number; mostCents: number } {
  const most = MOST[code] ?? 99_999_999;
  return { leastCents: LEAST[code] ?? step, mostCents: most - (most % step) };
}
