import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerAndOpenDraft } from '#admin/orders/answer-and-open-draft.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { ListedDraft } from '#operations/drafts/draft-output.server.ts';
import { listDrafts } from '#operations/drafts/drafts.server.ts';
import { messages } from './messages/messages.ts';

const columns = (): readonly Column<ListedDraft>[] => [
  {
    name: messages.customer,
    cell: ({ draft, email }) => <Link to={`/drafts/${draft}`}>{email ?? messages.noEmail}</Link>,
  },
  { name: messages.state, cell: ({ state }) => messages.states[state] },
  { name: messages.made, cell: ({ madeSeconds }) => <ShortTime seconds={madeSeconds} /> },
  { name: messages.note, cell: ({ note }) => <bdi>{note}</bdi> },
];

export const meta = () => [{ title: `${messages.title} · ${ui.admin}` }];

/** The page of a customer leads here with the e-mail. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { drafts } = await loadOperation(sessionOf(context), listDrafts, {});
  return { drafts, email: url.searchParams.get('email') ?? '' };
}

export const action = answerAndOpenDraft;

export default function Drafts() {
  const { drafts, email } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={messages.title}
      above={<Link to="/orders">{ui.orders}</Link>}
      below={messages.about}
    >
      <Section title={messages.begin}>
        <OperationForm
          key={email}
          operation="drafts.make"
          kind="primary"
          typed={['email', 'note']}
          values={{ email }}
        />
      </Section>
      <DataTable
        caption={messages.title}
        columns={columns()}
        rows={drafts}
        keyOf={({ draft }) => draft}
        empty={messages.none}
      />
    </AdminPage>
  );
}
