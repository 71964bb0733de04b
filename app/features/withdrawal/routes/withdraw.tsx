import { data } from 'react-router';
import { mayWithdraw } from '#app/features/orders/actions/decide-withdrawal.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { ORDERS_PER_PAGE } from '#app/features/orders/order-page.ts';
import {
  type DeclarationFields,
  type DeclarationProblem,
  readDeclarationFields,
} from '#app/features/withdrawal/declaration-fields.ts';
import { messages } from '#app/features/withdrawal/messages/messages.ts';
import { neededPeriod } from '#app/features/withdrawal/period-of-settings.server.ts';
import { readDeclaration } from '#app/features/withdrawal/read-declaration.ts';
import {
  DeclareByNumber,
  ReviewDeclaration,
} from '#app/features/withdrawal/view/declare-by-number.tsx';
import styles from '#app/features/withdrawal/view/withdrawal.module.css';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readTimeZone } from '#app/shared/time/time-zone.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link.tsx';
import { LocalDate } from '#app/ui/local-date.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/withdraw';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.title, messages.about, matches[0].loaderData);

/** The newest orders of an account that can be withdrawn from now; any other is found by its number. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, orders } = context.get(shopContext);
  const period = neededPeriod(settings.current());
  const { account } = await context.get(requestSessionContext).visitor();
  const newest = account ? (await orders.page(account.uid, null, ORDERS_PER_PAGE)).orders : [];
  const details = await Promise.all(newest.map(({ id }) => orders.details(account?.uid ?? '', id)));
  return {
    orders: details
      .filter((order) => order !== null)
      .filter((order) => mayWithdraw(order, period, Date.now() / 1_000))
      .map(({ id, number, created, basket }) => ({
        ...{ id, number, created },
        titles: [...new Set(basket.map(({ title }) => title))].join(', '),
      })),
    timeZone: readTimeZone(request.headers.get('cookie')),
  };
}

type Step = {
  fields: DeclarationFields;
  problems: DeclarationProblem[];
  /** `limited`: so many have come from this address that it has to wait. */
  step: 'form' | 'review' | 'received' | 'limited';
  declaredSeconds: number | null;
};

/** What was typed, repeated before it is declared; the answer is the same whether there is such an order. */
export async function action({ request, context }: Route.ActionArgs) {
  const { settings, withdrawals } = context.get(shopContext);
  neededPeriod(settings.current());
  const posted = await readForm(request);
  if (!posted) throw data(null, { status: 400 });
  const fields = readDeclarationFields(posted);
  const read = readDeclaration(fields);
  const answer: Step = { fields, problems: [], step: 'form', declaredSeconds: null };
  if (!read.ok) return data({ ...answer, problems: read.refusal }, { status: 400 });
  if (posted.do === 'change') return data(answer);
  if (posted.do !== 'confirm') return data({ ...answer, fields: read.value, step: 'review' });
  const { clientAddress } = context.get(requestSessionContext);
  const outcome = await withdrawals.declare(read.value, clientAddress);
  if (outcome.kind === 'limited') return data({ ...answer, step: 'limited' }, { status: 429 });
  const { declaredSeconds } = outcome;
  return data({ ...answer, fields: read.value, step: 'received', declaredSeconds });
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, timeZone } = loaderData;
  const { fields, problems, step, declaredSeconds } = actionData ?? {
    ...{ fields: readDeclarationFields({}), problems: [], step: 'form', declaredSeconds: null },
  };
  if (step === 'received') {
    return (
      <>
        <PageHeading>{messages.title}</PageHeading>
        <Notice kind="success" title={messages.received} role="status">
          <p>
            {messages.declares[fields.extent === 'some' ? 'some' : 'whole'](fields.orderNumber)}{' '}
            {declaredSeconds !== null && (
              <LocalDate createdSeconds={declaredSeconds} timeZone={timeZone} />
            )}
          </p>
          <p>{messages.mailComes(fields.email)}</p>
          <p>{messages.followLink}</p>
        </Notice>
      </>
    );
  }
  return (
    <>
      <PageHeading>{messages.title}</PageHeading>
      {step === 'limited' && (
        <Notice kind="error">
          <p>{messages.waitAWhile}</p>
        </Notice>
      )}
      {orders.length > 0 && step !== 'review' && (
        <Panel labelledBy="own-orders" className={styles.panel}>
          <h2 id="own-orders" className="text-large">
            {orderMessages.yourOrders}
          </h2>
          <ul className="divided">
            {orders.map(({ id, number, created, titles }) => (
              <li key={id} className="grid gap-1">
                <Link to={`/orders/${id}/withdraw`} className="reach">
                  {messages.withdrawFrom(number)}
                </Link>
                <span className="text-small muted" dir="auto">
                  <LocalDate createdSeconds={created} timeZone={timeZone} /> · {titles}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel className={styles.panel}>
        {step === 'review' ? (
          <ReviewDeclaration fields={fields} />
        ) : (
          <DeclareByNumber fields={fields} problems={problems} />
        )}
      </Panel>
    </>
  );
}
