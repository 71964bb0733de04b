import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { mailKindWord, mailStateWord, recipientWord } from '#admin/ui/mail-words.ts';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { listMails, type ShownMail } from '#operations/mail/mail.server.ts';
import { mailPath } from './mail-path.ts';
import { messages } from './messages/messages.ts';

const columns = (): readonly Column<ShownMail>[] => [
  {
    name: ui.mail,
    cell: (mail) => <Link to={mailPath(mail)}>{mailKindWord(mail.kind)}</Link>,
  },
  { name: messages.to, cell: ({ recipient }) => recipientWord(recipient) },
  {
    name: messages.queuedAt,
    cell: ({ queuedAt }) => <ShortTime seconds={Date.parse(queuedAt) / 1_000} />,
  },
  { name: messages.state, cell: ({ state }) => mailStateWord(state) },
  { name: messages.tries, isNumber: true, cell: ({ tries }) => tries },
];

export const meta = () => [{ title: `${ui.mail} · ${ui.admin}` }];

/** The newest mails: those of the last thirty days are stored. */
const MAX_LISTED = 200;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const isStuck = url.searchParams.get('stuck') !== null;
  const filter = { stuck: isStuck, limit: MAX_LISTED };
  return { isStuck, ...(await loadOperation(sessionOf(context), listMails, filter)) };
}

export const action = answerOperation;

export default function Mails() {
  const { isStuck, mails } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={isStuck ? messages.stuckMails : ui.mail}
      below={
        isStuck ? (
          <Link to="/mail">{messages.allMails}</Link>
        ) : (
          <Link to="/mail?stuck">{messages.whatIsStuck}</Link>
        )
      }
    >
      <DataTable
        caption={messages.mails}
        columns={columns()}
        rows={mails}
        keyOf={({ shopper, dedupe }) => `${shopper} ${dedupe}`}
        empty={messages.noMails}
      />
    </AdminPage>
  );
}
