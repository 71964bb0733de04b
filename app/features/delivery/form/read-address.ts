/** The light checks of a posted address: none is refused that a postman would accept. */

import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressProblems,
  AUTOFILL_NAMES,
  PHONE_NAME,
} from '#app/features/delivery/address/address.ts';
import { isCountry } from '#app/features/delivery/address/countries.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { AskedAs } from '#app/features/delivery/terms.ts';
import { isVisibleLine } from '#app/shared/text/line-text.ts';
import { addressForm } from './address-form.ts';

/** More letters than any of them has: what is longer was not meant. */
const MAX_LETTERS: Record<AddressField, number> = {
  name: 100,
  line1: 150,
  line2: 150,
  city: 100,
  region: 100,
  postalCode: 20,
  country: 2,
};

/** What was typed comes back with its problems, so that nobody types it twice; a country that is none as ''. */
export type ReadAddress =
  | { ok: true; address: Address }
  | { ok: false; typed: Address; problems: AddressProblems };

const missing = (): AddressProblems => ({
  name: messages.whoFor,
  line1: messages.whichStreet,
  city: messages.whichTown,
  region: messages.whichRegion,
  postalCode: messages.whichPostalCode,
});

/** Letters that turn what stands around them, as on the slip of a packer. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** One line of text that a database can store; empty where there is nothing to see. */
function clean(text: string): string {
  const line = text
    .replace(TURNING, '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return isVisibleLine(line) ? line : '';
}

function problemOf(field: AddressField, text: string, isRequired: boolean): string | undefined {
  if (field === 'country') return isCountry(text) ? undefined : messages.chooseCountry;
  const maxLetters = MAX_LETTERS[field];
  if (Array.from(text).length > maxLetters) return messages.atMostLetters(maxLetters);
  return isRequired && text === '' ? missing()[field] : undefined;
}

/** What people write into a phone number; at least so many digits make one. */
const PHONE = /^[\p{Nd}+()./#*x\s-]*$/u;
const LEAST_DIGITS = 5;
const MAX_PHONE_LETTERS = 30;

function phoneProblem(phone: string, isRequired: boolean): string | undefined {
  if (phone === '') return isRequired ? messages.whichPhone : undefined;
  if (Array.from(phone).length > MAX_PHONE_LETTERS)
    return messages.atMostLetters(MAX_PHONE_LETTERS);
  const digits = phone.match(/\p{Nd}/gu) ?? [];
  return PHONE.test(phone) && digits.length >= LEAST_DIGITS ? undefined : messages.noPhoneNumber;
}

/** The address of a posted form: refused only where something is missing, or too long to be one. */
export function readAddress(
  fields: Readonly<Record<string, string>> | null,
  phoneAsked?: AskedAs,
): ReadAddress {
  const phone = phoneAsked ? clean(fields?.[PHONE_NAME] ?? '') : '';
  const address = {
    ...Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [field, clean(fields?.[AUTOFILL_NAMES[field]] ?? '')]),
    ),
    ...(phone !== '' && { phone }),
  } as Address;
  if (!isCountry(address.country)) address.country = '';
  const { required } = addressForm(address.country);
  const problems: AddressProblems = {};
  for (const field of ADDRESS_FIELDS) {
    const problem = problemOf(field, address[field], required.includes(field));
    if (problem !== undefined) problems[field] = problem;
  }
  const wrongPhone = phoneProblem(phone, phoneAsked === 'required');
  if (wrongPhone !== undefined) problems.phone = wrongPhone;
  return Object.keys(problems).length === 0
    ? { ok: true, address }
    : { ok: false, typed: address, problems };
}
