import { type ReactNode, useId } from 'react';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { BasketList } from '#app/features/basket/view/basket-list.tsx';
import {
  DELIVERY_CITY,
  DELIVERY_STREET,
} from '#app/features/delivery/address/placeholder-address.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './payment-layout.module.css';

type PaymentLayoutProps = {
  /** The e-mail of who is signed in, or Guest. */
  name: string;
  items: readonly BasketItem[];
  /** What has to be known of their guarantee. */
  notice: ReactNode;
  /** What the shopper asks of the shop with them. */
  requests?: ReactNode;
  /** The address that the shopper gives; null for the placeholder of the specification. */
  address: ReactNode | null;
  /** What stands above it in place of the delivery address. */
  addressTitle?: string | undefined;
  /** The card form with its notices and PayPanel: the section 'Payment Method'. */
  children: ReactNode;
};

/** The payment page's heading and its three sections (spec 2, Payment page). */
export function PaymentLayout({
  name,
  items,
  notice,
  requests,
  address,
  addressTitle = messages.deliveryAddress,
  children,
}: PaymentLayoutProps) {
  return (
    <div className={`${styles.page} stack`}>
      <div className={styles.title}>
        <PageHeading>
          <Link to="/checkout" prefetch="intent">
            {messages.checkoutOf(itemsForSale(items).length)}
          </Link>
        </PageHeading>
      </div>
      <PaymentSection title={addressTitle}>
        {address === null ? (
          <Placeholder name={name} />
        ) : (
          <>
            <p className="semibold">{name}</p>
            {address}
          </>
        )}
      </PaymentSection>
      <PaymentSection title={messages.reviewItems}>
        {items.length > 0 ? (
          <BasketList items={items} removable={false} />
        ) : (
          <div className="grid justify-items-start gap-3">
            <p>{messages.noItems}</p>
            <ButtonLink kind="primary" to="/">
              {messages.findSomething}
            </ButtonLink>
          </div>
        )}
        {notice}
        {requests}
      </PaymentSection>
      <PaymentSection title={messages.paymentMethod}>{children}</PaymentSection>
    </div>
  );
}

/** The fixed address of the specification. */
function Placeholder({ name }: Pick<PaymentLayoutProps, 'name'>) {
  return (
    <>
      <address className={styles.address}>
        <span className="semibold">{name}</span>
        <span>{DELIVERY_STREET}</span>
        <span>{DELIVERY_CITY}</span>
      </address>
      <p className="text-small muted">{messages.exampleAddress}</p>
    </>
  );
}

function PaymentSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Panel labelledBy={headingId} className={`${styles.section} gap-3 stack`}>
      <h2 id={headingId} className="text-large">
        {title}
      </h2>
      <div className="stack">{children}</div>
    </Panel>
  );
}
