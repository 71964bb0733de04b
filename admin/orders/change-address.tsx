import { useContext, useState } from 'react';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { FieldValuesContext } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm, useIsRefused, useMay } from '#admin/ui/forms/operation-form.tsx';
import { ADDRESS_FIELDS, type Address } from '#app/features/delivery/address/address.ts';
import { AddressFields } from '#app/features/delivery/form/address-fields.tsx';
import type { AskedCountries } from '#app/features/delivery/form/address-form.ts';
import { messages } from './messages/messages.ts';
import styles from './order-page.module.css';

const OPERATION = 'orders.change-address';

type ChangeAddressProps = { id: string; address: Address | null; asked: AskedCountries };

/** Where an order goes instead, in the fields that the shop asks an address by. */
export function ChangeAddress({ id, address, asked }: ChangeAddressProps) {
  const isRefused = useIsRefused(OPERATION);
  if (!useMay(OPERATION)) return null;
  return (
    <div className={`${styles.form} grid gap-3`}>
      <Disclosure summary={messages.changeAddress} isOpen={isRefused}>
        <OperationForm
          key={JSON.stringify(address)}
          operation={OPERATION}
          fields={{ order: id }}
          className="grid gap-3"
        >
          <p>{messages.amountStays}</p>
          <TypedAddress address={address} asked={asked} />
        </OperationForm>
      </Disclosure>
    </div>
  );
}

/** The fields of an address in the form around them: what was typed stays in them where it was refused. */
export function TypedAddress({ address, asked }: Omit<ChangeAddressProps, 'id'>) {
  const known = useContext(FieldValuesContext);
  const [chosen, setChosen] = useState<string | null>(null);
  const typed = known?.typed;
  const shown = typed
    ? (Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, typed[field] ?? ''])) as Address)
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
