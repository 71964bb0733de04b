import { useCallback, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { Address } from '#app/features/delivery/address/address.ts';
import { messages } from '#app/features/delivery/messages/messages.ts';
import type { AddressChoice } from '#app/features/delivery/saved/address-choice.ts';
import { connection } from '#app/ui/feedback/connection.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { ADDRESS_ID_FIELD, ANOTHER, PICKED_FIELD, type RefusedAddress } from './address-answer.ts';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const isTyped = useRef(false);

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
    [onTyping],
  );

  const first = useRef(picked);
  useEffect(() => {
    // What was typed or picked before the scripts came has told nobody.
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input:not([type])') ?? [];
    isTyped.current = [...inputs].some(({ value, defaultValue }) => value !== defaultValue);
    const shown = form.current && new FormData(form.current).get(PICKED_FIELD);
    if (typeof shown === 'string' && shown !== first.current) pick(shown);
  }, [pick]);

  const isIdle = fetcher.state === 'idle';
  const isNotTaken = message !== null && fields.address !== null;
  const isSent = useRef(false);
  useEffect(() => {
    if (!isIdle) return;
    const isUnreached = isSent.current && fetcher.data === undefined;
    isSent.current = false;
    // What was typed while it was sent is still to be sent, and so is what was not taken.
    if (isUnreached || isNotTaken) isTyped.current = true;
    onTyping(isTyped.current);
    setPicked((now) => (now === ANOTHER || isUnreached ? now : null));
  }, [isIdle, fetcher.data, isNotTaken, onTyping]);

  const saveWhenLeft = useCallback((): void => {
    // In the next frame it is known where the focus goes; a window that is left keeps it.
    requestAnimationFrame(() => {
      const isThere = form.current?.contains(document.activeElement);
      if (isTyped.current && !isThere && !connection.isLost()) form.current?.requestSubmit();
    });
  }, []);
  /** Without a connection what was typed stays, and is sent once there is one. */
  useEffect(
    () =>
      connection.subscribe(() => {
        // Refused at once, it may never have been drawn as sent: the effect above has not seen it.
        if (isSent.current) isTyped.current = true;
        saveWhenLeft();
      }),
    [saveWhenLeft],
  );

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/Payment"
      noValidate
      className="grid gap-3"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'radio') return;
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
        isSent.current = true;
      }}
    >
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
