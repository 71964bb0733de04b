import { useContext, useState } from 'react';
import { FieldValuesContext } from '#admin/ui/forms/operation-fields.tsx';
import { ADDRESS_FIELDS, type Address } from '#app/features/delivery/address/address.ts';
import { AddressFields } from '#app/features/delivery/form/address-fields.tsx';
import type { AskedCountries } from '#app/features/delivery/form/address-form.ts';
import { FoldedForm } from './folded-form.tsx';
import { messages } from './messages/messages.ts';

type ChangeAddressProps = { id: string; address: Address | null; asked: AskedCountries };

/** Where an order goes instead, in the fields that the shop asks an address by. */
export function ChangeAddress({ id, address, asked }: ChangeAddressProps) {
  return (
    <FoldedForm
      key={JSON.stringify(address)}
      operation="orders.change-address"
      summary={messages.changeAddress}
      fields={{ order: id }}
    >
      <p>{messages.amountStays}</p>
      <TypedAddress address={address} asked={asked} />
    </FoldedForm>
  );
}

/** The fields of an address in the form around them: what was typed stays in them where it was refused. */
export function TypedAddress({ address, asked }: Omit<ChangeAddressProps, 'id'>) {
  const known = useContext(FieldValuesContext);
  const [chosen, setChosen] = useState<string | null>(null);
  const typed = known?.typed;
  const shown = typed
    ? (Object.fromEntries(
        [...ADDRESS_FIELDS, 'phone' as const].map((field) => [field, typed[field] ?? '']),
      ) as Address)
    : address;
  return (
    <AddressFields
      isOwn={false}
      asked={asked}
      address={shown}
      problems={known?.problems ?? {}}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}
