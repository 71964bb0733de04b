import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Address } from '#app/features/delivery/address/address.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { RefusedAddress } from './address-answer.ts';
import { AddressFields } from './address-fields.tsx';
import type { AskedCountries } from './address-form.ts';

type TypedAddressProps = {
  asked: AskedCountries;
  /** What stands in the fields before anything is typed; null for nothing. */
  address: Address | null;
  /** What was posted and not taken. */
  refused: RefusedAddress | null;
  /** What the notice of a refusal leads on to. */
  children?: ReactNode;
};

/** The fields of an address, with what was wrong with it: the first field that is has the focus. */
export function TypedAddress({ asked, address, refused, children }: TypedAddressProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return (
    <div ref={fields} className="grid gap-3">
      {refused?.message && (
        <Notice kind="error" role="alert">
          <p>{refused.message}</p>
          {children}
        </Notice>
      )}
      <AddressFields
        asked={asked}
        address={refused?.typed ?? address}
        problems={refused?.problems ?? {}}
        chosen={chosen}
        onChoose={setChosen}
      />
    </div>
  );
}
