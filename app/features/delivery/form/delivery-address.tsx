import { useState } from 'react';
import { Form } from 'react-router';
import type { Address, AddressProblems } from '#app/features/delivery/address.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
import styles from './address-form.module.css';
import type { AskedCountries } from './address-form.ts';

type AddressFormProps = AddressFieldsProps & {
  /** The path that takes it. */
  action: string;
  /** Called when something is typed, and when all is as it was. */
  onTyping: (isTyping: boolean) => void;
  /** Whether there is an address to keep instead. */
  canKeep: boolean;
};

export type DeliveryAddressProps = {
  saved: Address | null;
  /** The saved one as it stands on a parcel. */
  lines: readonly string[];
  asked: AskedCountries;
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
      asked={rest.asked}
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
        <summary className={styles.change}>{messages.changeAddress}</summary>
        {form}
      </details>
    </>
  );
}

/** Asks for an address. */
function AddressForm({ action, onTyping, canKeep, ...fields }: AddressFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Form
      method="post"
      action={action}
      replace
      preventScrollReset
      noValidate
      className="grid gap-3"
      onInput={() => onTyping(true)}
      onReset={() => {
        setChosen(null);
        onTyping(false);
      }}
    >
      <AddressFields {...fields} chosen={chosen} onChoose={setChosen} />
      <div className="flex wrap gap-3">
        <Button kind="secondary">{messages.sendHere}</Button>
        {canKeep && (
          <Button kind="secondary" type="reset">
            {messages.undoTyped}
          </Button>
        )}
      </div>
    </Form>
  );
}
