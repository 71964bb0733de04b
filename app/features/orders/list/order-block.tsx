import { useId } from 'react';
import { BasketList } from '#app/features/basket/view/basket-list.tsx';
import type { ListedOrder } from '#app/features/orders/order.ts';
import { OrderLetterhead } from '#app/features/orders/order-letterhead.tsx';
import { OrderNumber } from '#app/features/orders/order-number.tsx';
import { OrderStateBadge } from '#app/features/orders/order-state-badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './order-block.module.css';

type OrderBlockProps = {
  order: ListedOrder;
  /** The IANA time zone of its date. */
  timeZone: string;
};

/** One order (spec 2, Orders page); on paper it is a receipt. */
export function OrderBlock({ order, timeZone }: OrderBlockProps) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId}>
      <Panel className={styles.order}>
        <OrderLetterhead />
        <div className={styles.head}>
          <h2 id={headingId} className={styles.date}>
            <LocalDate createdSeconds={order.created} timeZone={timeZone} />
          </h2>
          <p className={styles.id}>
            Order <OrderNumber number={order.number} /> ·{' '}
            <span className={styles.idValue}>{order.id}</span>
          </p>
          <p className={styles.state}>
            <OrderStateBadge state={order.state} />
            <Link to={`/orders/${order.id}`} prefetch="intent" className="screen-only">
              See the order<span className="visually-hidden"> {order.number}</span>
            </Link>
          </p>
          {order.refunded > 0 && (
            <p className={styles.refunded}>
              Refunded: <Price cents={order.refunded} />
            </p>
          )}
        </div>
        <div className={styles.items}>
          <BasketList items={order.basket} removable={false} />
        </div>
        <p className={styles.total}>
          Order Total: <Price cents={order.amount} />
        </p>
      </Panel>
    </article>
  );
}
