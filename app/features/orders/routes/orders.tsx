import type { ReactNode } from 'react';
import { data } from 'react-router';
import { DELIVERY_CITY, DELIVERY_STREET } from '#app/features/delivery/placeholder-address.ts';
import { OrderList } from '#app/features/orders/list/order-list.tsx';
import styles from '#app/features/orders/list/order-thanks.module.css';
import { useLiveOrders } from '#app/features/orders/list/use-live-orders.ts';
import type { ListedOrder } from '#app/features/orders/order.ts';
import { parseOrderCursor } from '#app/features/orders/order-cursor.ts';
import { paidMessage } from '#app/features/orders/order-messages.ts';
import { OrderNumber } from '#app/features/orders/order-number.tsx';
import { noOrders, ORDERS_PER_PAGE } from '#app/features/orders/order-page.ts';
import { readPlacedOrder } from '#app/features/orders/placed-order-cookie.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readTimeZone } from '#app/shared/time/time-zone.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ParcelIcon } from '#app/ui/icons.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { PageLinks } from '#app/ui/page/page-links.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/orders';

type OrderThanksProps = {
  order: Pick<ListedOrder, 'id' | 'number' | 'amount'>;
  /** Whether the order has a page: those of accounts do. */
  hasPage: boolean;
  /** What happens next. */
  children: ReactNode;
};

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta('Your Orders', 'What you have ordered, newest first.', matches[0].loaderData);

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  const cursor = after === null ? null : parseOrderCursor(after);
  if (after !== null && cursor === null) throw data(null, { status: 404 });
  const { account, shopper } = await context.get(requestSessionContext).visitor();
  const { orders, mode } = context.get(shopContext);
  const placed = after === null ? readPlacedOrder(request.headers) : null;
  const own = shopper === null ? noOrders : await orders.page(shopper, cursor, ORDERS_PER_PAGE);
  const placedOrder = own.orders.find(({ id }) => id === placed);
  return {
    uid: account?.uid,
    // The list is empty without an account (spec 4); a guest's refunds are shown anyway.
    page: account ? own : { ...own, orders: [], next: null },
    isGuestWithOrders: account === null && own.orders.length > 0,
    placed,
    // A guest's list is empty, but the page confirms the order to whoever paid.
    guestOrder:
      account || !placedOrder
        ? null
        : { id: placedOrder.id, number: placedOrder.number, amount: placedOrder.amount },
    sentTo:
      mode.delivery === 'address'
        ? 'the address that you gave'
        : `${DELIVERY_STREET}, ${DELIVERY_CITY}`,
    after: cursor,
    timeZone: readTimeZone(request.headers.get('cookie')),
  };
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { uid, page, isGuestWithOrders, placed, guestOrder, sentTo, after, timeZone } = loaderData;
  const live = useLiveOrders({ uid, after, rendered: page });
  const thanked = guestOrder ?? live.orders.find(({ id }) => id === placed);
  const isEmpty = live.orders.length === 0 && live.refunds.length === 0;
  return (
    <>
      <PageHeading>Your Orders</PageHeading>
      {thanked && (
        <OrderThanks order={thanked} hasPage={uid !== undefined}>
          <p>
            Next, it is packed and sent to {sentTo}.{' '}
            {uid
              ? 'You find it here on every device that you sign in on.'
              : 'Please note its number: orders are listed here for accounts only. If you gave an e-mail, the link in it opens the order.'}
          </p>
          {!uid && <GuestOrderHint />}
        </OrderThanks>
      )}
      {isGuestWithOrders && !thanked && (
        <Notice kind="success" title="Your order is safe">
          <GuestOrderHint />
        </Notice>
      )}
      {isEmpty && !isGuestWithOrders && (
        <EmptyState
          icon={<ParcelIcon />}
          title={uid ? 'You have not ordered anything yet' : 'Sign in to see your orders'}
          action={
            uid ? { to: '/', text: 'Find something you like' } : { to: '/login', text: 'Sign in' }
          }
        >
          <p>An order appears here the moment it is paid, on every device.</p>
        </EmptyState>
      )}
      <OrderList orders={live.orders} refunds={live.refunds} timeZone={timeZone} />
      <PageLinks
        label="Pages of orders"
        first={after === null ? null : { to: '/orders', text: 'Newest orders' }}
        next={
          live.next === null
            ? null
            : { to: `/orders?after=${encodeURIComponent(live.next)}`, text: 'Older orders' }
        }
      />
    </>
  );
}

function GuestOrderHint() {
  return (
    <p>
      You paid as a guest. <Link to="/login">Sign in or create an account</Link> in this browser,
      and the order moves there.
    </p>
  );
}

/** Confirms an order that was placed a moment ago. */
function OrderThanks({ order, hasPage, children }: OrderThanksProps) {
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
