/** Prices as people and spreadsheets write them, read to the exact cent. */
import { done, type Result, refused } from '#app/shared/result.ts';

/** The highest amount that the card provider charges in one payment. */
export const MAX_CENTS = 99_999_999;

/** Between groups of three digits: spaces, also those that do not break, and apostrophes. */
const GROUP_MARKS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;

/** Before the amount, as in English, or after it, as in most other languages. */
const DOLLARS = /^(?:(?:US)?\$|USD)\s*(\d.*)$|^(.*\d)\s*(?:(?:US)?\$|USD)$/i;

/** What prices in other currencies begin or end with, as their codes. */
const OTHER_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['Fr.', 'CHF'],
]);
const CODES = new Set(Intl.supportedValuesOf('currency'));
const CURRENCY_NAME = new Intl.DisplayNames('en', { type: 'currency' });

const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
const GROUPED_BY_COMMAS = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/;
const GROUPED_BY_POINTS = /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;
const GROUPED_TWICE = /^\d{1,3}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;
const AMBIGUOUS = /^(\d{1,3})[.,](\d{3})$/;

function toCents(whole: string, decimals: string): number {
  return Number(`${whole.replace(/\D/g, '')}${decimals.padEnd(2, '0')}`);
}

/** The name of another currency than the shop's that stands before or after an amount, or null. */
function findOtherCurrency(text: string): string | null {
  const [, before = '', after = ''] = /^(\D*?)\s*-?\d[\d\s.,'’]*?\s*(\D*)$/u.exec(text) ?? [];
  const sign = (before || after).trim();
  const code = OTHER_CURRENCIES.get(sign) ?? sign.toUpperCase();
  return CODES.has(code) && code !== 'USD' ? (CURRENCY_NAME.of(code) ?? code) : null;
}

function readAmount(amount: string): Result<number, string> {
  const match =
    PLAIN.exec(amount) ?? GROUPED_BY_COMMAS.exec(amount) ?? GROUPED_BY_POINTS.exec(amount);
  if (match) return done(toCents(match[1] ?? '', match[2] ?? ''));
  if (GROUPED_TWICE.test(amount)) return done(toCents(amount, ''));
  const [, whole, thousandths] = AMBIGUOUS.exec(amount) ?? [];
  if (whole !== undefined && thousandths !== undefined) {
    const small = `${whole}.${thousandths.slice(0, 2)}`;
    return refused(
      `${JSON.stringify(amount)} can be read in two ways: write ${whole}${thousandths}.00 or ${small}`,
    );
  }
  if (/^-/.test(amount)) return refused('is below zero: write what the product costs');
  if (/^\d+[.,]\d{3,}$/.test(amount)) {
    return refused(`${JSON.stringify(amount)} has more than two decimals: round it to cents`);
  }
  const currency = findOtherCurrency(amount);
  if (currency !== null) {
    return refused(
      `${JSON.stringify(amount)} is an amount in another currency (${currency}): this shop's prices are US dollars, so convert it`,
    );
  }
  return refused(`${JSON.stringify(amount)} is no price: write dollars and cents, such as 1094.98`);
}

/**
 * `1094.98`, `1,094.98`, `1.094,98 $`, `$19`, `19,9` → cents. What could be two amounts, such as
 * `1,094`, is refused with the two ways to write it.
 */
export function readPrice(text: string): Result<number, string> {
  const amount = text.trim().replace(DOLLARS, '$1$2').replaceAll(GROUP_MARKS, '');
  if (amount === '') return refused('is empty: write dollars and cents, such as 1094.98');
  const read = readAmount(amount);
  if (read.ok && read.value > MAX_CENTS) {
    return refused('is more than a card can be charged: the most is 999999.99');
  }
  return read;
}
