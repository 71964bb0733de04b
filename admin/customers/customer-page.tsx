import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOrLeave } from '#admin/operations/operation-action.server.ts';
import { OrderRows } from '#admin/orders/list/order-rows.tsx';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { OtherForms } from '#admin/ui/forms/other-forms.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { filled } from '#app/ui/filled.tsx';
import { deleteCustomer, showCustomer } from '#operations/customers/customers.server.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${messages.aCustomer} · ${ui.admin}` }];

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadOperation(sessionOf(context), showCustomer, { customer: params.uid ?? '' });
}

export const action = (args: ActionFunctionArgs) =>
  answerOrLeave(args, { after: [deleteCustomer.name], to: '/customers' });

export default function Customer() {
  const { customer, sessions, orders } = useLoaderData<typeof loader>();
  const { uid, email, isConfirmed, sinceSeconds } = customer;
  const fields = { customer: uid };
  return (
    <AdminPage
      title={email}
      above={<Link to="/customers">{ui.customers}</Link>}
      below={filled(isConfirmed ? messages.sinceConfirmed : messages.sinceNotConfirmed, {
        time: <ShortTime seconds={sinceSeconds} />,
      })}
    >
      <OrderRows orders={orders} isSearch={false} />
      {useMay('drafts.make') && (
        <p>
          <Link to={`/drafts?${new URLSearchParams({ email })}`}>{messages.newOrder}</Link>
        </p>
      )}
      <Section title={messages.sessions}>
        <ul>
          {sessions.map(({ id, device, startedAt }) => (
            <li key={id}>
              {filled(messages.sessionOn(device), {
                time: <ShortTime seconds={Date.parse(startedAt) / 1_000} />,
              })}
            </li>
          ))}
        </ul>
        {sessions.length === 0 ? (
          <p>{messages.noSession}</p>
        ) : (
          <OperationForm operation="customers.sign-out" fields={fields} />
        )}
      </Section>
      <Section title={messages.whatIsKept}>
        {useMay('customers.download') && (
          <p>
            <a href={`/customers/${encodeURIComponent(uid)}/data`} download>
              {messages.downloadAll}
            </a>
          </p>
        )}
        <p>{messages.aboutDeleting}</p>
        <OperationForm operation="customers.delete" fields={fields} />
        <OtherForms about={fields} />
      </Section>
    </AdminPage>
  );
}
