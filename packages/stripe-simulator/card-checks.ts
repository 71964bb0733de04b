/**
 * What can be said about a card while it is typed: brand, format, Luhn, expiry and security code,
 * with the codes and messages of Stripe's card element (https://docs.stripe.com/error-codes).
 */

/** Brand names as Stripe spells them. */
export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

/** What is wrong with a card as it is typed, for shoppers. */
export const cardMessages = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
  invalid_cvc: "Your card's security code is invalid.",
} as const;

/** What is wrong with one of the card's fields, ready to be shown. */
export type CardProblem = { code: keyof typeof cardMessages; message: string };

/** A card's last month; `year` has four digits. */
export type Expiry = { month: number; year: number };

/** Stripe refuses expiry years further away than this. */
const MAX_EXPIRY_IN_YEARS = 50;

const brandPrefixes: readonly [CardBrand, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['diners', /^3(0[0-5]|[689])/],
  ['jcb', /^35/],
  ['unionpay', /^62/],
];

/** Only the digits of what was typed. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The brand by the number's first digits, 'unknown' while they do not decide it. */
export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number);
  return brandPrefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'unknown';
}

/** How many digits a complete number of this brand has. */
function numberLength(brand: CardBrand): number {
  if (brand === 'amex') return 15;
  return brand === 'diners' ? 14 : 16;
}

/** How many digits a security code of this brand has. */
export function cvcLength(brand: CardBrand): 3 | 4 {
  return brand === 'amex' ? 4 : 3;
}

/** Digits in the groups printed on the card: 4-4-4-4, or 4-6-5 (4-6-4) for Amex and Diners. */
export function formatCardNumber(text: string): string {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, numberLength(brand));
  const groups = brand === 'amex' || brand === 'diners' ? [4, 6, 5] : [4, 4, 4, 4];
  const parts: string[] = [];
  let start = 0;
  for (const size of groups) {
    if (start < digits.length) parts.push(digits.slice(start, start + size));
    start += size;
  }
  return parts.join(' ');
}

/** 'MM / YY' as far as it was typed: '2' gives '02', '13' gives '01 / 3', '12/2030' '12 / 30'. */
export function formatExpiry(text: string): string {
  const digits = expiryDigits(text);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** The month and year that were typed, null while they are incomplete. */
export function parseExpiry(text: string): Expiry | null {
  const digits = expiryDigits(text);
  if (digits.length < 4) return null;
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}

/** Whether the digits pass the check of ISO/IEC 7812 (Luhn); '' does not. */
export function isLuhnValid(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** What is wrong with the number as typed, or null. */
export function checkNumber(text: string): CardProblem | null {
  const digits = digitsOf(text);
  const wanted = numberLength(brandOf(digits));
  if (digits.length < wanted) return problem('incomplete_number');
  if (digits.length > wanted || !isLuhnValid(digits)) return problem('invalid_number');
  return null;
}

/** What is wrong with the expiry as typed ('MM / YY'), or null. */
export function checkExpiry(text: string, now: Date): CardProblem | null {
  const expiry = parseExpiry(text);
  return expiry === null ? problem('incomplete_expiry') : checkExpiryDate(expiry, now);
}

/** Whether a card is still good at `now` (UTC): it is through the last day of its month. */
export function checkExpiryDate({ month, year }: Expiry, now: Date): CardProblem | null {
  const thisYear = now.getUTCFullYear();
  if (!Number.isInteger(month) || month < 1 || month > 12) return problem('invalid_expiry_month');
  if (!Number.isInteger(year) || year > thisYear + MAX_EXPIRY_IN_YEARS) {
    return problem('invalid_expiry_year');
  }
  if (year < thisYear) return problem('invalid_expiry_year_past');
  if (year === thisYear && month < now.getUTCMonth() + 1) {
    return problem('invalid_expiry_month_past');
  }
  return null;
}

/** What is wrong with the security code as typed for a card of this brand, or null. */
export function checkCvc(text: string, brand: CardBrand): CardProblem | null {
  const digits = digitsOf(text);
  if (digits.length < cvcLength(brand)) return problem('incomplete_cvc');
  return digits.length > cvcLength(brand) ? problem('invalid_cvc') : null;
}

function problem(code: CardProblem['code']): CardProblem {
  return { code, message: cardMessages[code] };
}

function expiryDigits(text: string): string {
  const yearFirst = /^\s*(\d{4})-(\d{2})\s*$/.exec(text);
  let digits = yearFirst ? `${yearFirst[2]}${yearFirst[1]}` : digitsOf(text);
  const separated = /^\s*(\d)\s*[/-]/.exec(text);
  if (separated) digits = `0${digits}`;
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^1[3-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  return digits.slice(0, 4);
}
