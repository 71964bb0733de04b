import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import type { StaffListing } from '#app/features/catalogue/edit/list-products.server.ts';
import { formatCents } from '#app/shared/money.ts';

const columns: readonly Column<StaffListing>[] = [
  {
    name: 'Product',
    cell: ({ listing, title }) => (
      <Link to={`/products/${encodeURIComponent(listing)}`}>{title}</Link>
    ),
  },
  { name: 'Listing', cell: ({ listing }) => listing },
  { name: 'Category', cell: ({ category }) => category || 'None' },
  { name: 'State', cell: ({ isWithdrawn }) => (isWithdrawn ? 'Withdrawn' : 'On\u00a0sale') },
  { name: 'Available', isNumber: true, cell: ({ available }) => available ?? 'not counted' },
  { name: 'Price', isNumber: true, cell: ({ priceCents }) => formatCents(priceCents) },
];

/** The listings of a page, withdrawn ones too. */
export function ProductRows({ products }: { products: readonly StaffListing[] }) {
  return (
    <DataTable
      caption="Products"
      columns={columns}
      rows={products}
      keyOf={({ listing }) => listing}
      empty="No product has this listing or these words."
    />
  );
}
