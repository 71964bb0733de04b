import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { listMails, type ShownMail } from '#operations/mail/mail.server.ts';
import { mailPath } from './mail-path.ts';

const columns: readonly Column<ShownMail>[] = [
  {
    name: 'Mail',
    cell: (mail) => <Link to={mailPath(mail)}>{mail.kind.replaceAll('_', ' ')}</Link>,
  },
  { name: 'To', cell: ({ recipient }) => recipient },
  {
    name: 'Queued',
    cell: ({ queuedAt }) => <ShortTime seconds={Date.parse(queuedAt) / 1_000} />,
  },
  { name: 'State', cell: ({ state }) => state.replaceAll('_', ' ') },
  { name: 'Tries', isNumber: true, cell: ({ tries }) => tries },
];

export const meta = () => [{ title: 'Mail · Admin' }];

/** The newest mails: those of the last thirty days are stored. */
const MAX_LISTED = 200;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const isStuck = url.searchParams.get('stuck') !== null;
  const filter = { stuck: isStuck, limit: MAX_LISTED };
  return { isStuck, ...(await loadOperation(deskOf(context), listMails, filter)) };
}

export const action = answerOperation;

export default function Mails() {
  const { isStuck, mails } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={isStuck ? 'Mails that are stuck' : 'Mail'}
      below={
        isStuck ? <Link to="/mail">All mails</Link> : <Link to="/mail?stuck">What is stuck</Link>
      }
    >
      <DataTable
        caption="Mails"
        columns={columns}
        rows={mails}
        keyOf={({ shopper, dedupe }) => `${shopper} ${dedupe}`}
        empty="No mails here."
      />
    </AdminPage>
  );
}
