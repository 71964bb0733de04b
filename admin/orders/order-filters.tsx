import { Link } from 'react-router';
import { ListSearch } from '#admin/ui/list-search.tsx';
import { staffStateMessages } from '#app/features/orders/staff/staff-order-messages.ts';
import styles from './order-list.module.css';
import {
  formatOrderListQuery,
  ORDER_FILTERS,
  type OrderFilter,
  type OrderListQuery,
} from './order-list.ts';

function nameOf(filter: OrderFilter): string {
  if (filter === 'all') return 'All';
  return filter === 'to-ship' ? 'To send' : staffStateMessages[filter].word;
}

/** The states to narrow the list to, and the search. */
export function OrderFilters({ query }: { query: OrderListQuery }) {
  return (
    <div className={styles.tools}>
      <ListSearch
        path="/orders"
        what="orders"
        text={query.search}
        placeholder="Number, e-mail or words of a title"
      />
      <nav aria-label="States" className={styles.filters}>
        {ORDER_FILTERS.map((filter) => (
          <Link
            key={filter}
            to={`/orders${formatOrderListQuery({ filter, search: '', after: null })}`}
            aria-current={filter === query.filter && query.search === '' ? 'page' : undefined}
            className={styles.filter}
          >
            {nameOf(filter)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
