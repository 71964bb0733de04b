import type { ReactNode } from 'react';
import { data } from 'react-router';
import { DELIVERY_CITY, DELIVERY_STREET } from '#app/features/delivery/placeholder-address.ts';
import { OrderList } from '#app/features/orders/list/order-list.tsx';
import { useLiveOrders } from '#app/features/orders/list/use-live-orders.ts';
import { messages } from '#app/features/orders/messages/messages.ts';
import type { ListedOrder } from '#app/features/orders/order.ts';
import { paidMessage } from '#app/features/orders/order-messages.ts';
import { OrderNumber } from '#app/features/orders/order-number.tsx';
import { noOrders, ORDERS_PER_PAGE, parseOrderCursor } from '#app/features/orders/order-page.ts';
import { readPlacedOrder } from '#app/features/orders/placed-order-cookie.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readTimeZone } from '#app/shared/time/time-zone.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
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
  privatePageMeta(messages.yourOrders, messages.aboutOrders, matches[0].loaderData);

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  const cursor = after === null ? null : parseOrderCursor(after);
  if (after !== null && cursor === null) throw data(null, { status: 404 });
  const { account, shopper } = await context.get(requestSessionContext).visitor();
  const { orders, settings } = context.get(shopContext);
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
      settings.current().mode.delivery === 'address'
        ? messages.yourAddress
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
      <PageHeading>{messages.yourOrders}</PageHeading>
      {thanked && (
        <OrderThanks order={thanked} hasPage={uid !== undefined}>
          <p>
            {messages.nextPacked(sentTo)} {uid ? messages.onEveryDevice : messages.noteNumber}
          </p>
          {!uid && <GuestOrderHint />}
        </OrderThanks>
      )}
      {isGuestWithOrders && !thanked && (
        <Notice kind="success" title={messages.orderIsSafe}>
          <GuestOrderHint />
        </Notice>
      )}
      {isEmpty && !isGuestWithOrders && (
        <EmptyState
          icon={<ParcelIcon />}
          title={uid ? messages.noneYet : messages.signInToSee}
          action={
            uid
              ? { to: '/', text: messages.findSomething }
              : { to: '/login', text: messages.signIn }
          }
        >
          <p>{messages.appearsHere}</p>
        </EmptyState>
      )}
      <OrderList orders={live.orders} refunds={live.refunds} timeZone={timeZone} />
      <PageLinks
        label={messages.pagesOfOrders}
        first={after === null ? null : { to: '/orders', text: messages.newestOrders }}
        next={
          live.next === null
            ? null
            : { to: `/orders?after=${encodeURIComponent(live.next)}`, text: messages.olderOrders }
        }
      />
    </>
  );
}

function GuestOrderHint() {
  return (
    <p>
      {filled(messages.paidAsGuest, {
        signIn: <Link to="/login">{messages.signInOrCreate}</Link>,
      })}
    </p>
  );
}

/** Confirms an order that was placed a moment ago. */
function OrderThanks({ order, hasPage, children }: OrderThanksProps) {
  return (
    <Notice kind="success" title={messages.thankYou}>
      <p>
        {messages.orderNumber}{' '}
        <strong>
          <OrderNumber number={order.number} />
        </strong>{' '}
        · <span className="break-anywhere mono">{order.id}</span>
      </p>
      <p>{paidMessage(order.amount)}</p>
      {children}
      {hasPage && (
        <p className="screen-only">
          <Link to={`/orders/${order.id}`} prefetch="intent">
            {messages.seeReceipt}
          </Link>
        </p>
      )}
    </Notice>
  );
}
