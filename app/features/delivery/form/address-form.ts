/** What a country's addresses are asked for by: the page shows this form, and a posted address is checked by it. */
import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
} from '#app/features/delivery/address/address.ts';
import { hasPlace, layoutOf } from '#app/features/delivery/address/address-layout.ts';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import {
  COUNTRIES,
  isCountry,
  isPostalCodeRare,
} from '#app/features/delivery/address/countries.ts';
import type { CountryChoice } from '#app/features/delivery/address/country-names.ts';
import type { AskedAs } from '#app/features/delivery/terms.ts';

export type AddressForm = {
  /** All fields: the country, then the others as the country's addresses are printed. */
  order: readonly AddressField[];
  /** Those that its addresses have. */
  used: readonly AddressField[];
  required: readonly AddressField[];
};

/** What a page needs to ask for an address in any country. */
export type AskedCountries = {
  countries: readonly CountryChoice[];
  /** By the code of the country. */
  forms: Readonly<Record<string, AddressForm>>;
  /** While no country is chosen. */
  anywhere: AddressForm;
  /** The country of a shopper who has named none, or ''. */
  preset: string;
  /** How a phone number is asked for; absent: it is not. */
  phone?: AskedAs;
  /** What another address is saved under. */
  newId: string;
};

/** The form while no country is chosen: it has all fields. */
export const ANYWHERE: AddressForm = {
  order: ADDRESS_FIELDS,
  used: ADDRESS_FIELDS,
  required: ['country', 'name', 'line1', 'city'],
};

/** Printed, it tells the order of its fields. */
const NUMBERED: Address = {
  ...{ country: '', name: '1', line1: '2', line2: '3' },
  ...{ city: '4', region: '5', postalCode: '6' },
};

/** The form for a country; for any other text that of none chosen yet. */
export function addressForm(country: string): AddressForm {
  if (!isCountry(country)) return ANYWHERE;
  const layout = layoutOf(country, 'latin', () => true);
  const hasTown = hasPlace(layout, 'city');
  const hasRegion = hasPlace(layout, 'region');
  const hasCode = hasPlace(layout, 'postalCode');
  // Without a place of its own a town is written with the street, and its region is needed; a city state has neither.
  const unused = new Set<AddressField>();
  if (!hasTown && !hasRegion) unused.add('city');
  if (!hasRegion) unused.add('region');
  if (!hasCode) unused.add('postalCode');
  const optional = new Set<AddressField>([...unused, 'line2']);
  optional.add(hasTown ? 'region' : 'city');
  if (isPostalCodeRare(country)) optional.add('postalCode');
  const printed = addressLines({ ...NUMBERED, country }).join('');
  const placeOf = (field: AddressField) => printed.indexOf(NUMBERED[field]);
  return {
    order: ADDRESS_FIELDS.toSorted((one, other) => placeOf(one) - placeOf(other)),
    used: ADDRESS_FIELDS.filter((field) => !unused.has(field)),
    required: ADDRESS_FIELDS.filter((field) => !optional.has(field)),
  };
}

let forms: Record<string, AddressForm> | undefined;

/** The form of every country. Those alike are one object, so that a page gets it once. */
export function addressForms(): Readonly<Record<string, AddressForm>> {
  if (forms) return forms;
  const distinct = new Map<string, AddressForm>();
  const made = COUNTRIES.map((country) => {
    const form = addressForm(country);
    const key = JSON.stringify(form);
    if (!distinct.has(key)) distinct.set(key, form);
    return [country, distinct.get(key) ?? form] as const;
  });
  forms = Object.fromEntries(made);
  return forms;
}
