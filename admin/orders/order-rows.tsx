import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import type { StaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import { staffStateMessages } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import styles from './order-list.module.css';

const columns: readonly Column<StaffOrder>[] = [
  {
    name: 'Order',
    cell: ({ id, number }) => (
      <span className={styles.order}>
        <input type="checkbox" name="order" value={id} aria-label={`Tick order ${number}`} />
        <Link to={`/orders/${id}`}>{number}</Link>
      </span>
    ),
  },
  { name: 'Placed', cell: ({ createdSeconds }) => <ShortTime seconds={createdSeconds} /> },
  { name: 'Name', cell: ({ name }) => name ?? '' },
  { name: 'E-mail', cell: ({ email }) => email ?? 'None given' },
  { name: 'State', cell: ({ state }) => staffStateMessages[state].word },
  { name: 'Items', isNumber: true, cell: ({ itemCount }) => itemCount },
  {
    name: 'Total',
    isNumber: true,
    cell: ({ amountCents, refundedCents }) => (
      <span>
        {formatCents(amountCents)}
        {refundedCents > 0 && (
          <span className={styles.refunded}> {formatCents(refundedCents)} refunded</span>
        )}
      </span>
    ),
  },
];

type OrderRowsProps = { orders: readonly StaffOrder[]; isSearch: boolean };

/** The orders of a page, each with a box to tick. */
export function OrderRows({ orders, isSearch }: OrderRowsProps) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      empty={
        isSearch
          ? 'No order has this number, id or e-mail, or all of these words in its name and address or in a title.'
          : 'No orders here.'
      }
    />
  );
}
