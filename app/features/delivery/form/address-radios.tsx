import styles from '#app/features/delivery/delivery-options.module.css';
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { AddressChoice } from '#app/features/delivery/saved/address-choice.ts';
import { ANOTHER, PICKED_FIELD } from './address-answer.ts';
import formStyles from './address-form.module.css';

type AddressRadiosProps = {
  addresses: readonly AddressChoice[];
  /** The id of one, or ANOTHER. */
  picked: string | undefined;
  onPick: (picked: string) => void;
};

/** The saved addresses to choose one of, and another one, whose fields stand below it. */
export function AddressRadios({ addresses, picked, onPick }: AddressRadiosProps) {
  const options = [
    ...addresses.map(({ id, lines }) => ({ id, lines })),
    { id: ANOTHER, lines: [messages.anotherAddress] },
  ];
  return (
    <fieldset className={`${formStyles.radios} grid w-full min-w-0 no-border p-0 m-0 gap-2`}>
      <legend className={styles.legend}>{messages.whereTo}</legend>
      {options.map(({ id, lines: [first, ...rest] }) => (
        <label
          key={id}
          className={`${styles.option} choosable grid items-center target pointer gap-3`}
        >
          <input
            type="radio"
            name={PICKED_FIELD}
            value={id}
            checked={id === picked}
            onChange={() => onPick(id)}
            className={styles.radio}
          />
          <span dir="auto" className="break-anywhere">
            {first}
            {rest.length > 0 && <span className="grid muted text-small">{rest.join(', ')}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
