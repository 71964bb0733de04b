import { Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { findByEmail } from '#admin/customers/customer-desk.server.ts';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import listStyles from '#admin/ui/list-page.module.css';
import { isStorable } from '#app/shared/storable-text.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';

export const meta = () => [{ title: 'Customers · Admin' }];

const MAX_EMAIL_LETTERS = 320;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const text = (url.searchParams.get('q') ?? '').slice(0, MAX_EMAIL_LETTERS);
  const { queries } = deskOf(context);
  const customer = isStorable(text) ? await findByEmail(queries, text) : null;
  if (customer) throw redirect(`/customers/${encodeURIComponent(customer.uid)}`);
  return { text };
}

export default function Customers() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading>Customers</PageHeading>
      <Form role="search" action="/customers" className={listStyles.search}>
        <label className={listStyles.searchField}>
          <span className="visually-hidden">Search customers</span>
          <input
            type="search"
            name="q"
            key={text}
            defaultValue={text}
            placeholder="Whole e-mail of an account"
            autoComplete="off"
            data-search
          />
        </label>
        <Button kind="secondary">Search</Button>
      </Form>
      <p>
        {text === ''
          ? 'Accounts are found by their e-mail. Orders of guests are among the orders, by theirs.'
          : 'No account has this e-mail.'}
      </p>
    </>
  );
}
