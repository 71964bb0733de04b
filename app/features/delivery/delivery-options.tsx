import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { messages } from '#app/features/delivery/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { deliveryRemarks } from './arrival.ts';
import { PartAmount } from './charge-parts.tsx';
import { chosenOption, type DeliveryOffer } from './delivery-option.ts';
import styles from './delivery-options.module.css';

/** The field's name in the form. */
export const OPTION_FIELD = 'delivery-option';

type DeliveryOptionsProps = {
  delivery: DeliveryOffer;
  /** The id of the one that was chosen; null for none yet. */
  option: string | null;
};

/** A line each, below what is said of it. */
function Remarks({ of }: { of: readonly string[] }) {
  return of.map((line) => (
    <span key={line} dir="auto" className="grid muted text-small">
      {line}
    </span>
  ));
}

/** Asks how the order is to come, where there is a choice; else says how it comes. A choice is posted at once, and by a button without scripts. */
export function DeliveryOptions({ delivery, option }: DeliveryOptionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const posted = useNavigation().formData?.get(OPTION_FIELD);
  const options = delivery.ok ? delivery.value : [];
  const chosen = chosenOption(options, typeof posted === 'string' ? posted : option)?.id ?? null;

  const served = useRef(chosen);
  useEffect(() => {
    // What was chosen before the scripts came has told nobody.
    const shown = form.current && new FormData(form.current).get(OPTION_FIELD);
    if (shown && shown !== served.current) form.current?.requestSubmit();
  }, []);

  const [only] = options;
  if (!only) return null;
  if (options.length === 1) {
    return <Remarks of={only.title === '' ? [] : [only.title, ...deliveryRemarks(only)]} />;
  }
  return (
    <Form
      ref={form}
      method="post"
      action="/Payment"
      replace
      preventScrollReset
      autoComplete="off"
      className="grid justify-items-start gap-3"
    >
      <fieldset className="grid w-full min-w-0 no-border p-0 m-0 gap-2">
        <legend className={styles.legend}>{messages.howDelivered}</legend>
        {options.map((one) => (
          <label
            key={one.id}
            className={`${styles.option} choosable grid items-center target pointer gap-3`}
          >
            <input
              type="radio"
              name={OPTION_FIELD}
              value={one.id}
              checked={one.id === chosen}
              onChange={({ currentTarget }) =>
                submit(currentTarget.form, { replace: true, preventScrollReset: true })
              }
              className={styles.radio}
            />
            <span dir="auto" className="break-anywhere">
              {one.title || messages.delivery}
              <Remarks of={deliveryRemarks(one)} />
            </span>
            <span className="tabular">
              <PartAmount cents={one.cents} />
            </span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <Button kind="secondary">{messages.deliverSo}</Button>
      </noscript>
    </Form>
  );
}
