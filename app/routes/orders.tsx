import { data, Link } from 'react-router';
import { parseOrderCursor } from '#app/features/orders/order-cursor.ts';
import { OrderList } from '#app/features/orders/order-list.tsx';
import { noOrders, ORDERS_PER_PAGE } from '#app/features/orders/order-page.ts';
import { readTimeZone } from '#app/features/orders/time-zone.ts';
import { useLiveOrders } from '#app/features/orders/use-live-orders.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { PageLinks } from '#app/ui/page/page-links.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/orders';

export const meta: Route.MetaFunction = () =>
  privatePageMeta('Your Orders · Basket', 'What you have ordered, newest first.');

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  const cursor = after === null ? null : parseOrderCursor(after);
  if (after !== null && cursor === null) throw data(null, { status: 404 });
  const { account, shopper } = await context.get(requestSessionContext).visitor();
  const { orders } = context.get(shopContext);
  const own = shopper === null ? noOrders : await orders.page(shopper, cursor, ORDERS_PER_PAGE);
  return {
    uid: account?.uid,
    // The list is empty without an account (spec 4); a guest's refunds are shown anyway.
    page: account ? own : { ...own, orders: [], next: null },
    isGuestWithOrders: account === null && own.orders.length > 0,
    after: cursor,
    timeZone: readTimeZone(request.headers.get('cookie')),
  };
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { uid, page, isGuestWithOrders, after, timeZone } = loaderData;
  const live = useLiveOrders({ uid, after, rendered: page });
  const isEmpty = live.orders.length === 0 && live.refunds.length === 0;
  return (
    <>
      <PageHeading>Your Orders</PageHeading>
      {isGuestWithOrders && (
        <Notice kind="success" title="Thank you, your order is safe">
          <p>
            You paid as a guest. <Link to="/login">Sign in or create an account</Link> in this
            browser, and the order moves there.
          </p>
        </Notice>
      )}
      {isEmpty && !isGuestWithOrders && (
        <EmptyState
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
