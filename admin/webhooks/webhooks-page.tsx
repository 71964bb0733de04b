import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm, useMay } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { listWebhooks } from '#operations/webhooks/webhooks.server.ts';
import { messages } from './messages/messages.ts';

type Data = Awaited<ReturnType<typeof loader>>;

const columns = (): readonly Column<Data['webhooks'][number]>[] => [
  {
    name: messages.address,
    cell: ({ id, address }) => (
      <Link to={`/webhooks/${id}`} className="break-anywhere">
        {address}
      </Link>
    ),
  },
  {
    name: messages.events,
    cell: ({ kinds: [first, ...others] }) =>
      others.length > 0 ? messages.andMore(String(first), others.length) : first,
  },
  { name: messages.state, cell: ({ isOn }) => (isOn ? messages.on : messages.off) },
  { name: messages.waiting, isNumber: true, cell: ({ waiting }) => waiting },
];

export const meta = () => [{ title: `${messages.webhooks} · ${ui.admin}` }];

export async function loader({ context }: LoaderFunctionArgs) {
  return loadOperation(sessionOf(context), listWebhooks, {});
}

export const action = answerOperation;

export default function Webhooks() {
  const { webhooks } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={messages.webhooks}
      above={<Link to="/settings">{ui.settings}</Link>}
      below={messages.about}
    >
      <DataTable
        caption={messages.webhooks}
        columns={columns()}
        rows={webhooks}
        keyOf={({ id }) => id}
        empty={messages.none}
      />
      {useMay('webhooks.add') && (
        <Section title={messages.addWebhook} about={messages.aboutAdding}>
          <OperationForm operation="webhooks.add" kind="primary" />
        </Section>
      )}
    </AdminPage>
  );
}
