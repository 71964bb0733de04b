import type { Address, AddressProblems } from './address.ts';
import styles from './address-form.module.css';
import { AddressForm } from './address-form.tsx';
import type { CountryChoice } from './country-names.ts';

export type DeliveryAddressProps = {
  saved: Address | null;
  /** The saved one as it stands on a parcel. */
  lines: readonly string[];
  countries: readonly CountryChoice[];
  /** What was posted and is no address. */
  refused: { typed: Address; problems: AddressProblems } | null;
  onTyping: (isTyping: boolean) => void;
};

/** Where the order goes: the saved address, which can be changed, or the form for the first. */
export function DeliveryAddress({ saved, refused, ...rest }: DeliveryAddressProps) {
  const form = (
    <AddressForm
      // Saved once more, or refused, it begins with what is there then.
      key={JSON.stringify([saved, refused])}
      action="/Payment"
      address={refused?.typed ?? saved}
      problems={refused?.problems ?? {}}
      countries={rest.countries}
      onTyping={rest.onTyping}
      canKeep={saved !== null}
    />
  );
  if (saved === null) return form;
  return (
    <>
      <address className={styles.saved} dir="auto">
        {rest.lines.join('\n')}
      </address>
      <details key={JSON.stringify(saved)} open={refused !== null}>
        <summary className={styles.change}>Change the address</summary>
        {form}
      </details>
    </>
  );
}
