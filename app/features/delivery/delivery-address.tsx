import { Form } from 'react-router';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { type Address, type AddressProblems, AUTOFILL_NAMES } from './address.ts';
import styles from './address-form.module.css';
import type { CountryChoice } from './country-names.ts';

type AddressFormProps = {
  /** The path that takes it. */
  action: string;
  /** What stands in the fields; null for nothing yet. */
  address: Address | null;
  problems: AddressProblems;
  countries: readonly CountryChoice[];
  /** Called when something is typed, and when all is as it was. */
  onTyping: (isTyping: boolean) => void;
  /** Whether there is an address to keep instead. */
  canKeep: boolean;
};

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
        <summary className={styles.change}>{messages.changeAddress}</summary>
        {form}
      </details>
    </>
  );
}

/** Asks for an address, by the names that browsers fill in. */
function AddressForm(props: AddressFormProps) {
  const { action, address, problems, countries, onTyping, canKeep } = props;
  /** The attributes of a field. */
  const field = (name: keyof Address) => ({
    name: AUTOFILL_NAMES[name],
    autoComplete: AUTOFILL_NAMES[name],
    defaultValue: address?.[name] ?? '',
    error: problems[name],
  });
  return (
    <Form
      method="post"
      action={action}
      replace
      preventScrollReset
      noValidate
      className={styles.form}
      onInput={() => onTyping(true)}
      onReset={() => onTyping(false)}
    >
      <Field label={messages.name} {...field('name')} />
      <Field label={messages.street} {...field('line1')} />
      <Field label={messages.flat} {...field('line2')} />
      <div className={styles.pair}>
        <Field label={messages.town} {...field('city')} />
        <Field label={messages.region} {...field('region')} />
      </div>
      <div className={styles.pair}>
        <Field label={messages.postalCode} {...field('postalCode')} />
        <SelectField
          label={messages.country}
          placeholder={messages.chooseCountry}
          choices={countries}
          {...field('country')}
        />
      </div>
      <div className={styles.buttons}>
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
