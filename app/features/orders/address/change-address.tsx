import type { Address } from '#app/features/delivery/address/address.ts';
import type { RefusedAddress } from '#app/features/delivery/form/address-answer.ts';
import type { AskedCountries } from '#app/features/delivery/form/address-form.ts';
import { TypedAddress } from '#app/features/delivery/form/typed-address.tsx';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import styles from '#app/features/orders/page/view/order-return.module.css';
import { filled } from '#app/ui/filled.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { messages } from './messages/messages.ts';

type ChangeAddressProps = {
  asked: AskedCountries;
  address: Address | null;
  /** The same as it stands on a parcel. */
  lines: readonly string[];
  /** What was posted and not taken. */
  refused: RefusedAddress | null;
  /** The order's. */
  page: string;
};

/** Where an order goes instead, in the fields that the payment asks it by. */
export function ChangeAddress({ asked, address, lines, refused, page }: ChangeAddressProps) {
  return (
    <Panel className={styles.panel}>
      <form method="post" noValidate className="grid gap-4">
        <p>
          {filled(orderMessages.sentTo, { address: <span dir="auto">{lines.join(', ')}</span> })}{' '}
          {messages.amountStays}
        </p>
        <TypedAddress asked={asked} address={address} refused={refused} />
        <div className="flex wrap gap-3">
          <Button kind="primary">{messages.deliverHere}</Button>
          <ButtonLink kind="quiet" to={page}>
            {orderMessages.seeOrderAgain}
          </ButtonLink>
        </div>
      </form>
    </Panel>
  );
}
