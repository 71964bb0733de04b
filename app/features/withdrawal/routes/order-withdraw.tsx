import { data, redirect } from 'react-router';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { findOrder } from '#app/features/orders/routes/find-order.server.ts';
import { messages } from '#app/features/withdrawal/messages/messages.ts';
import { neededPeriod } from '#app/features/withdrawal/period-of-settings.server.ts';
import { WithdrawFromOrder } from '#app/features/withdrawal/view/withdraw-from-order.tsx';
import {
  loadWithdrawal,
  postWithdrawal,
} from '#app/features/withdrawal/withdraw-from-order.server.ts';
import { shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readTimeZone } from '#app/shared/time/time-zone.ts';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/order-withdraw';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData ? messages.withdrawFrom(loaderData.page.number) : messages.title;
  return privatePageMeta(title, messages.about, matches[0].loaderData);
};

export async function loader(args: Route.LoaderArgs) {
  const { request, context, url, params } = args;
  const { settings, database } = context.get(shopContext);
  const period = neededPeriod(settings.current());
  const found = await findOrder(args);
  if (!found) return data(null, { status: 404 });
  const { queries } = database;
  return data({
    page: await loadWithdrawal({ queries, period }, found.order, Math.floor(Date.now() / 1_000)),
    paths: {
      order: `/orders/${params.id}${url.search}`,
      withdraw: `/orders/${params.id}/withdraw${url.search}`,
    },
    timeZone: readTimeZone(request.headers.get('cookie')),
  });
}

/** What was chosen with what it gives back; then the same page, which says that it is declared. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const { settings, database, orderActions } = context.get(shopContext);
  const period = neededPeriod(settings.current());
  const fields = await readForm(request);
  if (!fields) throw data(null, { status: 400 });
  const found = await findOrder(args);
  if (!found) throw data(null, { status: 404 });
  const answer = await postWithdrawal(
    { queries: database.queries, orderActions, period },
    found.order,
    fields,
    Math.floor(Date.now() / 1_000),
  );
  if (answer !== 'done') return answer;
  return redirect(`/orders/${found.order.id}/withdraw${url.search}`, 303);
}

export default function OrderWithdraw({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    // The same for an order of somebody else and for none: who has one goes on by its number.
    return (
      <ErrorPage
        status={404}
        title={orderMessages.noOrderOfYours}
        link={[messages.byNumberInstead, '/withdraw']}
      >
        <p>{messages.notShown}</p>
      </ErrorPage>
    );
  }
  const { page, paths, timeZone } = loaderData;
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: orderMessages.yourOrders, path: '/orders' },
          { name: orderMessages.orderNo(page.number), path: paths.order },
          { name: messages.title, path: paths.withdraw },
        ]}
      />
      <WithdrawFromOrder page={page} answer={actionData ?? null} timeZone={timeZone} />
    </>
  );
}
