import { useId } from 'react';
import { BasketList } from '#app/features/basket/view/basket-list.tsx';
import { compareNewestFirst, type ListedOrder, type Refund } from '#app/features/orders/order.ts';
import { OrderLetterhead } from '#app/features/orders/order-letterhead.tsx';
import { OrderNumber } from '#app/features/orders/order-number.tsx';
import type { ChargeRefundState } from '#app/features/orders/order-refund.ts';
import { OrderStateBadge } from '#app/features/orders/order-state-badge.tsx';
import { formatCents } from '#app/shared/money.ts';
import { Notice, type NoticeKind } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import orderBlockStyles from './order-block.module.css';
import styles from './order-list.module.css';

type RefundNoticeProps = {
  refund: Refund;
  /** The IANA time zone of its date. */
  timeZone: string;
};

const wordings: Record<ChargeRefundState, { kind: NoticeKind; title: string; outlook: string }> = {
  due: {
    kind: 'info',
    title: 'is on its way back to you',
    outlook: 'All of it goes back to the same card; your bank may take a few days to show it.',
  },
  pending: {
    kind: 'info',
    title: 'is on its way back to you',
    outlook: 'All of it goes back to the same card; your bank may take a few days to show it.',
  },
  refunded: {
    kind: 'success',
    title: 'went back to you in full',
    outlook: 'All of it went back to the same card; your bank may take a few days to show it.',
  },
  failed: {
    kind: 'error',
    title: 'could not be sent back yet',
    outlook: 'The card provider refused the refund. The money is yours: please contact the shop.',
  },
};

type OrderBlockProps = {
  order: ListedOrder;
  /** The IANA time zone of its date. */
  timeZone: string;
};

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

/** One order (spec 2, Orders page); on paper it is a receipt. */
function OrderBlock({ order, timeZone }: OrderBlockProps) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId}>
      <Panel className={orderBlockStyles.order}>
        <OrderLetterhead />
        <div className={orderBlockStyles.head}>
          <h2 id={headingId} className={orderBlockStyles.date}>
            <LocalDate createdSeconds={order.created} timeZone={timeZone} />
          </h2>
          <p className={orderBlockStyles.id}>
            Order <OrderNumber number={order.number} /> ·{' '}
            <span className={orderBlockStyles.idValue}>{order.id}</span>
          </p>
          <p className={orderBlockStyles.state}>
            <OrderStateBadge state={order.state} />
            <Link to={`/orders/${order.id}`} prefetch="intent" className="screen-only">
              See the order<span className="visually-hidden"> {order.number}</span>
            </Link>
          </p>
          {order.refunded > 0 && (
            <p className={orderBlockStyles.refunded}>
              Refunded: <Price cents={order.refunded} />
            </p>
          )}
        </div>
        <div className={orderBlockStyles.items}>
          <BasketList items={order.basket} removable={false} />
        </div>
        <p className={orderBlockStyles.total}>
          Order Total: <Price cents={order.amount} />
        </p>
      </Panel>
    </article>
  );
}

/** A charge that did not become an order: what happened, and where the money is. */
function RefundNotice({ refund, timeZone }: RefundNoticeProps) {
  const { kind, title, outlook } = wordings[refund.state];
  const amount = formatCents(refund.amount);
  return (
    <Notice kind={kind} title={`${amount} ${title}`}>
      <p>
        You were charged {amount} on{' '}
        <LocalDate createdSeconds={refund.created} timeZone={timeZone} />, but it did not become an
        order, because its items were already paid for or the charge was not what your basket came
        to. {outlook}
      </p>
    </Notice>
  );
}
