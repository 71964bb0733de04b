import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { chargeParts } from '#app/features/delivery/terms.ts';
import type { OrderDetails, OrderStatus } from '#app/features/orders/order-state.ts';
import { reasonMessage, refundStateWord } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money.ts';
import { Panel } from '#app/ui/panel.tsx';
import styles from './order-page.module.css';

/** An order as its page has it. */
export type ShownOrder = Pick<
  OrderDetails,
  'id' | 'number' | 'basket' | 'amount' | 'created' | 'terms' | 'events' | 'refunds'
>;

/** The lines of an order, what was charged, and what went back. */
export function OrderMoney({ order, status }: { order: ShownOrder; status: OrderStatus }) {
  return (
    <Panel labelledBy="money">
      <h2 id="money" className={styles.title}>
        Items and money
      </h2>
      <ul className={styles.lines}>
        {order.basket.map(({ line, title, variant, priceCents }) => (
          <li key={line} className={styles.line}>
            <span>
              {title}{' '}
              <span className={styles.number}>
                {variant} · line {line}
              </span>
            </span>
            <span>{formatCents(priceCents)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.sums}>
        {chargeParts(basketTotalCents(order.basket), order.terms).map(({ name, cents }) => (
          <p key={name} className={styles.sum}>
            <span>{name}</span>
            <span>{formatCents(cents)}</span>
          </p>
        ))}
        <p className={styles.sum}>
          <span>Charged</span>
          <span>{formatCents(order.amount)}</span>
        </p>
        {order.refunds.map(({ no, amountCents, state, reason }) => (
          <p key={no} className={styles.sum}>
            <span>
              Refund {no} {reason && `(${reasonMessage(reason)})`}{' '}
              <span className={styles.number}>{refundStateWord[state]}</span>
            </span>
            <span>−{formatCents(amountCents)}</span>
          </p>
        ))}
        <p className={styles.sum}>
          <span>Left</span>
          <span>{formatCents(status.restCents)}</span>
        </p>
      </div>
    </Panel>
  );
}
