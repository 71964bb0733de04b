/** Saved addresses, to choose one of. */
import type { SavedAddress } from '#app/features/delivery/address/address.ts';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import { shopLocale } from '#app/shared/locale.ts';

/** So many are kept of an account: of more those used longest ago are forgotten, so that none is refused. */
export const MAX_SAVED_ADDRESSES = 10;

/** `lines`: as on a parcel; `isNext`: the next order goes there, as it was used last. */
export type AddressChoice = { id: string; lines: readonly string[]; isNext: boolean };

/** Of the addresses with the one that was used last first; in the order of what they say, which no use changes. */
export function addressChoices(addresses: readonly SavedAddress[]): AddressChoice[] {
  const choices = addresses.map(({ id, address }, index) => ({
    ...{ id, lines: addressLines(address), isNext: index === 0 },
  }));
  const { language } = shopLocale();
  return choices.toSorted((one, other) =>
    one.lines.join('\n').localeCompare(other.lines.join('\n'), language),
  );
}
