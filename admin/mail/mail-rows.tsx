import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { ListedMail } from '#app/features/mail/mail-list.server.ts';
import { mailPath } from './mail-path.ts';

const columns: readonly Column<ListedMail>[] = [
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

/** The mails of the outbox, the newest first. */
export function MailRows({ mails }: { mails: readonly ListedMail[] }) {
  return (
    <DataTable
      caption="Mails"
      columns={columns}
      rows={mails}
      keyOf={({ shopper, dedupe }) => `${shopper} ${dedupe}`}
      empty="No mails here."
    />
  );
}
