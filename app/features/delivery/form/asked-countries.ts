/** What a page is sent to ask for an address. */
import { countryChoices } from '#app/features/delivery/country-names.ts';
import { ANYWHERE, type AskedCountries, addressForms } from './address-form.ts';

/** `preset`: the country of a shopper who has named none, or ''. */
export function askedCountries(preset: string): AskedCountries {
  return { countries: countryChoices(), preset, forms: addressForms(), anywhere: ANYWHERE };
}
