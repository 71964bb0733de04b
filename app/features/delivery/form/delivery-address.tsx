import { useCallback, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import {
  type Address,
  type AddressField,
  type AddressProblems,
  AUTOFILL_NAMES,
} from '#app/features/delivery/address.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import styles from './address-form.module.css';
import type { AskedCountries } from './address-form.ts';

type AddressFieldsProps = {
  asked: AskedCountries;
  /** What stands in the fields; null for nothing yet. */
  address: Address | null;
  problems: AddressProblems;
};

type Chosen = {
  /** The country that was chosen since the page was made; null for none. */
  chosen: string | null;
  onChoose: (country: string | null) => void;
};

/**
 * The fields of an address by the names that browsers fill in, as its country has them. What another country has no use
 * for waits out of sight, and is not posted; without scripts all fields are there.
 */
function AddressFields({
  asked,
  address,
  problems,
  chosen,
  onChoose,
}: AddressFieldsProps & Chosen) {
  const served = address ? address.country : asked.preset;
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // What was chosen before the scripts came has told nobody.
    if (select.current && select.current.value !== served) onChoose(select.current.value);
  }, [served, onChoose]);

  const country = chosen ?? served;
  const { order, used, required } = asked.forms[country] ?? asked.anywhere;
  const isShown = (field: AddressField) =>
    used.includes(field) || (country === address?.country && address[field] !== '');
  const labels: Record<AddressField, string> = {
    country: messages.country,
    name: messages.name,
    line1: messages.street,
    line2: messages.flat,
    city: messages.town,
    region: messages.region,
    postalCode: messages.postalCode,
  };
  const attributes = (field: AddressField) => ({
    name: AUTOFILL_NAMES[field],
    autoComplete: AUTOFILL_NAMES[field],
    error: problems[field],
  });
  // Each keeps its key, so that it is moved and neither made anew nor emptied.
  const fields = order.map((field) =>
    field === 'country' ? (
      <SelectField
        key={field}
        ref={select}
        label={labels[field]}
        placeholder={messages.chooseCountry}
        choices={asked.countries}
        defaultValue={served}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        {...attributes(field)}
      />
    ) : (
      <Field
        key={field}
        label={required.includes(field) ? labels[field] : messages.optional(labels[field])}
        className={classNames(
          SHORT_FIELDS.has(field) && styles.short,
          !isShown(field) && styles.unused,
        )}
        defaultValue={address?.[field] ?? ''}
        disabled={chosen !== null && !isShown(field)}
        {...attributes(field)}
      />
    ),
  );
  return <div className={`${styles.fields} flex wrap items-start gap-3`}>{fields}</div>;
}

/** Those that share a line where it is wide enough. */
const SHORT_FIELDS: ReadonlySet<AddressField> = new Set(['city', 'region', 'postalCode']);

type AddressFormProps = AddressFieldsProps & {
  /** With scripts it is sent by this. */
  fetcher: FetcherWithComponents<unknown>;
  /** Called when something is typed, and when that was answered. */
  onTyping: (isTyping: boolean) => void;
};

export type DeliveryAddressProps = Pick<AddressFormProps, 'fetcher' | 'asked' | 'onTyping'> & {
  saved: Address | null;
  /** The saved one as it stands on a parcel. */
  lines: readonly string[];
  /** What was posted and is no address. */
  refused: RefusedAddress | null;
};

/** What was typed, and what is wrong with it. */
export type RefusedAddress = { typed: Address; problems: AddressProblems };

/**
 * Where the order goes: the saved address, which can be changed, or the form for the first. A form that is open stays
 * with what was typed into it, whatever is saved meanwhile.
 */
export function DeliveryAddress({ saved, lines, refused, ...rest }: DeliveryAddressProps) {
  const [isFirst] = useState(saved === null);
  const [isOpen, setOpen] = useState(false);
  const form = (
    <AddressForm
      key={isFirst || isOpen ? 'open' : JSON.stringify([saved, refused])}
      address={refused?.typed ?? saved}
      problems={refused?.problems ?? {}}
      {...rest}
    />
  );
  if (isFirst) {
    return (
      <>
        {form}
        <p role="status" dir="auto" className={`${styles.saved} text-small muted`}>
          {lines.length > 0 && messages.goesTo(lines.join(', '))}
        </p>
      </>
    );
  }
  return (
    <>
      <address className={styles.saved} dir="auto">
        {lines.join('\n')}
      </address>
      <details
        open={isOpen || refused !== null}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.change}>{messages.changeAddress}</summary>
        {form}
      </details>
    </>
  );
}

/** Asks for an address: saved when one leaves what was typed, by a button without scripts. */
function AddressForm({ fetcher, onTyping, ...fields }: AddressFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isTyped = useRef(false);

  useEffect(() => {
    // What was typed before the scripts came has told nobody.
    const inputs = form.current?.querySelectorAll('input') ?? [];
    isTyped.current = [...inputs].some(({ value, defaultValue }) => value !== defaultValue);
  }, []);

  const isIdle = fetcher.state === 'idle';
  useEffect(() => {
    // What was typed while it was sent is still to be sent.
    if (isIdle) onTyping(isTyped.current);
  }, [isIdle, onTyping]);

  /** Without a connection what was typed stays, and is sent once there is one. */
  const saveWhenLeft = useCallback((): void => {
    // In the next frame it is known where the focus goes; a window that is left keeps it.
    requestAnimationFrame(() => {
      const isThere = form.current?.contains(document.activeElement);
      if (isTyped.current && !isThere && navigator.onLine) form.current?.requestSubmit();
    });
  }, []);
  useEffect(() => {
    window.addEventListener('online', saveWhenLeft);
    return () => window.removeEventListener('online', saveWhenLeft);
  }, [saveWhenLeft]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/Payment"
      noValidate
      className="grid gap-3"
      onInput={() => {
        isTyped.current = true;
        onTyping(true);
        // Filled in by a program, nobody has been in it.
        saveWhenLeft();
      }}
      onBlur={saveWhenLeft}
      onKeyDown={({ key, target, nativeEvent }) => {
        // Enter also ends a word of an input method.
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        if (target instanceof HTMLInputElement) form.current?.requestSubmit();
      }}
      onSubmit={() => {
        isTyped.current = false;
      }}
    >
      <AddressFields {...fields} chosen={chosen} onChoose={setChosen} />
      <noscript>
        <Button kind="secondary">{messages.sendHere}</Button>
      </noscript>
    </fetcher.Form>
  );
}
