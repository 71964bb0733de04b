import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import type { StaffVariant } from '#app/features/catalogue/edit/list-products.server.ts';
import { formatCents } from '#app/shared/money.ts';

const columns: readonly Column<StaffVariant>[] = [
  {
    name: 'Product',
    cell: ({ variant, title }) => (
      <Link to={`/products/${encodeURIComponent(variant)}`}>{title}</Link>
    ),
  },
  { name: 'Variant', cell: ({ variant }) => variant },
  { name: 'Category', cell: ({ category }) => category || 'None' },
  { name: 'State', cell: ({ isWithdrawn }) => (isWithdrawn ? 'Withdrawn' : 'On\u00a0sale') },
  { name: 'Available', isNumber: true, cell: ({ available }) => available ?? 'not counted' },
  { name: 'Price', isNumber: true, cell: ({ priceCents }) => formatCents(priceCents) },
];

/** The variants of a page, withdrawn ones too. */
export function ProductRows({ products }: { products: readonly StaffVariant[] }) {
  return (
    <DataTable
      caption="Products"
      columns={columns}
      rows={products}
      keyOf={({ variant }) => variant}
      empty="No product has this variant or these words."
    />
  );
}
