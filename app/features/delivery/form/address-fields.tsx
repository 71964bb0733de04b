import { useEffect, useRef, useState } from 'react';
import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressProblems,
  AUTOFILL_NAMES,
  PHONE_NAME,
} from '#app/features/delivery/address/address.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Field, type FieldProps } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import styles from './address-form.module.css';
import type { AskedCountries } from './address-form.ts';

export type AddressFieldsProps = {
  asked: AskedCountries;
  /** What stands in the fields; null for nothing yet. */
  address: Address | null;
  problems: AddressProblems;
  /** Whether it is of whoever types, so that the browser may fill it in. */
  isOwn?: boolean;
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
export function AddressFields({
  asked,
  address,
  problems,
  isOwn = true,
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
  const labels = labelsOf();
  const asksPhone = asked.phone !== undefined;
  const wrong = [...order, ...(asksPhone ? (['phone'] as const) : [])].find(
    (field) => problems[field] !== undefined,
  );
  const attributes = (field: AddressField | 'phone') => {
    const autofillName = field === 'phone' ? PHONE_NAME : AUTOFILL_NAMES[field];
    return {
      name: isOwn ? autofillName : field,
      autoComplete: isOwn ? autofillName : 'off',
      error: problems[field],
      // Of a page that comes back without scripts: with them nothing is mounted anew.
      autoFocus: field === wrong,
    };
  };
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
      <AddressInput
        key={field}
        isRare={RARE_FIELDS.has(field) && !required.includes(field)}
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
  return (
    <div className={`${styles.fields} flex wrap items-start gap-3`}>
      {fields}
      {asksPhone && (
        <Field
          label={asked.phone === 'required' ? labels.phone : messages.optional(labels.phone)}
          type="tel"
          defaultValue={address?.phone ?? ''}
          {...attributes('phone')}
        />
      )}
    </div>
  );
}

/**
 * One of the fields. A rare one is its label, which adds it, until it has the focus, a value or an error: its input keeps
 * a size out of sight meanwhile, as browsers fill in no field that is not there to be seen (docs/decisions/130).
 */
function AddressInput({ isRare, className, ...field }: FieldProps & { isRare: boolean }) {
  const [isAdded, setAdded] = useState(false);
  return (
    <Field
      {...field}
      className={classNames(className, isRare && !isAdded && styles.rare)}
      // So that the style sheet can tell whether it is empty, without scripts too.
      placeholder=" "
      // It stays while it is left empty: nothing moves below a finger that leaves it.
      onFocus={() => setAdded(true)}
    />
  );
}

function labelsOf(): Record<AddressField | 'phone', string> {
  return {
    country: messages.country,
    name: messages.name,
    line1: messages.street,
    line2: messages.flat,
    city: messages.town,
    region: messages.region,
    postalCode: messages.postalCode,
    phone: messages.phone,
  };
}

/** Which fields are wrong, for who does not see them; empty where none is. */
export function wrongFields(problems: AddressProblems): string {
  const labels = labelsOf();
  const wrong = [...ADDRESS_FIELDS, 'phone' as const].filter((field) => problems[field]);
  return wrong.length > 0 ? messages.checkFields(wrong.map((one) => labels[one]).join(', ')) : '';
}

/** Those that share a line where it is wide enough. */
const SHORT_FIELDS: ReadonlySet<AddressField> = new Set(['city', 'region', 'postalCode']);

/** Those that few fill in, where they may be left empty. */
const RARE_FIELDS: ReadonlySet<AddressField> = new Set(['line2', 'region']);
