import { data, redirect } from 'react-router';
import { returnCents } from '#app/features/orders/actions/decide-return.ts';
import type { ReturnOutcome } from '#app/features/orders/actions/order-actions.server.ts';
import { messages } from '#app/features/orders/messages/messages.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { carryOrderOutcome } from '#app/features/orders/page/order-outcome-cookie.server.ts';
import {
  isOpenReturn,
  type PickProblems,
  type ReturnPick,
  readPicks,
  returnableItems,
  toReturnItems,
} from '#app/features/orders/page/return-form.ts';
import { PickReturn } from '#app/features/orders/page/view/pick-return.tsx';
import { ReviewReturn } from '#app/features/orders/page/view/review-return.tsx';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/order-return';
import { findOrder } from './find-order.server.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData ? messages.returnOf(loaderData.number) : messages.noSuchOrder;
  return privatePageMeta(title, messages.aboutOrder, matches[0].loaderData);
};

export async function loader(args: Route.LoaderArgs) {
  const found = await findOrder(args);
  if (!found) throw data(null, { status: 404 });
  const { order } = found;
  return {
    number: order.number,
    page: `/orders/${order.id}`,
    search: args.url.search,
    items: returnableItems(order),
    deliveryCents: order.terms?.shippingCents ?? 0,
  };
}

/** What was picked; with what goes back for it once nothing is wrong with it and nothing is to be changed. */
type ReturnAnswer = { picks: ReturnPick[]; problems: PickProblems | null; cents: number | null };

/** The picks with what they give back, before anything is sent; then the order's page, where the answer appears. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const fields = await readForm(request);
  if (!fields) throw data(null, { status: 400 });
  const found = await findOrder(args);
  if (!found) throw data(null, { status: 404 });
  const { order } = found;
  const returnable = returnableItems(order);
  const picks = readPicks(fields, returnable);
  const { items, problems } = toReturnItems(returnable, picks);
  const lines = items.flatMap((item) => item.lines);
  const cents = problems || fields.do === 'change' ? null : returnCents(order, lines);
  const answer: ReturnAnswer = { picks, problems, cents };
  if (fields.do !== 'send') return answer;
  // While a return is open there is nothing left to pick: the order's page says how it stands.
  const { openReturn } = foldOrder(order);
  if (problems && returnable.length > 0) return answer;
  const { orderActions } = context.get(shopContext);
  const outcome = openReturn
    ? null
    : await orderActions.requestReturn(order.shopper, order.id, items);
  const page = new URL(`/orders/${order.id}${url.search}`, url);
  const isAsked = openReturn ? isOpenReturn(fields, openReturn) : outcome?.kind === 'done';
  const type = isAsked
    ? 'return-requested'
    : openReturn || isOpen(outcome)
      ? 'return-open'
      : 'too-late';
  context.get(requestSessionContext).setCookie(carryOrderOutcome(page, { type }));
  return redirect(page.pathname + page.search, 303);
}

/** Whether another tab was faster. */
function isOpen(outcome: ReturnOutcome | null): boolean {
  if (outcome?.kind !== 'refused' || outcome.refusal.code !== 'too_late') return false;
  const { state } = outcome.refusal;
  return state === 'return_requested' || state === 'return_approved';
}

export default function OrderReturn({ loaderData, actionData }: Route.ComponentProps) {
  const { number, page, search, items, deliveryCents } = loaderData;
  const back = `${page}${search}`;
  if (items.length === 0) {
    return (
      <ErrorPage
        status={409}
        title={messages.returnGone.title}
        link={[messages.seeOrderAgain, back]}
      >
        <p>{messages.returnGone.text}</p>
      </ErrorPage>
    );
  }
  const { picks = [], problems = null, cents = null } = actionData ?? {};
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: messages.yourOrders, path: '/orders' },
          { name: messages.orderNo(number), path: back },
          { name: messages.returnItems, path: `${page}/return${search}` },
        ]}
      />
      <PageHeading>{messages.returnItems}</PageHeading>
      {cents === null ? (
        <PickReturn items={items} picks={picks} problems={problems} />
      ) : (
        <ReviewReturn items={items} picks={picks} cents={cents} deliveryCents={deliveryCents} />
      )}
    </>
  );
}
