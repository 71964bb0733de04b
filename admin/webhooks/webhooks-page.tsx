import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { listWebhooks } from '#operations/webhooks/webhooks.server.ts';
import styles from './webhooks-page.module.css';

type Data = Awaited<ReturnType<typeof loader>>;

const columns: readonly Column<Data['webhooks'][number]>[] = [
  {
    name: 'Address',
    cell: ({ id, address }) => (
      <Link to={`/webhooks/${id}`} className={styles.address}>
        {address}
      </Link>
    ),
  },
  {
    name: 'Events',
    cell: ({ kinds: [first, ...others] }) =>
      others.length > 0 ? `${first} and ${others.length} more` : first,
  },
  { name: 'State', cell: ({ isOn }) => (isOn ? 'on' : 'switched off') },
  { name: 'Waiting', isNumber: true, cell: ({ waiting }) => waiting },
];

export const meta = () => [{ title: 'Webhooks · Admin' }];

export async function loader({ context }: LoaderFunctionArgs) {
  return loadOperation(deskOf(context), listWebhooks, {});
}

export const action = answerOperation;

export default function Webhooks() {
  const { webhooks } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Webhooks"
      above={<Link to="/settings">Settings</Link>}
      below="Programs outside the shop that learn of what happens in it."
    >
      <DataTable
        caption="Webhooks"
        columns={columns}
        rows={webhooks}
        keyOf={({ id }) => id}
        empty="No events are sent anywhere."
      />
      {useMay('webhooks.add') && (
        <Section
          title="Add a webhook"
          about="Orders are sent with the name and address they go to. The secret is shown once."
        >
          <OperationForm operation="webhooks.add" kind="primary" />
        </Section>
      )}
    </AdminPage>
  );
}
