import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { Question } from '#admin/ui/question.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { sentToText } from '#app/features/delivery/address-lines.ts';
import { canHappen, foldOrder } from '#app/features/orders/order-state.ts';
import { STAFF_ACTS, staffStateMessages } from '#app/features/orders/staff/staff-order-messages.ts';
import { readFormData } from '#app/shared/read-form.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderActs } from './order-acts.tsx';
import { actOnOrder, actsOn, emailOf, findOrder, mailsOf } from './order-desk.server.ts';
import { readOrderForm } from './order-form.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderMoney } from './order-money.tsx';
import styles from './order-page.module.css';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData ? `Order ${loaderData.order.number}` : 'No such order'} · Admin` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queries } = deskOf(context);
  const { id = '' } = params;
  const order = isStorable(id) ? await findOrder(queries, id) : null;
  if (!order) throw data(null, { status: 404 });
  const status = foldOrder(order);
  const { number, basket, amount, created, terms, events, refunds } = order;
  return {
    order: { id, number, basket, amount, created, terms, events, refunds },
    sentTo: sentToText(order),
    status,
    email: await emailOf(queries, order),
    mails: await mailsOf(queries, order),
    acts: await actsOn(queries, id),
    can: STAFF_ACTS.filter((kind) => canHappen(kind, status.state)),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const posted = await readFormData(request);
  const form = posted && readOrderForm(posted);
  const { id = '' } = params;
  if (!form || !isStorable(id)) {
    const message = 'The form is not filled in as it has to be.';
    return data({ asked: null, outcome: { isDone: false, message } }, 400);
  }
  const outcome = await actOnOrder(deskOf(context), id, form);
  if (!outcome) throw data(null, { status: 404 });
  if ('question' in outcome) {
    const fields = [...posted].map(([name, value]) => [name, String(value)] as const);
    return data({ asked: { ...outcome, fields }, outcome: null });
  }
  return data({ asked: null, outcome }, outcome.isDone ? 200 : 409);
}

export default function Order() {
  const { order, sentTo, status, email, mails, acts, can } = useLoaderData<typeof loader>();
  const { asked = null, outcome = null } = useAnswer<typeof action>() ?? {};
  return (
    <>
      <PageHeading
        above={<Link to="/orders">Orders</Link>}
        below={
          <>
            <ShortTime seconds={order.created} /> · {email ?? 'no e-mail given'} · to {sentTo} ·{' '}
            {order.id}
          </>
        }
      >
        Order {order.number}: {staffStateMessages[status.state].word.toLowerCase()}
      </PageHeading>
      <div role="status">
        {asked && <Question asked={asked} />}
        {outcome && (
          <Notice kind={outcome.isDone ? 'success' : 'error'}>
            <p>{outcome.message}</p>
          </Notice>
        )}
      </div>
      <div className={styles.columns}>
        <div className="stack">
          <OrderMoney order={order} status={status} />
          <OrderHistory order={order} />
          <OrderMails mails={mails} />
          <OrderActs acts={acts} order={order} />
        </div>
        <OrderActions order={order} status={status} can={can} />
      </div>
    </>
  );
}
