import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { messages } from '#app/features/account/messages/messages.ts';
import type { SavedAddress } from '#app/features/delivery/address.ts';
import type { AddressChoice } from '#app/features/delivery/address-choice.ts';
import { CHANGED_FIELD, type RefusedAddress } from '#app/features/delivery/form/address-answer.ts';
import { AddressFields } from '#app/features/delivery/form/address-fields.tsx';
import type { AskedCountries } from '#app/features/delivery/form/address-form.ts';
import { MAX_SAVED_ADDRESSES } from '#app/features/delivery/kept-addresses.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import styles from './account-page.module.css';
import { AccountRow, AccountSection } from './account-section.tsx';

type AddressesPageProps = {
  addresses: readonly AddressChoice[];
  /** The one that the form changes; null to add one. */
  edited: SavedAddress | null;
  asked: AskedCountries;
  /** What was posted and is no address. */
  refused: RefusedAddress | null;
};

/** The saved addresses of an account, and the form that changes one or adds another. */
export function AddressesPage({ addresses, edited, asked, refused }: AddressesPageProps) {
  return (
    <>
      <PageHeading below={<Link to="/account">{messages.yourAccount}</Link>}>
        {messages.yourAddresses}
      </PageHeading>
      <div className={styles.page}>
        {addresses.length > 0 && (
          <AccountSection title={messages.savedAddresses}>
            <p className={styles.muted}>{messages.howManyAddresses(MAX_SAVED_ADDRESSES)}</p>
            <ul className={`${styles.list} grid`}>
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressRow {...address} />
                </li>
              ))}
            </ul>
          </AccountSection>
        )}
        <AccountSection title={edited ? messages.changeAddress : messages.addAddress}>
          <AddressForm
            // Another one's fields, or those of the next one after it was saved.
            key={edited?.id ?? addresses.map(({ id }) => id).join()}
            edited={edited}
            asked={asked}
            refused={refused}
          />
        </AccountSection>
      </div>
    </>
  );
}

function AddressRow({ id, lines: [name, ...lines], isNext }: AddressChoice) {
  const about = <span className="visually-hidden"> {[name, ...lines].join(', ')}</span>;
  return (
    <AccountRow
      label={
        <>
          <span dir="auto" className="break-anywhere">
            {name}
          </span>
          {isNext && <span className={styles.mark}>{messages.usedNext}</span>}
        </>
      }
      text={
        <span dir="auto" className="break-anywhere">
          {lines.join(', ')}
        </span>
      }
    >
      <div className={`${styles.actions} flex wrap items-start`}>
        <Link to={`/account/addresses?edit=${id}`} className={styles.link}>
          {messages.change}
          {about}
        </Link>
        <Form method="post" action="/account/addresses" preventScrollReset>
          <Button kind="quiet" name="remove" value={id}>
            {messages.remove}
            {about}
          </Button>
        </Form>
      </div>
    </AccountRow>
  );
}

function AddressForm({ edited, asked, refused }: Omit<AddressesPageProps, 'addresses'>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const isBusy = useNavigation().formData?.has('country') ?? false;
  return (
    <Form
      method="post"
      action={edited ? `?edit=${edited.id}` : '?'}
      noValidate
      className="grid gap-3"
    >
      {edited && <input type="hidden" name={CHANGED_FIELD} value={edited.id} />}
      <AddressFields
        asked={asked}
        address={refused?.typed ?? edited?.address ?? null}
        problems={refused?.problems ?? {}}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className={`${styles.actions} flex wrap items-center`}>
        <Button kind="primary" busy={isBusy}>
          {messages.saveAddress}
        </Button>
        {edited && (
          <Link to="/account/addresses" className={styles.link}>
            {messages.leaveAddress}
          </Link>
        )}
      </div>
    </Form>
  );
}
