import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { ImportStep } from './import-state.ts';

type ImportRow = { id: string; name: string; step: ImportStep; atMs: number };

const WORDS: Record<ImportStep, string> = {
  checking: 'Being checked',
  checked: 'Checked, not imported',
  importing: 'Being imported',
  imported: 'Imported',
  failed: 'Not imported',
};

const columns: readonly Column<ImportRow>[] = [
  { name: 'File', cell: ({ id, name }) => <Link to={`/import/${id}`}>{name}</Link> },
  { name: 'State', cell: ({ step }) => WORDS[step] },
  { name: 'When', cell: ({ atMs }) => <ShortTime seconds={atMs / 1_000} /> },
];

/** The files that were sent lately. */
export function ImportRows({ imports }: { imports: readonly ImportRow[] }) {
  return (
    <DataTable
      caption="Files of the last day"
      columns={columns}
      rows={imports}
      keyOf={({ id }) => id}
      empty="No file was sent."
    />
  );
}
