import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { describeAct, describeChange } from './act-words.ts';
import styles from './people.module.css';
import type { ListedAct } from './people.server.ts';

const OUTCOMES: Record<string, string> = { done: '', refused: ', which was refused' };

function What({ act, subject, number, outcome }: ListedAct) {
  const { what, name, path } = describeAct(act, { subject, number });
  const end = outcome === null ? ', of which the outcome is not known' : OUTCOMES[outcome];
  return (
    <span className={styles.values}>
      {what} {path === null ? name : <Link to={path}>{name}</Link>}
      {end}
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
