import { data, redirect } from 'react-router';
import { countsSince } from '#app/features/withdrawal/declarations.server.ts';
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
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/declaration';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.title, messages.about, matches[0].loaderData);

const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** The declaration of the acknowledgement's link. Throws a response of 404 for any other link. */
async function findDeclaration({ context, params, url }: Route.LoaderArgs | Route.ActionArgs) {
  const { withdrawals } = context.get(shopContext);
  const linked = await withdrawals.linked(params.id, url.searchParams.get('key') ?? '');
  if (!linked) throw data(null, { status: 404 });
  return { ...linked, countsSinceSeconds: countsSince(linked.declaration, nowSeconds()) };
}

/** Nothing of an order where number and e-mail are of none. A GET declares nothing: scanners open the links of mails. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { settings, database } = context.get(shopContext);
  const period = neededPeriod(settings.current());
  const { order, countsSinceSeconds } = await findDeclaration(args);
  const { queries } = database;
  return {
    page: order && (await loadWithdrawal({ queries, period }, order, countsSinceSeconds)),
    timeZone: readTimeZone(request.headers.get('cookie')),
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const { settings, database, orderActions, withdrawals } = context.get(shopContext);
  const period = neededPeriod(settings.current());
  const fields = await readForm(request);
  if (!fields) throw data(null, { status: 400 });
  const { declaration, order, countsSinceSeconds } = await findDeclaration(args);
  if (!order) throw data(null, { status: 404 });
  const answer = await postWithdrawal(
    { queries: database.queries, orderActions, period },
    order,
    fields,
    countsSinceSeconds,
  );
  if (answer !== 'done') return answer;
  await withdrawals.settle(declaration.id);
  return redirect(`/withdraw/${declaration.id}${url.search}`, 303);
}

export default function DeclarationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, timeZone } = loaderData;
  if (page)
    return <WithdrawFromOrder page={page} answer={actionData ?? null} timeZone={timeZone} />;
  return (
    <>
      <PageHeading>{messages.title}</PageHeading>
      <Notice kind="info" title={messages.received}>
        <p>{messages.shopLooks}</p>
      </Notice>
    </>
  );
}
