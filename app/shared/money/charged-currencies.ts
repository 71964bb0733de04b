/**
 * The currencies that a shop can charge in, and how little and how much, as Stripe documents them
 * (https://docs.stripe.com/currencies). Apart from `currencies.ts`: no browser needs it.
 */

import { perLocale } from '#app/shared/locale.ts';
import type { Currency } from './currencies.ts';
import { shopCurrency } from './money.ts';

/** All that Stripe charges cards in. */
const CODES =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW'.split(
    ' ',
  );

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

/** What one charge of a card can be in the shop's own currency. */
export const shopChargeLimits = perLocale(() => chargeLimits(shopCurrency()));
