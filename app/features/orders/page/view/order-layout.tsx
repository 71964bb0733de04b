import type { ReactNode } from 'react';
import { LineTitle } from '#app/features/catalogue/product/line-title.tsx';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import line from '#app/features/catalogue/product/product-line.module.css';
import { howPaidText } from '#app/features/invoices/paid-by-hand.ts';
import { messages } from '#app/features/orders/messages/messages.ts';
import {
  standingMessage,
  stateMessages,
  stateWord,
  stepsOf,
} from '#app/features/orders/order-messages.ts';
import { carrierLink } from '#app/features/orders/page/carrier-link.ts';
import type { TimelineEntry } from '#app/features/orders/page/order-timeline.ts';
import type { OrderView, ShownItem, ShownParcel } from '#app/features/orders/page/order-view.ts';
import { type ShownState, shownState } from '#app/features/orders/shown-state.ts';
import { OrderStateBadge } from '#app/features/orders/view/order-state-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Link } from '#app/ui/link.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './order-layout.module.css';
import { OrderSum } from './order-sum.tsx';

type Props = {
  entries: readonly TimelineEntry[];
  /** The IANA time zone of the dates. */
  timeZone: string;
};

type OrderLayoutProps = {
  order: OrderView;
  /** Where it is sent to, in a line; null for gift cards. */
  sentTo: string | null;
  /** What was asked of the shop with it. */
  requests: ReactNode;
  /** The IANA time zone of the dates. */
  timeZone: string;
  /** How what the link does not show any more is opened. */
  opening: ReactNode;
  /** The buttons. */
  actions: ReactNode;
};

/** The page of an order below its heading: where it is, what is in it, what it came to. */
export function OrderLayout(props: OrderLayoutProps) {
  const { order, sentTo, requests, timeZone, opening, actions } = props;
  return (
    <div className={`${styles.layout} grid one-column gap-4`}>
      <Panel labelledBy="order-state" className={classNames(styles.state, styles.panel)}>
        <h2 id="order-state" className="text-title" aria-live="polite">
          <OrderStateBadge state={order.shown} />
        </h2>
        {order.arrival !== null && (
          <p className="text-large semibold" dir="auto">
            {order.arrival}
          </p>
        )}
        <OrderSteps state={order.shown} collected={order.isCollected} />
        <p className="screen-only">
          {standingMessage(order.shown, order.isCollected, order.progress)}
        </p>
        {order.deliveryNote !== '' && <p dir="auto">{order.deliveryNote}</p>}
        {order.shown === 'return_approved' && (
          <p className="screen-only">
            <Link to="/returns" className="reach">
              {messages.howToReturn}
            </Link>
          </p>
        )}
        <OrderParcels {...order} />
        {order.isDisputed && (
          <Notice kind="warning">
            <p>{messages.bankIsLooking}</p>
          </Notice>
        )}
      </Panel>
      <Panel labelledBy="order-items" className={classNames(styles.items, styles.panel)}>
        <h2 id="order-items" className="text-large">
          {messages.whatYouBought}
        </h2>
        <OrderItems items={order.items} />
      </Panel>
      <Panel labelledBy="order-sum" className={classNames(styles.sum, styles.panel)}>
        <h2 id="order-sum" className="text-large">
          {messages.whatItCameTo}
        </h2>
        <OrderSum {...order} />
        <p className={`${styles.address} text-small muted`}>
          {order.amountCents > 0 &&
            (order.byHand ? `${howPaidText(order.byHand)}. ` : messages.paidByCardShort)}
          {order.isCollected
            ? messages.collectedInPerson
            : sentTo !== null && filled(messages.sentTo, { address: <span>{sentTo}</span> })}
        </p>
        {requests}
        {opening}
        {actions}
      </Panel>
      <Panel
        labelledBy="order-timeline"
        className={classNames(styles.timeline, styles.panel, 'screen-only')}
      >
        <h2 id="order-timeline" className="text-large">
          {messages.whatHasHappened}
        </h2>
        <OrderTimelineList entries={order.timeline} timeZone={timeZone} />
      </Panel>
    </div>
  );
}

/** What was bought: a line for each product, with a link to it while it is sold. */
function OrderItems({ items }: { items: readonly ShownItem[] }) {
  return (
    <ul className="divided">
      {items.map(({ item, lines, todayCents, returning, cameBack, withdrawn = 0 }) => (
        <li key={lines[0]} className={`${line.line} relative ${styles.item}`}>
          <div className={`${line.picture} ${styles.picture}`}>
            <ProductPicture product={item} sizes="4em" />
          </div>
          <LineTitle product={item} isSold={todayCents !== null} className={styles.title} />
          <p className={styles.count}>
            {lines.length} × <Price cents={item.priceCents} />
            {todayCents === null && <span className="screen-only"> · {messages.noLongerSold}</span>}
            {returning > 0 && ` · ${messages.returning(returning)}`}
            {withdrawn > 0 && ` · ${messages.withdrawnFrom(withdrawn)}`}
            {cameBack > 0 && ` · ${messages.cameBack(cameBack)}`}
          </p>
          <p className={styles.lineSum}>
            <Price cents={lines.length * item.priceCents} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The parcels of an order, each with its items where there are several, and what is still to come. */
function OrderParcels({
  parcels,
  stillToCome,
  isCollected,
}: Pick<OrderView, 'parcels' | 'stillToCome' | 'isCollected'>) {
  if (!parcels.some(({ titles }) => titles.length > 0)) {
    return parcels.map((parcel) => <ParcelFacts key={parcel.no} parcel={parcel} />);
  }
  const stateOf = ({ isDelivered }: ShownParcel) =>
    stateWord(shownState(isDelivered ? 'delivered' : 'shipped', isCollected));
  return (
    <ul className="divided">
      {parcels.map((parcel) => (
        <li key={parcel.no} className={`${styles.sent} grid`}>
          <h3>
            {messages.parcelNo(parcel.no)} · {stateOf(parcel)}
          </h3>
          <p>{parcel.titles.join(', ')}</p>
          <ParcelFacts parcel={parcel} />
        </li>
      ))}
      {stillToCome.length > 0 && (
        <li className={`${styles.sent} grid`}>
          <h3>{messages.stillToCome}</h3>
          <p>{stillToCome.join(', ')}</p>
        </li>
      )}
    </ul>
  );
}

/** Who carries the parcel under which number, with a link to the carrier if it is known. */
function ParcelFacts({ parcel }: { parcel: ShownParcel }) {
  const { carrier, tracking } = parcel;
  const link = carrierLink(parcel);
  if (!carrier && !tracking) return null;
  return (
    <dl className={`${styles.parcel} flex wrap items-end`}>
      {carrier && (
        <div>
          <dt>{messages.carrier}</dt>
          <dd>{carrier}</dd>
        </div>
      )}
      {tracking && (
        <div>
          <dt>{messages.trackingNumber}</dt>
          <dd className="break-anywhere mono">{tracking}</dd>
        </div>
      )}
      {link && (
        <div className="screen-only">
          <dt className="visually-hidden">{messages.whereItIs}</dt>
          <dd>
            <a href={link} rel="noreferrer" className="reach">
              {messages.followAt(carrier)}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How far an order is on its way to the shopper; nothing for one that goes no further on it. */
function OrderSteps({ state, collected }: { state: ShownState; collected: boolean }) {
  const at = stateMessages[state].step;
  if (at === null) return null;
  const steps = stepsOf(collected);
  const reached = steps.indexOf(at);
  return (
    <ol className={classNames(styles.steps, 'screen-only')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(styles.step, index <= reached && styles.reached)}
          aria-current={index === reached ? 'step' : undefined}
        >
          {stateWord(step)}
        </li>
      ))}
    </ol>
  );
}

/** What has happened to an order, newest first. */
function OrderTimelineList({ entries, timeZone }: Props) {
  return (
    <ol>
      {entries.map(({ key, title, detail, atSeconds }) => (
        <li key={key} className={styles.entry}>
          <p className="semibold">{title}</p>
          {detail && <p className="pre-line">{detail}</p>}
          <p className="text-small muted">
            <LocalDate createdSeconds={atSeconds} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}
