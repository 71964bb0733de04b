import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { ListSearch } from '#admin/ui/list-search.tsx';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { findCustomers } from '#operations/customers/customers.server.ts';

export const meta = () => [{ title: 'Customers · Admin' }];

const MAX_EMAIL_LETTERS = 320;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const text = (url.searchParams.get('q') ?? '').slice(0, MAX_EMAIL_LETTERS);
  const email = isStorable(text) ? text : '';
  const { customers } = await loadOperation(deskOf(context), findCustomers, { email });
  const [customer] = customers;
  if (customer) throw redirect(`/customers/${encodeURIComponent(customer.uid)}`);
  return { text };
}

export const action = answerOperation;

export default function Customers() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Customers">
      <ListSearch
        path="/customers"
        what="customers"
        text={text}
        placeholder="Whole e-mail of an account"
      />
      <p>
        {text === ''
          ? 'Accounts are found by their e-mail. Orders of guests are among the orders, by theirs.'
          : 'No account has this e-mail.'}
      </p>
    </AdminPage>
  );
}
