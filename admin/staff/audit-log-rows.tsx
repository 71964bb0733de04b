import { Link } from 'react-router';
import {
  describeAct,
  describeChange,
  describeOutcome,
} from '#admin/audit-log/audit-log-messages.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import styles from './staff-access.module.css';
import type { ListedAct } from './staff-access.server.ts';

function What({ act, subject, number, outcome }: ListedAct) {
  const { what, name, path } = describeAct(act, { subject, number });
  return (
    <span className={styles.values}>
      {what} {path === null ? name : <Link to={path}>{name}</Link>}
      {describeOutcome(outcome)}
    </span>
  );
}

const columns: readonly Column<ListedAct>[] = [
  { name: 'When', cell: ({ atSeconds }) => <ShortTime seconds={atSeconds} /> },
  { name: 'Who', cell: ({ name }) => name },
  { name: 'What', cell: (act) => <What {...act} /> },
  {
    name: 'Change',
    cell: ({ before, after }) => (
      <span className={styles.values}>{describeChange(before, after)}</span>
    ),
  },
];

/** What staff has done, the newest first. */
export function ActRows({ acts }: { acts: readonly ListedAct[] }) {
  return (
    <DataTable
      caption="What was done"
      columns={columns}
      rows={acts}
      keyOf={({ no }) => no}
      empty="Nothing was done yet."
    />
  );
}
