/** Reads what staff types of zones and methods of delivery. */
import { COUNTRIES } from '#app/features/delivery/address/countries.ts';
import { countryChoices } from '#app/features/delivery/address/country-names.ts';
import {
  EUROPEAN_UNION,
  EVERYWHERE_ELSE,
  type TransitDays,
  type WeightPrice,
} from '#app/features/delivery/delivery-zone.ts';
import { parseMoney } from '#operations/read-texts.ts';
import { zoneCountryName } from './describe-delivery.ts';

/** How it is typed in every language. */
const ELSE_WORD = 'everywhere-else';

const CODES = new Set([...COUNTRIES, EUROPEAN_UNION, EVERYWHERE_ELSE]);

export function isZoneCountry(code: string): boolean {
  return CODES.has(code);
}

const sameWord = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** A code or a name as the code; what is neither comes back as it is. */
function toCode(word: string): string {
  if (sameWord(word, ELSE_WORD)) return EVERYWHERE_ELSE;
  if (isZoneCountry(word.toUpperCase())) return word.toUpperCase();
  const named = [EUROPEAN_UNION, EVERYWHERE_ELSE].find((code) =>
    sameWord(word, zoneCountryName(code)),
  );
  return named ?? countryChoices().find(([, name]) => sameWord(word, name))?.[0] ?? word;
}

/** `NO, SE`, `Norway, European Union`: the codes, each once. */
export function parseCountries(text: string): string[] {
  const words = text.split(/[,;\n]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== '').map(toCode))];
}

const WEIGHED = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(kg|g)\s*[:=]\s*(.+)$/i;

function toGrams(number: string, unit: string): number {
  const perUnit = unit.toLowerCase() === 'kg' ? 1_000 : 1;
  return Math.round(Number(number.replace(',', '.')) * perUnit);
}

/** `4.90`, or by weight `2 kg: 4.90; 10 kg: 9.90`, the lightest first; what is no price comes back as it is. */
export function parsePrices(text: string): WeightPrice[] | string {
  const parts = text.split(/[;\n]/).filter((part) => part.trim() !== '');
  const prices = parts.map((part) => {
    const [, number, unit = '', amount = part] = WEIGHED.exec(part.trim()) ?? [];
    const upToGrams = number === undefined ? null : toGrams(number, unit);
    return { upToGrams, cents: parseMoney(amount) };
  });
  const read = prices.flatMap(({ upToGrams, cents }) =>
    cents === null ? [] : [{ upToGrams, cents }],
  );
  if (read.length === 0 || read.length < prices.length) return text;
  return read.toSorted((one, other) => (one.upToGrams ?? Infinity) - (other.upToGrams ?? Infinity));
}

/** `2-4` or `3`; what is neither comes back as it is. */
export function parseDays(text: string): TransitDays | string {
  const [, least, most = least] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return least === undefined ? text : { least: Number(least), most: Number(most) };
}
