import { useEffect, useState } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import { cardFact } from '#app/features/credits/bought-card-words.ts';
import { sentToText } from '#app/features/delivery/address/address-lines.ts';
import { requestsOf } from '#app/features/delivery/requests/order-requests.ts';
import { ShownRequests } from '#app/features/delivery/requests/shown-requests.tsx';
import { splitExchanges } from '#app/features/drafts/exchange.ts';
import { buyerLines, toInvoiceView } from '#app/features/invoices/invoice-view.ts';
import { InvoiceSheet, ReplacedByInvoice } from '#app/features/invoices/view/invoice-sheet.tsx';
import { liveClient } from '#app/features/live/browser/live-client.ts';
import { addressLock } from '#app/features/orders/actions/decide-address-change.ts';
import { mayWithdraw } from '#app/features/orders/actions/decide-withdrawal.ts';
import { ChangeAddressLink } from '#app/features/orders/address/change-address-link.tsx';
import { messages } from '#app/features/orders/messages/messages.ts';
import { isCounted } from '#app/features/orders/order-refund.ts';
import { invoiceAddress } from '#app/features/orders/order-state.ts';
import { readOrderForm } from '#app/features/orders/page/order-form-fields.ts';
import {
  formatOrderOutcome,
  isOutcomeCurrent,
  parseOrderOutcome,
} from '#app/features/orders/page/order-outcome.ts';
import {
  carryOrderOutcome,
  dropOrderOutcome,
  readOrderOutcome,
} from '#app/features/orders/page/order-outcome-cookie.server.ts';
import { toOrderView } from '#app/features/orders/page/order-view.ts';
import { isLinkForm, postLinkForm } from '#app/features/orders/page/post-link-form.server.ts';
import { postOrderForm } from '#app/features/orders/page/post-order-form.server.ts';
import { ClaimOrder } from '#app/features/orders/page/view/claim-order.tsx';
import { OpenOrder } from '#app/features/orders/page/view/open-order.tsx';
import { OrderActions } from '#app/features/orders/page/view/order-actions.tsx';
import { OrderLayout } from '#app/features/orders/page/view/order-layout.tsx';
import { OrderNotice } from '#app/features/orders/page/view/order-notice.tsx';
import { OrderLetterhead } from '#app/features/orders/view/order-letterhead.tsx';
import { OrderNumber } from '#app/features/orders/view/order-number.tsx';
import { OrderReviewsPanel } from '#app/features/reviews/view/order-reviews-panel.tsx';
import { periodOfSettings } from '#app/features/withdrawal/period-of-settings.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDataRequest, isDocumentRequest } from '#app/shared/http/document-request.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readTimeZone } from '#app/shared/time/time-zone.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import { useRevalidateWhenIdle } from '#app/ui/navigation/use-revalidate-when-idle.ts';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import { Slot } from '#app/ui/page/slot.ts';
import type { Route } from './+types/order';
import { findOrder, isAddressShown } from './find-order.server.ts';

const pathOf = (id: string) => `/orders/${id}`;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const number = loaderData?.order.number;
  const title = number ? messages.orderNo(number) : messages.noSuchOrder;
  return privatePageMeta(title, messages.aboutOrder, matches[0].loaderData);
};

export async function loader(args: Route.LoaderArgs) {
  const { request, context, url } = args;
  const found = await findOrder(args);
  if (!found) return data(null, { status: 404 });
  const { order: details, guest, account } = found;
  const { catalogue, drafts, reviews, settings } = context.get(shopContext);
  const { made, exchanges } = splitExchanges(details.id, await drafts.exchanges(details.id));
  const period = periodOfSettings(settings.current());
  const sold = await catalogue.sold(details.basket.map(({ variant }) => variant));
  const today = new Map(sold.map(({ variant, priceCents }) => [variant, priceCents]));
  const outcome = isDocumentRequest(request) ? readOrderOutcome(request.headers) : null;
  if (outcome) context.get(requestSessionContext).setCookie(dropOrderOutcome(url));
  const isShown = await isAddressShown(found, args);
  const buyer = isShown ? buyerLines({ ...details, address: invoiceAddress(details) }) : [];
  const shipped = details.events.findLast(({ kind }) => kind === 'shipped');
  return data({
    order: toOrderView(details, today, toZonedDay(Date.now() / 1_000, settings.current().timeZone)),
    invoice: toInvoiceView(
      {
        ...details,
        refunds: details.refunds.filter(isCounted),
        shippedSeconds: shipped?.atSeconds ?? null,
      },
      buyer,
      settings.current().timeZone,
    ),
    outcome,
    sentTo: isShown
      ? details.giftCards?.length
        ? null
        : sentToText(details)
      : guest === null
        ? messages.hiddenByAccount
        : messages.hiddenByLink,
    requests: requestsOf(isShown ? details : { terms: details.terms }),
    giftCards: isShown
      ? (details.giftCards ?? []).map((card) => cardFact(card, settings.current().timeZone))
      : [],
    exchanges: [
      ...(made ? [messages.inExchangeFor(made.exchangeForNumber)] : []),
      ...exchanges.flatMap(({ orderNumber }) =>
        orderNumber === null ? [] : messages.exchangedBy(orderNumber),
      ),
    ],
    reviews: await reviews.ofOrder(found),
    reviewPath: `${pathOf(details.id)}/review${url.search}`,
    canChangeAddress: isShown && addressLock(details, 'shopper') === null,
    canWithdraw: period !== null && mayWithdraw(details, period, Date.now() / 1_000),
    canKeep: isShown && account !== null && guest === details.shopper,
    /** Where a code opens what is not shown: the one of the mail's link, or none yet. */
    hidden: isShown || guest === null ? null : { code: url.searchParams.get('code') ?? '' },
    timeZone: readTimeZone(request.headers.get('cookie')),
  });
}

/** What came of the form: to scripts as text, else by a notice on the page. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const form = readOrderForm(await readForm(request));
  if (!form) throw data(null, { status: 400 });
  const found = await findOrder(args);
  if (!found) throw data(null, { status: 404 });
  const { order, guest, account } = found;
  const requestSession = context.get(requestSessionContext);
  const shop = context.get(shopContext);
  const outcome = isLinkForm(form)
    ? await postLinkForm(
        shop,
        {
          account,
          headers: request.headers,
          setCookie: (cookie) => requestSession.setCookie(cookie),
        },
        { ...order, guest, url },
        form,
      )
    : await postOrderForm(shop, requestSession, order, form);
  if (isDataRequest(request)) return formatOrderOutcome(outcome);
  requestSession.setCookie(carryOrderOutcome(url, outcome));
  return redirect(`${pathOf(order.id)}${url.search}`, 303);
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <OrderPage {...loaderData} />;
  // The same for an order of somebody else and for none.
  return (
    <ErrorPage status={404} title={messages.noOrderOfYours} link={[messages.signIn, '/login']}>
      <p>{messages.shownToAccount}</p>
    </ErrorPage>
  );
}

type OrderPageProps = NonNullable<Route.ComponentProps['loaderData']>;

/** On paper it is the invoice, once that has a number; before, or without one, a receipt. */
function OrderPage({ invoice, ...props }: OrderPageProps) {
  if (invoice === null) return <OrderOnScreen {...props} />;
  return (
    <>
      <ReplacedByInvoice>
        <OrderOnScreen {...props} />
      </ReplacedByInvoice>
      <InvoiceSheet invoice={invoice} orderNumber={props.order.number} />
    </>
  );
}

type OrderOnScreenProps = Omit<OrderPageProps, 'invoice'>;

function OrderOnScreen({
  order,
  outcome: served,
  exchanges,
  sentTo,
  requests,
  giftCards,
  hidden,
  canKeep,
  canChangeAddress,
  reviews,
  reviewPath,
  canWithdraw,
  timeZone,
}: OrderOnScreenProps) {
  useLiveOrder(order.id);
  const fetcher = useFetcher<string>();
  const answered = fetcher.data === undefined ? null : parseOrderOutcome(fetcher.data);
  // What a form without scripts was answered with stays while live messages read the page again.
  const [arrivedWith] = useState(served);
  const outcome = answered ?? arrivedWith;
  return (
    <>
      <OrderLetterhead note={order.invoice === 'pending' ? messages.invoiceComes : null} />
      <Breadcrumbs
        steps={[
          { name: messages.yourOrders, path: '/orders' },
          { name: messages.orderNo(order.number), path: pathOf(order.id) },
        ]}
      />
      <PageHeading
        below={
          <span className="flex wrap gap-2">
            <LocalDate createdSeconds={order.createdSeconds} timeZone={timeZone} />{' '}
            <span>{order.id}</span>
            {exchanges.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        }
      >
        {messages.order} <OrderNumber number={order.number} />
      </PageHeading>
      {outcome && isOutcomeCurrent(outcome, order) && (
        <OrderNotice
          key={fetcher.data}
          outcome={outcome}
          order={order}
          isAnswer={answered !== null}
        />
      )}
      <OrderLayout
        order={order}
        sentTo={sentTo}
        requests={<ShownRequests requests={requests} more={giftCards} />}
        timeZone={timeZone}
        opening={
          <>
            {canChangeAddress && <ChangeAddressLink id={order.id} />}
            {hidden && <OpenOrder fetcher={fetcher} code={hidden.code} />}
            {canKeep && <ClaimOrder fetcher={fetcher} />}
          </>
        }
        actions={<OrderActions order={order} fetcher={fetcher} canWithdraw={canWithdraw} />}
      />
      <OrderReviewsPanel reviews={reviews} path={reviewPath} />
      <Slot place="order" data={{ order }} />
    </>
  );
}

/** Reloads the page when its order has changed, and after a gap in which it may have. */
function useLiveOrder(id: string): void {
  const revalidate = useRevalidateWhenIdle();
  useEffect(
    () =>
      liveClient.on(({ name, data }) => {
        const isIt = name === 'order' && JSON.parse(data).id === id;
        if (isIt || name === 'orders') revalidate();
      }),
    [id, revalidate],
  );
}
