import { Link } from 'react-router';
import { messages } from '#admin/orders/messages/messages.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { countryName } from '#app/features/delivery/country-names.ts';
import { shownState } from '#app/features/orders/shown-state.ts';
import type { StaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import { stateMessage } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import styles from './order-list.module.css';

/** Without the country where no order goes to one. */
const columns = (hasCountry: boolean): readonly Column<StaffOrder>[] => [
  {
    name: messages.order,
    cell: ({ id, number }) => (
      <span className={`${styles.order} items-center mono gap-3`}>
        <label className="flex items-center">
          <input type="checkbox" name="order" value={id} aria-label={messages.tickOrder(number)} />
        </label>
        <Link to={`/orders/${id}`}>{number}</Link>
      </span>
    ),
  },
  { name: messages.placed, cell: ({ createdSeconds }) => <ShortTime seconds={createdSeconds} /> },
  { name: messages.name, cell: ({ name }) => name ?? '' },
  ...(hasCountry
    ? [
        {
          name: messages.country,
          cell: ({ country }: StaffOrder) => (country === null ? '' : countryName(country)),
        },
      ]
    : []),
  { name: messages.email, cell: ({ email }) => email ?? messages.noneGiven },
  {
    name: messages.state,
    cell: ({ state, isCollected, isHeld }) => stateMessage(shownState(state, isCollected), isHeld),
  },
  { name: messages.items, isNumber: true, cell: ({ itemCount }) => itemCount },
  {
    name: messages.total,
    isNumber: true,
    cell: ({ amountCents, refundedCents }) => (
      <span>
        {formatCents(amountCents)}
        {refundedCents > 0 && (
          <span className="text-small muted"> {messages.refunded(formatCents(refundedCents))}</span>
        )}
      </span>
    ),
  },
];

type OrderRowsProps = {
  orders: readonly StaffOrder[];
  isSearch: boolean;
  /** Whether there are orders that were not looked at. */
  hasMore?: boolean;
};

/** The orders of a page, each with a box to tick. */
export function OrderRows({ orders, isSearch, hasMore = false }: OrderRowsProps) {
  const none = hasMore ? messages.noneSoFar : messages.noOrders;
  return (
    <DataTable
      caption={ui.orders}
      columns={columns(orders.some(({ country }) => country !== null))}
      rows={orders}
      keyOf={({ id }) => id}
      empty={isSearch ? messages.nothingFound : none}
    />
  );
}
