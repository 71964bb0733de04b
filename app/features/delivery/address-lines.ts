/** An address as it stands on a page, in a mail and on a parcel. */
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { Address } from './address.ts';
import { countryName } from './country-names.ts';
import { DELIVERY_CITY, DELIVERY_STREET } from './placeholder-address.ts';
import type { Terms } from './terms.ts';

/** A region stands behind its city, and its postal code behind that; without one the code comes first. */
function cityLine({ city, region, postalCode }: Address): string {
  const parts = region === '' ? [postalCode, city] : [`${city}, ${region}`, postalCode];
  return parts.filter((part) => part !== '').join(' ');
}

/** From the name to the country. */
export function addressLines(address: Address): string[] {
  const { name, line1, line2, country } = address;
  const lines = [name, line1, line2, cityLine(address), countryName(country)];
  return lines.filter((line) => line !== '');
}

/** Where an order goes, in a line; the address of an order that has one can be forgotten, or withheld. */
export function sentToText(order: { terms: Terms | null; address: Address | null }): string {
  if (order.address) return addressLines(order.address).join(', ');
  return order.terms?.country ? messages.withheld : `${DELIVERY_STREET}, ${DELIVERY_CITY}`;
}
