/** Zones and methods of delivery as people type and read them. */
import { COUNTRIES } from '#app/features/delivery/countries.ts';
import { countryChoices, countryName } from '#app/features/delivery/country-names.ts';
import {
  type DeliveryMethod,
  EUROPEAN_UNION,
  EVERYWHERE_ELSE,
  type TransitDays,
  type WeightPrice,
} from '#app/features/delivery/delivery-zone.ts';
import { formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import { parseMoney } from '#operations/read-texts.ts';
import { messages } from './messages/messages.ts';

/** How it is typed in every language. */
const ELSE_WORD = 'everywhere-else';

const CODES = new Set([...COUNTRIES, EUROPEAN_UNION, EVERYWHERE_ELSE]);

export function isZoneCountry(code: string): boolean {
  return CODES.has(code);
}

export function zoneCountryName(code: string): string {
  return code === EVERYWHERE_ELSE ? messages.everywhereElse : countryName(code);
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

/** `Norway, Sweden` */
export function countriesText(countries: readonly string[]): string {
  return countries.map(zoneCountryName).join(', ');
}

const WEIGHED = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(kg|g)\s*[:=]\s*(.+)$/i;

function toGrams(number: string, unit: string): number {
  const grams = Number(number.replace(',', '.')) * (unit.toLowerCase() === 'kg' ? 1_000 : 1);
  return Math.round(grams);
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

const grams = (upToGrams: number) =>
  upToGrams % 1_000 === 0 ? `${upToGrams / 1_000} kg` : `${upToGrams} g`;

/** As they are typed. */
export function typedPrices(prices: readonly WeightPrice[]): string {
  return prices
    .map(({ upToGrams, cents }) => {
      const amount = formatTypedCents(cents);
      return upToGrams === null ? amount : `${grams(upToGrams)}: ${amount}`;
    })
    .join('; ');
}

/** `2-4` or `3`; what is neither comes back as it is. */
export function parseDays(text: string): TransitDays | string {
  const [, least, most = least] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return least === undefined ? text : { least: Number(least), most: Number(most) };
}

export function typedDays(days: TransitDays | null): string {
  if (days === null) return '';
  return days.least === days.most ? `${days.least}` : `${days.least}-${days.most}`;
}

const amount = (cents: number) => (cents === 0 ? messages.free : formatCents(cents));

/** `$4.90, free from $50.00, 2-4 working days` */
export function describeMethod(method: DeliveryMethod): string {
  const { prices, fromCents, freeFromCents, days, note, isCollected } = method;
  return [
    prices
      .map(({ upToGrams, cents }) =>
        upToGrams === null ? amount(cents) : messages.upToWeight(grams(upToGrams), amount(cents)),
      )
      .join('; '),
    ...(freeFromCents === null ? [] : [messages.freeFrom(formatCents(freeFromCents))]),
    ...(fromCents === 0 ? [] : [messages.ordersFrom(formatCents(fromCents))]),
    ...(days === null ? [] : [messages.workingDays(typedDays(days))]),
    ...(isCollected ? [messages.isCollected] : []),
    ...(note === '' ? [] : [note]),
  ].join(', ');
}
