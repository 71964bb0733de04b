import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import styles from './people.module.css';
import type { ListedAct } from './people.server.ts';

function valuesOf(value: unknown): string {
  return value === null ? '' : JSON.stringify(value);
}

const columns: readonly Column<ListedAct>[] = [
  { name: 'When', cell: ({ atSeconds }) => <ShortTime seconds={atSeconds} /> },
  { name: 'Who', cell: ({ name }) => name },
  {
    name: 'What',
    cell: ({ act, outcome }) =>
      `${act.replaceAll('_', ' ')}${outcome === 'refused' ? ', refused' : ''}`,
  },
  { name: 'To what', cell: ({ subject }) => <span className={styles.values}>{subject}</span> },
  {
    name: 'Before',
    cell: ({ before }) => <span className={styles.values}>{valuesOf(before)}</span>,
  },
  { name: 'After', cell: ({ after }) => <span className={styles.values}>{valuesOf(after)}</span> },
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
