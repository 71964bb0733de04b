/** A postal address: its fields, and their names in a form. */

/** The fields in the order of the form while no country is chosen. */
export const ADDRESS_FIELDS = [
  'country',
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** `country` is a code of ISO 3166-1; what is not needed may be empty. */
export type Address = Record<AddressField, string> & {
  /** Under which the carrier reaches who gets it; absent where nobody has given one. */
  phone?: string;
};

/** The name of the phone number in the form, as those below. */
export const PHONE_NAME = 'tel';

/** What was typed without a field for a phone number has the one of before. */
export function keepPhone(typed: Address, { phone }: Pick<Address, 'phone'>): Address {
  return phone === undefined ? typed : { ...typed, phone };
}

/** An address that is asked for without a phone number, or passed on to who needs none. */
export function withoutPhone({ phone: _phone, ...address }: Address): Address {
  return address;
}

/** One of those that a shopper has saved; `id` names it among its own. */
export type SavedAddress = { id: string; address: Address };

/** The name of each in the form, which is its token for the browser's autofill (HTML, 4.10.18.7). */
export const AUTOFILL_NAMES: Record<AddressField, string> = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
};

/** What is wrong with a field. */
export type AddressProblems = Partial<Record<AddressField | 'phone', string>>;
