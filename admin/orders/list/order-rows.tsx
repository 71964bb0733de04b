import { Link } from 'react-router';
import { messages } from '#admin/orders/messages/messages.ts';
import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { countryName } from '#app/features/delivery/address/country-names.ts';
import { shownState } from '#app/features/orders/shown-state.ts';
import type { StaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import type { ListedExtra } from '#app/features/orders/staff/order-columns.server.ts';
import { DEFAULT_COLUMNS, type OrderColumn } from '#app/features/orders/staff/order-columns.ts';
import { stateMessage } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import styles from './order-list.module.css';

/** More of a note would make its row too high. */
const MAX_NOTE_LETTERS = 80;

function shortNote(note: string): string {
  return note.length > MAX_NOTE_LETTERS ? `${note.slice(0, MAX_NOTE_LETTERS)} …` : note;
}

/** What lists read beside the order, by its id. */
type Extras = ReadonlyMap<string, ListedExtra>;

const numberColumn = (): Column<StaffOrder> => ({
  name: messages.order,
  cell: ({ id, number }) => (
    <span className={`${styles.order} items-center mono gap-3`}>
      <label className="flex items-center">
        <input type="checkbox" name="orders" value={id} aria-label={messages.tickOrder(number)} />
      </label>
      <Link to={`/orders/${id}`}>{number}</Link>
    </span>
  ),
});

const columnsOf = (extras: Extras): Record<OrderColumn, Column<StaffOrder>> => ({
  placed: {
    name: messages.placed,
    cell: ({ createdSeconds }) => <ShortTime seconds={createdSeconds} />,
  },
  name: { name: messages.name, cell: ({ name }) => name ?? '' },
  country: {
    name: messages.country,
    cell: ({ country }) => (country === null ? '' : countryName(country)),
  },
  email: { name: messages.email, cell: ({ email }) => email ?? messages.noneGiven },
  state: {
    name: messages.state,
    cell: ({ state, isCollected, isHeld }) => stateMessage(shownState(state, isCollected), isHeld),
  },
  items: { name: messages.items, isNumber: true, cell: ({ itemCount }) => itemCount },
  total: {
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
  delivery: { name: messages.delivery, cell: ({ id }) => extras.get(id)?.delivery ?? '' },
  note: {
    name: messages.lastNote,
    cell: ({ id }) => (
      <span className="break-anywhere text-small">{shortNote(extras.get(id)?.note ?? '')}</span>
    ),
  },
});

type OrderRowsProps = {
  /** Those that are chosen, else as they come; the country stands there only where an order goes to one. */
  columns?: readonly OrderColumn[];
  extras?: Extras;
  orders: readonly StaffOrder[];
  isSearch: boolean;
  /** Whether there are orders that were not looked at. */
  hasMore?: boolean;
};

/** The orders of a page, each with a box to tick. */
export function OrderRows(props: OrderRowsProps) {
  const { orders, isSearch, hasMore = false } = props;
  const { columns = DEFAULT_COLUMNS, extras = new Map() } = props;
  const hasCountry = orders.some(({ country }) => country !== null);
  const all = columnsOf(extras);
  const shown = columns.filter((one) => one !== 'country' || hasCountry).map((one) => all[one]);
  const none = hasMore ? messages.noneSoFar : messages.noOrders;
  return (
    <DataTable
      caption={ui.orders}
      columns={[numberColumn(), ...shown]}
      rows={orders}
      keyOf={({ id }) => id}
      empty={isSearch ? messages.nothingFound : none}
    />
  );
}
