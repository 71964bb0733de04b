import type { ReactNode } from 'react';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { messages } from '#app/features/orders/messages/messages.ts';
import { OrderNumber } from '#app/features/orders/view/order-number.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { SuccessIcon } from '#app/ui/icons.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './order-placed.module.css';
import type { PlacedOrder } from './placed-order.ts';

/** More are counted. */
const MAX_PICTURES = 6;

type OrderPlacedProps = {
  order: PlacedOrder;
  /** How it is found again. */
  children: ReactNode;
};

/** Confirms an order that was placed a moment ago: what is in it, when it comes, where to, and what is next. */
export function OrderPlaced({ order, children }: OrderPlacedProps) {
  const { number, paid, items, delivery, sentTo, isMailed, page, email } = order;
  const more = items.length - MAX_PICTURES;
  return (
    <Panel labelledBy="order-placed" className={`${styles.placed} grid gap-4 screen-only`}>
      <h2 id="order-placed" className={`${styles.heading} flex items-center gap-2 text-title`}>
        <span className={styles.icon}>
          <SuccessIcon />
        </span>
        {messages.thankYou}
      </h2>
      <ul className="flex wrap items-center gap-2">
        {items.slice(0, MAX_PICTURES).map(({ item, lines }) => (
          <li key={lines[0]} className={`${styles.picture} relative`}>
            <ProductPicture product={item} sizes="5em" />
            {lines.length > 1 && (
              <span className={`${styles.count} text-small semibold tabular`}>
                × {lines.length}
              </span>
            )}
          </li>
        ))}
        {more > 0 && <li className="muted">{messages.more(more)}</li>}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.orderNumber}</dt>
          <dd className="semibold">
            <OrderNumber number={number} />
          </dd>
        </div>
        {delivery.length > 0 && (
          <div>
            <dt>{messages.howItComes}</dt>
            {delivery.map((line) => (
              <dd key={line} dir="auto">
                {line}
              </dd>
            ))}
          </div>
        )}
        {sentTo !== null && (
          <div>
            <dt>{messages.goesTo}</dt>
            <dd className="break-anywhere" dir="auto">
              {sentTo}
            </dd>
          </div>
        )}
      </dl>
      <p>
        {paid} {isMailed ? messages.nextMailed : messages.nextPacked}{' '}
        {email === null ? null : messages.mailedTo(email)}
      </p>
      <p>
        <ButtonLink kind="primary" to={page}>
          {messages.seeReceipt}
        </ButtonLink>
      </p>
      <div className="grid gap-1">{children}</div>
    </Panel>
  );
}
