import { useCallback, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { Address } from '#app/features/delivery/address/address.ts';
import { useSavedWhenLeft } from '#app/features/delivery/form/use-saved-when-left.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { AddressChoice } from '#app/features/delivery/saved/address-choice.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { ADDRESS_ID_FIELD, ANOTHER, PICKED_FIELD, type RefusedAddress } from './address-answer.ts';
import { AddressFields, type AddressFieldsProps, wrongFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { AddressRadios } from './address-radios.tsx';
import { addressesPath } from './addresses-path.ts';

type AddressFormProps = AddressFieldsProps & {
  /** Why what was typed is not saved, though nothing is wrong with it. */
  message: string | null;
  /** With scripts it is sent by this. */
  fetcher: FetcherWithComponents<unknown>;
  /** The saved ones to choose from; none: there is no choice. */
  addresses: readonly AddressChoice[];
  /** Called when something is typed, and when that was answered. */
  onTyping: (isTyping: boolean) => void;
};

export type DeliveryAddressProps = Omit<AddressFormProps, 'address' | 'problems' | 'message'> & {
  saved: Address | null;
  /** The saved one as it stands on a parcel. */
  lines: readonly string[];
  /** What was posted and is no address. */
  refused: RefusedAddress | null;
};

/**
 * Where the order goes: one of the addresses of an account, or the one of a guest, which can be changed, or the form for
 * the first. A form that is open stays with what was typed into it, whatever is saved meanwhile.
 */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { saved, lines, refused, addresses, ...shared } = props;
  const rest = {
    ...shared,
    problems: refused?.problems ?? {},
    message: refused?.message ?? null,
  };
  const [isFirst] = useState(saved === null);
  const [isOpen, setOpen] = useState(false);
  if (!isFirst && addresses.length > 0) {
    return <AddressForm address={refused?.typed ?? null} addresses={addresses} {...rest} />;
  }
  const form = (
    <AddressForm
      key={isFirst || isOpen ? 'open' : JSON.stringify([saved, refused])}
      address={refused?.typed ?? saved}
      addresses={[]}
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

/** Asks for an address: saved when one is chosen, or when one leaves what was typed; by a button without scripts. */
function AddressForm({ fetcher, onTyping, addresses, message, ...fields }: AddressFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [id] = useState(fields.asked.newId);
  const isWrong = Object.keys(fields.problems).length > 0;
  // What was just picked; null once the shop knows it. An address with mistakes was another one.
  const [pickedNow, setPicked] = useState(isWrong && addresses.length > 0 ? ANOTHER : null);
  const onIdle = useCallback((isUnreached: boolean): void => {
    setPicked((now) => (now === ANOTHER || isUnreached ? now : null));
  }, []);
  const isNotTaken = message !== null && fields.address !== null;
  const { form, isTyped, ...saved } = useSavedWhenLeft({ fetcher, isNotTaken, onTyping, onIdle });

  const served = addresses.find(({ isNext }) => isNext)?.id;
  // After one that is there no more nothing is picked: an order does not go elsewhere unasked.
  const picked = pickedNow ?? (message === null ? served : undefined);

  const pick = useCallback(
    (next: string): void => {
      setPicked(next);
      isTyped.current = next === ANOTHER;
      if (next === ANOTHER) onTyping(true);
      else form.current?.requestSubmit();
    },
    [form, isTyped, onTyping],
  );

  const first = useRef(picked);
  useEffect(() => {
    // What was picked before the scripts came has told nobody.
    const shown = form.current && new FormData(form.current).get(PICKED_FIELD);
    if (typeof shown === 'string' && shown !== first.current) pick(shown);
  }, [form, pick]);

  // Who leaves the form is not called back; who sends it is led to what is wrong.
  const isEntered = useRef(false);
  const { problems } = fields;
  useEffect(() => {
    if (!isEntered.current || Object.keys(problems).length === 0) return;
    isEntered.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, problems]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/Payment"
      noValidate
      className="grid gap-3"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'radio') return;
        isEntered.current = false;
        saved.onTyped();
      }}
      onBlur={saved.onBlur}
      onKeyDown={({ key, target, nativeEvent }) => {
        // Enter also ends a word of an input method.
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        if (!(target instanceof HTMLInputElement)) return;
        isEntered.current = true;
        form.current?.requestSubmit();
      }}
      onSubmit={saved.onSubmit}
    >
      <p role="alert" className="visually-hidden">
        {wrongFields(problems)}
      </p>
      {message !== null && (
        <Notice kind="error" role="alert">
          <p>{message}</p>
        </Notice>
      )}
      {addresses.length > 0 && (
        <AddressRadios
          // What this form has saved stands in its fields.
          addresses={addresses.filter((one) => one.id !== id)}
          picked={picked}
          onPick={pick}
        />
      )}
      <div className={styles.typed}>
        <AddressFields {...fields} chosen={chosen} onChoose={setChosen} />
      </div>
      <input type="hidden" name={ADDRESS_ID_FIELD} value={id} />
      <noscript>
        <Button kind="secondary">{messages.sendHere}</Button>
      </noscript>
      {addresses.length > 0 && (
        <Link to={addressesPath({ fromPayment: true })} className={styles.manage}>
          {messages.editAddresses}
        </Link>
      )}
    </fetcher.Form>
  );
}
