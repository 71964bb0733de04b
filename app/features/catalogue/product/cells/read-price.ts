/** Prices as people and spreadsheets write them, read to the last digit of the shop's currency. */

import { perLocale } from '#app/shared/locale.ts';
import { shopChargeLimits } from '#app/shared/money/charged-currencies.ts';
import type { Currency } from '#app/shared/money/currencies.ts';
import {
  currencyWord,
  exampleAmount,
  formatPlainCents,
  formatTypedCents,
  isOnStep,
  isThousandOrDecimals,
  parseTypedCents,
  shopCurrency,
} from '#app/shared/money/money.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';

/** The highest that the column of prices holds (db/schema/catalogue-schema.ts). */
const MAX_STORED = 2_147_483_600;

/** The highest price: what the card provider charges in one payment. */
export function maxPriceCents(): number {
  return Math.min(shopChargeLimits().mostCents, MAX_STORED);
}

/** Between groups of three digits: spaces, also those that do not break, and apostrophes. */
const GROUP_MARKS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;

/** What prices in other currencies begin or end with, as their codes. */
const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['US$', 'USD'],
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
const currencyName = perLocale((tag) => {
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  return (code: string) => names.of(code) ?? code;
});

/** The signs of the shop's own currency, its code among them, as a pattern of alternatives. */
function signsOf({ code }: Currency, tag: string): string {
  const shown = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    ['en-US', tag].map((locale) => {
      const format = new Intl.NumberFormat(locale, {
        ...{ style: 'currency', currency: code, currencyDisplay },
      });
      return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
    }),
  );
  const known = [...CURRENCY_SIGNS].filter(([, of]) => of === code).map(([sign]) => sign);
  const signs = [...new Set([code, ...shown, ...known])];
  return signs
    .toSorted((one, other) => other.length - one.length)
    .map((sign) => sign.replace(/[$.]/g, '\\$&'))
    .join('|');
}

const PLAIN_WHOLE = /^(\d+)(?:[.,]0{1,2})?$/;
const GROUPED_WHOLE = /^(\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+))$/;
const GROUPED_TWICE = /^(\d{1,3}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,}))$/;
/** No group of three digits follows a zero. */
const AMBIGUOUS = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** How amounts of a currency may look; each pattern finds the whole and the decimals. */
function patternsOf(decimals: number): RegExp[] {
  if (decimals === 0) return [PLAIN_WHOLE, GROUPED_WHOLE];
  const small = decimals === 3 ? [/^(0),(\d{3})$/] : [];
  return [
    ...small,
    // Three digits after a comma can be a group; after a point they are what an export writes.
    decimals === 3 ? /^(\d+)(?:\.(\d{1,3})|,(\d{1,2}))?$/ : /^(\d+)(?:[.,](\d{1,2}))?$/,
    new RegExp(`^(\\d{1,3}(?:,\\d{3})+)\\.(\\d{1,${decimals}})$`),
    new RegExp(`^(\\d{1,3}(?:\\.\\d{3})+),(\\d{1,${decimals}})$`),
    GROUPED_TWICE,
  ];
}

/** Made once: an import reads a price a row. */
const ownMarks = perLocale((tag) => {
  const currency = shopCurrency();
  const signs = signsOf(currency, tag);
  return {
    signs: new RegExp(`^(?:${signs})\\s*(\\d.*)$|^(.*\\d)\\s*(?:${signs})$`, 'i'),
    patterns: patternsOf(currency.decimals),
  };
});

/** The name of another currency than the shop's that stands before or after an amount, or null. */
function findOtherCurrency(text: string): string | null {
  const [, before = '', after = ''] = /^(\D*?)\s*-?\d[\d\s.,'’]*?\s*(\D*)$/u.exec(text) ?? [];
  const sign = (before || after).trim();
  const code = CURRENCY_SIGNS.get(sign) ?? sign.toUpperCase();
  const isOther = CODES.has(code) && code !== shopCurrency().code;
  return isOther ? currencyName()(code) : null;
}

/** `dollars and cents, such as 1094.98` */
function whatToWrite(): string {
  const { code } = shopCurrency();
  return messages.amountOf(code, exampleAmount(109_498));
}

function refuseAmount(amount: string): Result<number, string> {
  const quoted = JSON.stringify(amount);
  const { code, decimals, units, grain } = shopCurrency();
  const [, whole, thousandths] = AMBIGUOUS.exec(amount) ?? [];
  if (whole !== undefined && thousandths !== undefined) {
    const [large, small] = [
      Number(`${whole}${thousandths}`) * units,
      Number(`${whole}${thousandths.slice(0, decimals)}`) * grain,
    ];
    // Three digits after the other sign would be refused again.
    const isTyped = decimals !== 3 || isThousandOrDecimals(amount);
    const write = isTyped ? formatTypedCents : formatPlainCents;
    return refused(messages.twoWays(quoted, write(large), write(small)));
  }
  if (/^-/.test(amount)) return refused(messages.belowZero);
  if (/^\d+[.,]\d+$/.test(amount)) {
    return refused(
      decimals === 0
        ? messages.hasDecimals(quoted, code)
        : messages.moreDecimals(quoted, decimals, code === 'USD'),
    );
  }
  const other = findOtherCurrency(amount);
  if (other !== null) {
    const own = messages.ownCurrency(code, currencyName()(code));
    return refused(messages.otherCurrency(quoted, other, own));
  }
  return refused(messages.noPrice(quoted, whatToWrite()));
}

function readAmount(amount: string): Result<number, string> {
  const { decimals, grain } = shopCurrency();
  for (const pattern of ownMarks().patterns) {
    const match = pattern.exec(amount);
    if (!match) continue;
    const [, whole = '', ...parts] = match;
    const fraction = parts.find((part) => part !== undefined) ?? '';
    return done(Number(`${whole.replace(/\D/g, '')}${fraction.padEnd(decimals, '0')}`) * grain);
  }
  return refuseAmount(amount);
}

/**
 * `1094.98`, `1,094.98`, `1.094,98 $`, `$19`, `19,9` → cents. What could be two amounts, such as
 * `1,094`, is refused with the two ways to write it.
 */
export function readPrice(text: string): Result<number, string> {
  const amount = text.trim().replace(ownMarks().signs, '$1$2').replaceAll(GROUP_MARKS, '');
  if (amount === '') return refused(messages.priceEmpty(whatToWrite()));
  const read = readAmount(amount);
  if (!read.ok) return read;
  if (read.value > maxPriceCents()) {
    const most = formatTypedCents(maxPriceCents());
    return refused(messages.priceTooHigh(most));
  }
  if (!isOnStep(read.value)) {
    const step = formatTypedCents(shopCurrency().step);
    return refused(messages.priceOffStep(currencyWord(), step));
  }
  return read;
}

/** As `readPrice`; in a language that writes a comma, three decimals after one are no group, since forms write them so. */
export function readTypedPrice(text: string): Result<number, string> {
  const typed = text.trim();
  if (isThousandOrDecimals(typed)) return refuseAmount(typed);
  const cents = parseTypedCents(typed);
  return readPrice(cents === null ? text : formatPlainCents(cents));
}
