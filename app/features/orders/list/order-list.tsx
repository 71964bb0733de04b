import { useId } from 'react';
import { BasketList } from '#app/features/basket/view/basket-list.tsx';
import { messages } from '#app/features/orders/messages/messages.ts';
import { compareNewestFirst, type ListedOrder, type Refund } from '#app/features/orders/order.ts';
import { shownState } from '#app/features/orders/shown-state.ts';
import { OrderLetterhead } from '#app/features/orders/view/order-letterhead.tsx';
import { OrderNumber } from '#app/features/orders/view/order-number.tsx';
import { OrderStateBadge } from '#app/features/orders/view/order-state-badge.tsx';
import { formatCents } from '#app/shared/money/money.ts';
import { Notice, type NoticeKind } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Link } from '#app/ui/link.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './order-list.module.css';

type RefundNoticeProps = {
  refund: Refund;
  /** The IANA time zone of its date. */
  timeZone: string;
};

type Wording = { kind: NoticeKind; title: string; outlook: string };

function wordingOf({ state, amount }: Refund): Wording {
  const cents = formatCents(amount);
  switch (state) {
    case 'due':
    case 'pending':
      return { kind: 'info', title: messages.onItsWayBack(cents), outlook: messages.willShow };
    case 'refunded':
      return { kind: 'success', title: messages.wentBack(cents), outlook: messages.wentToCard };
    case 'failed':
      return { kind: 'error', title: messages.notSentBack(cents), outlook: messages.refundRefused };
  }
}

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
    <ol className={`${styles.list} grid one-column gap-4`}>
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
      <Panel className={`${styles.order} grid gap-4`}>
        <OrderLetterhead />
        <div className={`${styles.head} flex wrap justify-between`}>
          <h2 id={headingId} className={styles.date}>
            <LocalDate createdSeconds={order.created} timeZone={timeZone} />
          </h2>
          <p className={`${styles.names} flex wrap text-small muted break-anywhere`}>
            <span>
              {messages.order} <OrderNumber number={order.number} />
            </span>{' '}
            <span className="mono">{order.id}</span>
          </p>
          <p className={`${styles.state} flex wrap justify-between w-full`}>
            <OrderStateBadge state={shownState(order.state, order.isCollected ?? false)} />
            <Link to={`/orders/${order.id}`} prefetch="intent" className="reach screen-only">
              {messages.seeOrder}
              <span className="visually-hidden"> {order.number}</span>
            </Link>
          </p>
          {order.refunded > 0 && (
            <p className="text-small muted">
              {messages.refunded} <Price cents={order.refunded} />
            </p>
          )}
        </div>
        <div className={styles.items}>
          <BasketList items={order.basket} removable={false} />
        </div>
        <p className={styles.total}>
          {messages.orderTotal} <Price cents={order.amount} />
        </p>
      </Panel>
    </article>
  );
}

/** A charge that did not become an order: what happened, and where the money is. */
function RefundNotice({ refund, timeZone }: RefundNoticeProps) {
  const { kind, title, outlook } = wordingOf(refund);
  return (
    <Notice kind={kind} title={title}>
      <p>
        {filled(messages.notAnOrder, {
          amount: formatCents(refund.amount),
          date: <LocalDate createdSeconds={refund.created} timeZone={timeZone} />,
          outlook,
        })}
      </p>
    </Notice>
  );
}
