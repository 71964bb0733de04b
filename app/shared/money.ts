/** Money: whole US cents everywhere below the user interface, dollars on the wire (spec 3 and 9). */

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The one currency of the shop, as the card provider spells it (spec 9: the dollar sign). */
export const CURRENCY = 'usd';

/** The highest amount that can be typed: nine digits of dollars. */
export const MAX_AMOUNT_CENTS = 99_999_999_999;

/** `109498` → `1094.98`, the number that a product's `price` is on the wire. */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/** `1094.98` → `109498`; exact for every price with two decimals. */
export function dollarsToCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** `109498` → `$1,094.98`: a $ prefix, a thousands separator and two decimals (spec 9). */
export function formatCents(cents: number): string {
  return dollarFormat.format(centsToDollars(cents));
}

/** `109498` → `1094.98`, `-5` → `-0.05`: exact, as files and exports hold it. */
export function formatPlainCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
