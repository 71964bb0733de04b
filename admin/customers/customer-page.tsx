import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { OrderRows } from '#admin/orders/order-rows.tsx';
import { OperationForm, OperationOutcome, useMay } from '#admin/ui/operation-form.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { deleteCustomer, showCustomer } from '#operations/customers/customers.server.ts';
import styles from './customer-page.module.css';

export const meta = () => [{ title: 'A customer · Admin' }];

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadOperation(deskOf(context), showCustomer, { customer: params.uid ?? '' });
}

export async function action(args: ActionFunctionArgs) {
  const answer = await answerOperation(args);
  const { isDone, operation } = answer.data;
  // The page of who is deleted is there no more.
  if (isDone && operation === deleteCustomer.name) throw redirect('/customers', 303);
  return answer;
}

export default function Customer() {
  const { customer, sessions, orders } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { uid, email, isConfirmed, sinceSeconds } = customer;
  return (
    <>
      <PageHeading
        above={<Link to="/customers">Customers</Link>}
        below={
          <>
            Since <ShortTime seconds={sinceSeconds} />
            {isConfirmed ? ', confirmed' : ', not confirmed'}
          </>
        }
      >
        {email}
      </PageHeading>
      <OperationOutcome answer={answer} />
      <OrderRows orders={orders} isSearch={false} />
      <Panel labelledBy="sessions" className={styles.panel}>
        <h2 id="sessions">Sessions</h2>
        <ul>
          {sessions.map(({ id, device, startedAt }) => (
            <li key={id}>
              {device}, since <ShortTime seconds={Date.parse(startedAt) / 1_000} />
            </li>
          ))}
        </ul>
        {sessions.length === 0 ? (
          <p>None is open.</p>
        ) : (
          <OperationForm
            operation="customers.sign-out"
            button="Sign out everywhere"
            fields={{ customer: uid }}
          />
        )}
      </Panel>
      <Panel labelledBy="data" className={styles.panel}>
        <h2 id="data">What is kept</h2>
        {useMay('customers.download') && (
          <p>
            <a href={`/customers/${encodeURIComponent(uid)}/data`} download>
              Download all of it as JSON
            </a>
          </p>
        )}
        <p>
          Deleting the account deletes e-mail, password, sessions, basket and mails. The books keep
          what was charged, under an id that names nobody. It cannot be undone.
        </p>
        <OperationForm
          operation="customers.delete"
          button="Delete the account"
          fields={{ customer: uid }}
        />
      </Panel>
    </>
  );
}
