/** Zones and methods of delivery in words for staff, and as they are typed. */
import { countryName } from '#app/features/delivery/address/country-names.ts';
import {
  type DeliveryMethod,
  EVERYWHERE_ELSE,
  type TransitDays,
  type WeightPrice,
} from '#app/features/delivery/delivery-zone.ts';
import { formatCents, formatTypedCents } from '#app/shared/money/money.ts';
import { messages } from './messages/messages.ts';

/** As this program knows it: a page gets it from the server. */
export function zoneCountryName(code: string): string {
  return code === EVERYWHERE_ELSE ? messages.everywhereElse : countryName(code);
}

/** `Norway, Sweden`, as `zoneCountryName`. */
export function countriesText(countries: readonly string[]): string {
  return countries.map(zoneCountryName).join(', ');
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
