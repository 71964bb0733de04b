/** What the forms of an address post beside its fields, and what they are answered. */
import type { Address, AddressProblems } from '#app/features/delivery/address.ts';

/** The field that says which saved address is chosen, by its id or as ANOTHER. */
export const PICKED_FIELD = 'saved-address';
export const ANOTHER = 'another';

/** The field with the id of the address that the form has saved before, or changes. */
export const CHANGED_FIELD = 'changed-address';

/** What was typed, and what is wrong with it. */
export type RefusedAddress = { typed: Address; problems: AddressProblems };

/** `id`: of the address that the form has saved, so that it goes on with it. */
export type AddressAnswer = { id: string | null; refused: RefusedAddress | null };

/** The id in a posted field; null where it is none that the shop has given. */
export function addressIdOf(text: string | undefined): string | null {
  return text !== undefined && /^[\da-f-]{36}$/.test(text) ? text : null;
}
