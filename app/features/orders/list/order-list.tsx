import { compareNewestFirst, type ListedOrder, type Refund } from '#app/features/orders/order.ts';
import { OrderBlock } from './order-block.tsx';
import styles from './order-list.module.css';
import { RefundNotice } from './refund-notice.tsx';

type OrderListProps = {
  orders: readonly ListedOrder[];
  refunds: readonly Refund[];
  /** The IANA time zone of the dates. */
  timeZone: string;
};

/** The shopper's charges, newest first; a refund stands at the date of its charge. */
export function OrderList({ orders, refunds, timeZone }: OrderListProps) {
  const entries = [
    ...orders.map((order) => ({
      id: order.id,
      created: order.created,
      content: <OrderBlock order={order} timeZone={timeZone} />,
    })),
    ...refunds.map((refund) => ({
      id: refund.id,
      created: refund.created,
      content: <RefundNotice refund={refund} timeZone={timeZone} />,
    })),
  ].toSorted(compareNewestFirst);
  if (entries.length === 0) return null;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>{entry.content}</li>
      ))}
    </ol>
  );
}
