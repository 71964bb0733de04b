import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import type { BulkChange } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import type { BulkRow } from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import { targetOf } from '#app/features/catalogue/edit/bulk/bulk-target.ts';
import { describeValue, nameOfValue } from './bulk-messages.ts';

type BulkRowsProps = {
  caption: string;
  change: BulkChange;
  rows: readonly BulkRow[];
  empty: string;
};

/** Products with how each was and is to be. */
export function BulkRows({ caption, change, rows, empty }: BulkRowsProps) {
  const target = targetOf(change);
  const isNumber = target !== 'category' && target !== 'withdrawn';
  const name = nameOfValue(change);
  const columns: readonly Column<BulkRow>[] = [
    {
      name: 'Product',
      cell: ({ variant, title }) => (
        <Link to={`/products/${encodeURIComponent(variant)}`}>{title}</Link>
      ),
    },
    { name: 'Variant', cell: ({ variant }) => variant },
    { name: `${name} before`, isNumber, cell: ({ before }) => describeValue(target, before) },
    {
      name: `${name} after`,
      isNumber,
      cell: ({ after }) => <strong>{describeValue(target, after)}</strong>,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ variant }) => variant}
      empty={empty}
    />
  );
}
