import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { messages } from '#app/features/account/messages/messages.ts';
import type { SavedAddress } from '#app/features/delivery/address/address.ts';
import {
  ADDRESS_ID_FIELD,
  type RefusedAddress,
} from '#app/features/delivery/form/address-answer.ts';
import type { AskedCountries } from '#app/features/delivery/form/address-form.ts';
import { addressesPath } from '#app/features/delivery/form/addresses-path.ts';
import { TypedAddress } from '#app/features/delivery/form/typed-address.tsx';
import {
  type AddressChoice,
  MAX_SAVED_ADDRESSES,
} from '#app/features/delivery/saved/address-choice.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import styles from './account-page.module.css';
import { AccountRow, AccountSection } from './account-section.tsx';

type AddressFormProps = {
  /** The one that the form changes; null to add one. */
  edited: SavedAddress | null;
  asked: AskedCountries;
  /** What was posted and not saved. */
  refused: RefusedAddress | null;
  /** Whether who is done goes back to the payment. */
  fromPayment: boolean;
};

type AddressesPageProps = AddressFormProps & { addresses: readonly AddressChoice[] };

/** The saved addresses of an account, and the form that changes one or adds another. */
export function AddressesPage({ addresses, ...form }: AddressesPageProps) {
  const { edited, asked, fromPayment } = form;
  const [newId, setNewId] = useState(asked.newId);
  // Once it is saved the form is for the next one.
  if (newId !== asked.newId && addresses.some(({ id }) => id === newId)) setNewId(asked.newId);
  return (
    <>
      <PageHeading
        below={
          fromPayment ? (
            <Link to="/Payment">{messages.backToPayment}</Link>
          ) : (
            <Link to="/account">{messages.yourAccount}</Link>
          )
        }
      >
        {messages.yourAddresses}
      </PageHeading>
      <div className={styles.page}>
        {addresses.length > 0 && (
          <AccountSection title={messages.savedAddresses}>
            <p className={styles.muted}>{messages.howManyAddresses(MAX_SAVED_ADDRESSES)}</p>
            <ul className={`${styles.list} grid`}>
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressRow {...address} fromPayment={fromPayment} />
                </li>
              ))}
            </ul>
          </AccountSection>
        )}
        <AccountSection title={edited ? messages.changeAddress : messages.addAddress}>
          <AddressForm key={edited?.id ?? newId} id={edited?.id ?? newId} {...form} />
        </AccountSection>
      </div>
    </>
  );
}

type AddressRowProps = AddressChoice & Pick<AddressFormProps, 'fromPayment'>;

function AddressRow({ id, lines: [name, ...lines], isNext, fromPayment }: AddressRowProps) {
  const about = <span className="visually-hidden"> {[name, ...lines].join(', ')}</span>;
  return (
    <AccountRow
      label={
        <>
          <span dir="auto" className="break-anywhere">
            {name}
          </span>
          {isNext && <span className={styles.mark}>{messages.defaultAddress}</span>}
        </>
      }
      text={
        <span dir="auto" className="break-anywhere">
          {lines.join(', ')}
        </span>
      }
    >
      <Form
        method="post"
        action={addressesPath({ fromPayment })}
        preventScrollReset
        className={`${styles.actions} flex wrap items-start`}
      >
        {!isNext && (
          <Button kind="quiet" name="use" value={id}>
            {messages.makeDefault}
            {about}
          </Button>
        )}
        <Link to={addressesPath({ edit: id, fromPayment })} className={styles.link}>
          {messages.change}
          {about}
        </Link>
        <Button kind="quiet" name="remove" value={id}>
          {messages.remove}
          {about}
        </Button>
      </Form>
    </AccountRow>
  );
}

function AddressForm({
  id,
  edited,
  asked,
  refused,
  fromPayment,
}: AddressFormProps & { id: string }) {
  const isBusy = useNavigation().formData?.has(ADDRESS_ID_FIELD) ?? false;
  return (
    <Form
      method="post"
      action={addressesPath({ ...(edited && { edit: edited.id }), fromPayment })}
      noValidate
      className="grid gap-3"
    >
      <input type="hidden" name={ADDRESS_ID_FIELD} value={id} />
      <TypedAddress asked={asked} address={edited?.address ?? null} refused={refused} />
      <div className={`${styles.actions} flex wrap items-center`}>
        <Button kind="primary" busy={isBusy}>
          {messages.saveAddress}
        </Button>
        {edited && (
          <Link to={addressesPath({ fromPayment })} className={styles.link}>
            {messages.leaveAddress}
          </Link>
        )}
      </div>
    </Form>
  );
}
