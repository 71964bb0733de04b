import type { ReactNode } from 'react';
import type { ListedOrder } from '#app/features/orders/order.ts';
import { paidMessage } from '#app/features/orders/order-messages.ts';
import { OrderNumber } from '#app/features/orders/order-number.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './order-thanks.module.css';

type OrderThanksProps = {
  order: Pick<ListedOrder, 'id' | 'number' | 'amount'>;
  /** Whether the order has a page: those of accounts do. */
  hasPage: boolean;
  /** What happens next. */
  children: ReactNode;
};

/** Confirms an order that was placed a moment ago. */
export function OrderThanks({ order, hasPage, children }: OrderThanksProps) {
  return (
    <Notice kind="success" title="Thank you, your order is placed">
      <p>
        Order number:{' '}
        <strong>
          <OrderNumber number={order.number} />
        </strong>{' '}
        · <span className={styles.id}>{order.id}</span>
      </p>
      <p>{paidMessage(order.amount)}</p>
      {children}
      {hasPage && (
        <p className="screen-only">
          <Link to={`/orders/${order.id}`} prefetch="intent">
            See your order and its receipt
          </Link>
        </p>
      )}
    </Notice>
  );
}
