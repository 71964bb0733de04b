/** What it costs to have one unit delivered, as feeds and search engines are told: a country and a way each. */
import { askOwnZones, type DeliveryZone } from '#app/features/delivery/delivery-zone.ts';

/** `country` is a code of ISO 3166-1; `service` empty where it has no name; `days` are working days until it arrives. */
export type ListedShipping = {
  country: string;
  service: string;
  cents: number;
  days?: { least: number; most: number };
};

/** What the shop itself says of delivery; zones are null where it is free everywhere. */
export type ListedDelivery = {
  zones: readonly DeliveryZone[] | null;
  countries: readonly string[];
};

const COUNTRY = /^[A-Z]{2}$/;

/**
 * Those that zones name by themselves, and `home`, the country of shoppers who have named none, or empty. All of a union
 * on each variant would make a feed three times as long.
 */
export function listedCountries(zones: readonly DeliveryZone[] | null, home: string): string[] {
  const named = (zones ?? []).flatMap(({ countries }) => countries);
  return [...new Set([home, ...named])].filter((code) => COUNTRY.test(code) && code !== 'EU');
}

/** The first `most` of them. As the payment page would have it for one unit; what is collected is not delivered. */
export function listedShipping(
  { priceCents, weightGrams }: { priceCents: number; weightGrams: number },
  { zones, countries }: ListedDelivery,
  most: number,
): ListedShipping[] {
  const question = { itemsCents: priceCents, items: [{ units: 1, weightGrams }] };
  const all = countries.slice(0, most).flatMap((country) => {
    const offer = askOwnZones(zones, { ...question, address: { country } });
    if (!offer.ok) return [];
    return offer.value
      .filter(({ isCollected }) => !isCollected)
      .map(({ title, cents, days }) => ({
        ...{ country, service: title, cents },
        ...(days && { days }),
      }));
  });
  return all.slice(0, most);
}
