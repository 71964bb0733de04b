/**
 * Money: whole numbers of the smallest unit of the shop's currency everywhere below the user interface, cents of a
 * dollar by default, which names call cents whatever the currency; on the wire `price` is in whole units of it
 * (spec 3 and 9).
 */

import { defaultLocale, perLocale, shopLocale } from '#app/shared/locale.ts';
import { remembered } from '#app/shared/remembered.ts';
import { type Currency, currencyOf, inCurrency } from './currencies.ts';

/** The highest amount that can be typed: nine digits of dollars. */
export const MAX_AMOUNT_CENTS = 99_999_999_999;

/** The shop's own. */
export const shopCurrency: () => Currency = perLocale((_, { currency }) => currencyOf(currency));

/** As the card provider spells it, and payments have it: `usd`. */
export function providerCurrency(): string {
  return shopCurrency().code.toLowerCase();
}

/** How staff is told which currency to type: `dollars`, or the code of another one, and in other languages than English. */
export function currencyWord(): string {
  const { code } = shopCurrency();
  return code === 'USD' && shopLocale().language === 'en' ? 'dollars' : code;
}

/** `109498` → `1094.98`, the number that a product's `price` is on the wire. */
export function centsToWire(cents: number): number {
  return cents / shopCurrency().units;
}

/** `1094.98` → `109498`; exact for every price that the currency has. */
export function wireToCents(price: number): number {
  return Math.round(price * shopCurrency().units);
}

/** Whether a card can be charged, and given back, this amount to the last digit. */
export function isOnStep(cents: number): boolean {
  return cents % shopCurrency().step === 0;
}

const formats = perLocale((tag, { currency }) => {
  const { decimals } = shopCurrency();
  const style = { style: 'currency', currency } as const;
  return {
    whole: new Intl.NumberFormat(tag, {
      ...{ ...style, minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    }),
    short: new Intl.NumberFormat(tag, {
      ...{ ...style, minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      trailingZeroDisplay: 'stripIfInteger',
    }),
  };
});

/** `Intl` writes a hyphen for the minus of most languages. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** `109498` → `$1,094.98`: a $ prefix, a thousands separator and two decimals (spec 9); `-5` → `−$0.05`. */
export function formatCents(cents: number): string {
  return withMinus(formats().whole.format(centsToWire(cents)));
}

/** `2500` → `$25`, `2550` → `$25.50` */
export function formatShortCents(cents: number): string {
  return withMinus(formats().short.format(centsToWire(cents)));
}

type MoneyPart = { readonly text: string; readonly isSmall: boolean };

function partsOf(cents: number): readonly MoneyPart[] {
  const parts: { text: string; isSmall: boolean }[] = [];
  for (const { type, value } of formats().whole.formatToParts(centsToWire(cents))) {
    const isSmall = !['integer', 'group', 'minusSign'].includes(type);
    const text = withMinus(value);
    const last = parts.at(-1);
    if (last?.isSmall === isSmall) last.text += text;
    else parts.push({ text, isSmall });
  }
  return parts;
}

/** `Intl` takes as long for the parts of an amount as React for the element of one. */
const rememberedParts = perLocale(() => remembered(partsOf));

/** The parts of `formatCents` in turn; `isSmall`: the currency and the decimals, beside the whole amount. */
export function moneyParts(cents: number): readonly MoneyPart[] {
  return rememberedParts()(cents);
}

/** `109498` → `1094.98`, `-5` → `-0.05`: exact, as files and exports hold it. */
export function formatPlainCents(cents: number): string {
  const { decimals, grain } = shopCurrency();
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents) / grain).padStart(decimals + 1, '0');
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** `.`, or `,` in a language that writes decimals with it. */
const decimalSign = perLocale((tag) => new Intl.NumberFormat(tag).format(0.5).charAt(1));

/** In any language: a group of thousands has more digits. */
const DECIMAL_COMMA = /,(?=\d{1,2}$)/;

/** `109498` → `1094.98`, in German `1094,98`: exact, as people type it. */
export function formatTypedCents(cents: number): string {
  return formatPlainCents(cents).replace('.', decimalSign());
}

/** Whether people who write three decimals with a comma may mean a thousand: `1.234`. */
export function isThousandOrDecimals(text: string): boolean {
  const isEither = shopCurrency().decimals === 3 && decimalSign() !== '.';
  return isEither && /^[1-9]\d{0,2}\.\d{3}$/.test(text);
}

/**
 * `12`, `12.5`, `12.50`, `12,50` → 1250; in a language that writes a comma `1,234` with three decimals, too. The digits
 * are read, so that no cent is lost to a fraction; null for what is no amount of this currency, or could be two.
 */
export function parseTypedCents(text: string): number | null {
  const { decimals, grain } = shopCurrency();
  if (isThousandOrDecimals(text)) return null;
  const plain = text.replace(DECIMAL_COMMA, '.').replace(decimalSign(), '.');
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(plain) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return Number(`${whole}${fraction.padEnd(decimals, '0')}`) * grain;
}

/** The amount with the number that these cents have in dollars. */
export function fromDollarCents(cents: number): number {
  return inCurrency(cents, currencyOf(defaultLocale.currency), shopCurrency());
}

/** `4.90`, in German `4,90`: an amount as it is typed, for advice; `cents` as in dollars. */
export function exampleAmount(cents: number): string {
  return formatTypedCents(fromDollarCents(cents));
}
