/** An address as it stands on a page, in a mail and on a parcel: the one function that prints it. */
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { Terms } from '#app/features/delivery/terms.ts';
import type { Address } from './address.ts';
import { type AddressPart, fillIn, hasPlace, layoutOf } from './address-layout.ts';
import { countryName } from './country-names.ts';
import { DELIVERY_CITY, DELIVERY_STREET } from './placeholder-address.ts';

const LETTER_OF_ANOTHER_SCRIPT = /(?=\p{L})\P{Script=Latin}/u;

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');

/**
 * From the name to the country, in the country's own order, and then the phone number. What was typed stands in it whole, also what its country has
 * no place for: a town with the street, a region or a postal code before the country.
 */
export function addressLines(address: Address): string[] {
  const { name, line1, line2, city, region, postalCode, country, phone } = address;
  const isLatin = !LETTER_OF_ANOTHER_SCRIPT.test([line1, line2, city, region].join(' '));
  const street = filled([line1, line2]);
  const texts = { name, street: street.join('\n'), city, region, postalCode };
  const layout = layoutOf(country, isLatin ? 'latin' : 'local', (part) => texts[part] !== '');
  // A few layouts have their only town in words.
  const words = new Set(layout.match(/\p{Lu}{3,}/gu));
  const unplaced = (part: AddressPart) =>
    hasPlace(layout, part) || words.has(texts[part].toUpperCase()) ? '' : texts[part];
  const withTown = isLatin ? [...street, unplaced('city')] : [unplaced('city'), ...street];
  const lines = fillIn(layout, { ...texts, street: filled(withTown).join('\n') }).split('\n');
  const rest = filled([unplaced('region'), unplaced('postalCode')]).join(' ');
  const reached = phone ? messages.phoneIs(phone) : '';
  return filled([...lines.map((line) => line.trim()), rest, countryName(country), reached]);
}

/** Where an order goes, in a line; the address of an order that has one can be forgotten, or withheld. */
export function sentToText(order: { terms: Terms | null; address: Address | null }): string {
  if (order.address) return addressLines(order.address).join(', ');
  return order.terms?.country ? messages.withheld : `${DELIVERY_STREET}, ${DELIVERY_CITY}`;
}
