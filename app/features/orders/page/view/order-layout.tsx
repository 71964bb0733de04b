import type { ReactNode } from 'react';
import { stateMessages } from '#app/features/orders/order-messages.ts';
import { OrderStateBadge } from '#app/features/orders/order-state-badge.tsx';
import type { OrderView } from '#app/features/orders/page/order-view.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { OrderItems } from './order-items.tsx';
import styles from './order-layout.module.css';
import { OrderParcel } from './order-parcel.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderSum } from './order-sum.tsx';
import { OrderTimelineList } from './order-timeline-list.tsx';

type OrderLayoutProps = {
  order: OrderView;
  /** Where it is sent to, in a line. */
  sentTo: string;
  /** The IANA time zone of the dates. */
  timeZone: string;
  /** How what the link does not show any more is opened. */
  opening: ReactNode;
  /** The buttons. */
  actions: ReactNode;
};

/** The page of an order below its heading: where it is, what is in it, what it came to. */
export function OrderLayout({ order, sentTo, timeZone, opening, actions }: OrderLayoutProps) {
  const { next } = stateMessages[order.state];
  return (
    <div className={styles.layout}>
      <Panel labelledBy="order-state" className={classNames(styles.state, styles.panel)}>
        <h2 id="order-state" className={styles.word} aria-live="polite">
          <OrderStateBadge state={order.state} />
        </h2>
        <OrderSteps state={order.state} />
        {next !== null && <p className="screen-only">{next}</p>}
        {order.shipment && <OrderParcel parcel={order.shipment} />}
        {order.isDisputed && (
          <Notice kind="warning">
            <p>
              Your bank is looking into this payment. What you cancel or send back meanwhile may
              only be paid back after it has decided: see what has happened.
            </p>
          </Notice>
        )}
      </Panel>
      <Panel labelledBy="order-items" className={classNames(styles.items, styles.panel)}>
        <h2 id="order-items" className={styles.heading}>
          What you bought
        </h2>
        <OrderItems items={order.items} />
      </Panel>
      <Panel labelledBy="order-sum" className={classNames(styles.sum, styles.panel)}>
        <h2 id="order-sum" className={styles.heading}>
          What it came to
        </h2>
        <OrderSum {...order} />
        <p className={styles.address}>
          {order.amountCents > 0 && 'Paid by card. '}Sent to <span>{sentTo}</span>.
        </p>
        {opening}
        {actions}
      </Panel>
      <Panel
        labelledBy="order-timeline"
        className={classNames(styles.timeline, styles.panel, 'screen-only')}
      >
        <h2 id="order-timeline" className={styles.heading}>
          What has happened
        </h2>
        <OrderTimelineList entries={order.timeline} timeZone={timeZone} />
      </Panel>
    </div>
  );
}
