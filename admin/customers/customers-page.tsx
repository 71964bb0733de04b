import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { ListSearch } from '#admin/ui/list-search.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { findCustomers } from '#operations/customers/customers.server.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: `${ui.customers} · ${ui.admin}` }];

const MAX_EMAIL_LETTERS = 320;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const text = (url.searchParams.get('q') ?? '').slice(0, MAX_EMAIL_LETTERS);
  const email = isStorable(text) ? text : '';
  const { customers } = await loadOperation(sessionOf(context), findCustomers, { email });
  const [customer] = customers;
  if (customer) throw redirect(`/customers/${encodeURIComponent(customer.uid)}`);
  return { text };
}

export const action = answerOperation;

export default function Customers() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={ui.customers}>
      <ListSearch
        path="/customers"
        what={messages.what}
        text={text}
        placeholder={messages.searchHint}
      />
      <p>{text === '' ? messages.aboutSearch : messages.nobody}</p>
    </AdminPage>
  );
}
