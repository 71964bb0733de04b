import { ShortTime } from '#admin/ui/short-time.tsx';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { paidMessage } from '#app/features/orders/order-messages.ts';
import { carrierLink } from '#app/features/orders/page/carrier-link.ts';
import { staffEventMessage } from '#app/features/orders/staff/staff-order-messages.ts';
import { Panel } from '#app/ui/panel.tsx';
import { actorWord } from './order-messages.ts';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';

/** All that has happened to an order, the newest first; notes of staff too. */
export function OrderHistory({ order }: { order: ShownOrder }) {
  const timeZone = useShopZone();
  return (
    <Panel labelledBy="history">
      <h2 id="history" className={styles.title}>
        History
      </h2>
      <ol className={styles.history}>
        {order.events.toReversed().map((event) => {
          const { title, detail } = staffEventMessage(event, timeZone);
          const link = event.kind === 'shipped' ? carrierLink(event.body) : null;
          return (
            <li key={event.no} className={styles.entry}>
              <strong>{title}</strong>
              {detail && <span className={styles.detail}>{detail}</span>}
              {link && (
                <a href={link} rel="noreferrer">
                  Follow the parcel
                </a>
              )}
              <span className={styles.muted}>
                <ShortTime seconds={event.atSeconds} /> by {actorWord[event.by]}
              </span>
            </li>
          );
        })}
        <li className={styles.entry}>
          <strong>Placed</strong>
          <span>{paidMessage(order.amount)}</span>
          <span className={styles.muted}>
            <ShortTime seconds={order.created} />
          </span>
        </li>
      </ol>
    </Panel>
  );
}
