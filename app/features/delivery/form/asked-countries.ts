/** What a page is sent to ask for an address. */
import { countryChoices } from '#app/features/delivery/address/country-names.ts';
import { presetCountry } from '#app/features/delivery/address/preset-country.ts';
import { type DeliveryZone, isServed } from '#app/features/delivery/delivery-zone.ts';
import type { AskedAs } from '#app/features/delivery/terms.ts';
import { ANYWHERE, type AskedCountries, addressForms } from './address-form.ts';

/**
 * The countries of the zones; null: any country. That of an address that was saved before stays among them, and is
 * refused by what is offered for it.
 */
export function askedCountries(
  zones: readonly DeliveryZone[] | null,
  savedCountry: string | undefined,
  phone: AskedAs | undefined,
): AskedCountries {
  return {
    countries: countryChoices().filter(([code]) => code === savedCountry || isServed(zones, code)),
    preset: presetCountry(zones),
    newId: crypto.randomUUID(),
    ...{ forms: addressForms(), anywhere: ANYWHERE },
    ...(phone && { phone }),
  };
}
