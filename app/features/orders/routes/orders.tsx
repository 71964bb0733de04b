import { data } from 'react-router';
import { OrderList } from '#app/features/orders/list/order-list.tsx';
import { useLiveOrders } from '#app/features/orders/list/use-live-orders.ts';
import { messages } from '#app/features/orders/messages/messages.ts';
import { noOrders, ORDERS_PER_PAGE, parseOrderCursor } from '#app/features/orders/order-page.ts';
import { OrderPlaced } from '#app/features/orders/placed/order-placed.tsx';
import { readPlacedOrder } from '#app/features/orders/placed/placed-order-cookie.server.ts';
import { AskForReview } from '#app/features/reviews/view/ask-for-review.tsx';
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

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.yourOrders, messages.aboutOrders, matches[0].loaderData);

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  const cursor = after === null ? null : parseOrderCursor(after);
  if (after !== null && cursor === null) throw data(null, { status: 404 });
  const { account, shopper } = await context.get(requestSessionContext).visitor();
  const { orders, reviews } = context.get(shopContext);
  const own = shopper === null ? noOrders : await orders.page(shopper, cursor, ORDERS_PER_PAGE);
  const placedId = after === null ? readPlacedOrder(request.headers) : null;
  const placed = await orders.placed(shopper, placedId);
  const order = placed && shopper && placedId ? await orders.details(shopper, placedId) : null;
  return {
    uid: account?.uid,
    // The list is empty without an account (spec 4); a guest's refunds are shown anyway.
    page: account ? own : { ...own, orders: [], next: null },
    isGuestWithOrders: account === null && own.orders.length > 0,
    // A guest's list is empty, but the page confirms the order to whoever paid.
    placed,
    ask: order ? (await reviews.ofOrder({ order, guest: null })).ask : ('no' as const),
    after: cursor,
    timeZone: readTimeZone(request.headers.get('cookie')),
  };
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { uid, page, isGuestWithOrders, placed, ask, after, timeZone } = loaderData;
  const live = useLiveOrders({ uid, after, rendered: page });
  const isEmpty = live.orders.length === 0 && live.refunds.length === 0;
  return (
    <>
      <PageHeading>{messages.yourOrders}</PageHeading>
      {placed && (
        <OrderPlaced order={placed}>
          {uid && <p>{messages.onEveryDevice}</p>}
          {!uid && placed.email === null && <p>{messages.noteNumber}</p>}
          {!uid && <GuestOrderHint />}
          <AskForReview ask={ask} path={reviewPath(placed.page)} backTo="orders" />
        </OrderPlaced>
      )}
      {isGuestWithOrders && !placed && (
        <Notice kind="success" title={messages.orderIsSafe}>
          <p>{messages.linkInMail}</p>
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

/** Of the page of an order, with a guest's key. */
function reviewPath(page: string): string {
  return page.replace(/^[^?]+/, '$&/review');
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
