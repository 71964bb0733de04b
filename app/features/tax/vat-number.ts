/**
 * VAT numbers of businesses in the European Union, checked for form alone. Whether a number is in use only VIES knows.
 * https://ec.europa.eu/taxation_customs/vies/#/faq (question 11) has the forms; Greece is EL, Northern Ireland XI.
 */
import { done, type Result, refused } from '#app/shared/result.ts';

/** The form of each country's numbers after its two letters, and one that is formed so. */
const FORMS: Readonly<Record<string, readonly [form: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678L'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^(?:[A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/, 'ESB12345678'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[\dA-HJ-NP-Z]{2}\d{9}$/, 'FR12345678901'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(?:\d[\dA-Z+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/, 'IE1234567T'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(?:\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^[\dA-Z+*]{9}B[\dA-Z+*]{2}$/, 'NL123456789B01'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO1234567890'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
  XI: [/^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, 'XI123456789'],
};

export const VAT_NUMBER_COUNTRIES = Object.keys(FORMS);

/** `example` is a number as it should look; null where the text begins with no country's letters. */
export type VatNumberProblem = { example: string | null };

/** As it was typed, in capitals and without what no number has; at most as long as a number with slips. */
export function vatNumberText(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z\d+*]/g, '')
    .slice(0, 20);
}

/** `atu 1234 5678` → `ATU12345678`; GR is read as EL. */
export function readVatNumber(typed: string): Result<string, VatNumberProblem> {
  const text = vatNumberText(typed).replace(/^GR/, 'EL');
  const form = Object.hasOwn(FORMS, text.slice(0, 2)) ? FORMS[text.slice(0, 2)] : undefined;
  if (!form) return refused({ example: null });
  const [pattern, example] = form;
  return pattern.test(text.slice(2)) ? done(text) : refused({ example });
}
