/** What the forms of an address post beside its fields, and what they are answered. */
import type { Address, AddressProblems } from '#app/features/delivery/address/address.ts';

/** The field that says which saved address is chosen, by its id or as ANOTHER. */
export const PICKED_FIELD = 'saved-address';
export const ANOTHER = 'another';

/** The field with the id that what was typed is saved under, again and again, as one address. */
export const ADDRESS_ID_FIELD = 'address-id';

/** What was not saved: what is wrong with its fields, or in `message` with none of them. */
export type RefusedAddress = {
  /** Null of a saved one that was picked and is there no more. */
  typed: Address | null;
  problems: AddressProblems;
  message: string | null;
};

/** The id in a posted field; undefined where it is none that the shop has given. */
export function addressIdOf(text: string | undefined): string | undefined {
  return text !== undefined && /^[\da-f-]{36}$/.test(text) ? text : undefined;
}
