/** Saves an address as a form posts it. */
import { messages } from '#app/features/delivery/messages/messages.ts';
import type {
  AddressBook,
  AddressPlace,
} from '#app/features/delivery/saved/saved-addresses.server.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import { ADDRESS_ID_FIELD, addressIdOf, type RefusedAddress } from './address-answer.ts';
import { readAddress } from './read-address.ts';

type Parts = {
  addresses: AddressBook;
  addressRate(clientAddress: string): Promise<number>;
  settings: { current(): { mode: Pick<TermsMode, 'phone'> } };
};

type Sender = { shopper: string | null; clientAddress: string };

/** Null once it is saved; else what the form is answered, and the status: 422 for what is no address, 429 for too many. */
export async function saveTyped(
  { addresses, addressRate, settings }: Parts,
  { shopper, clientAddress }: Sender,
  fields: Readonly<Record<string, string>> | null,
  { isUsed }: Pick<AddressPlace, 'isUsed'>,
): Promise<{ answer: RefusedAddress; status: 422 | 429 } | null> {
  const read = readAddress(fields, settings.current().mode.phone);
  if (!read.ok) {
    return { answer: { typed: read.typed, problems: read.problems, message: null }, status: 422 };
  }
  const waitSeconds = await addressRate(clientAddress);
  if (waitSeconds > 0) {
    const message = messages.tooManySaved(waitSeconds);
    return { answer: { typed: read.address, problems: {}, message }, status: 429 };
  }
  await addresses.save(shopper, read.address, {
    id: addressIdOf(fields?.[ADDRESS_ID_FIELD]),
    isUsed,
  });
  return null;
}
