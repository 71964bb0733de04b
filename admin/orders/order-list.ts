/** The list of orders as its address says it. */
import { ORDER_STATES, type OrderState, TO_SHIP } from '#app/features/orders/order-events.ts';
import {
  formatOrderCursor,
  type OrderCursor,
  readOrderCursor,
} from '#app/features/orders/staff/order-cursor.ts';

/** How many orders a page of the list has. */
export const ORDERS_PER_PAGE = 50;

/** What the list can be narrowed to: all, what waits to be sent, or one state. */
export type OrderFilter = 'all' | 'to-ship' | OrderState;

export const ORDER_FILTERS: readonly OrderFilter[] = ['all', 'to-ship', ...ORDER_STATES];

/** The states of a filter; null is all. */
export function statesOf(filter: OrderFilter): readonly OrderState[] | null {
  if (filter === 'all') return null;
  return filter === 'to-ship' ? TO_SHIP : [filter];
}

export type OrderListQuery = { filter: OrderFilter; search: string; after: OrderCursor | null };

const MAX_SEARCH_LETTERS = 200;

/** Whatever cannot be read counts as absent. */
export function readOrderListQuery(parameters: URLSearchParams): OrderListQuery {
  const state = parameters.get('state');
  return {
    filter: ORDER_FILTERS.find((one) => one === state) ?? 'all',
    search: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LETTERS).replaceAll('\0', ''),
    after: readOrderCursor(parameters.get('after') ?? ''),
  };
}

/** The query of a page of the list, with its `?`, or empty. */
export function formatOrderListQuery({ filter, search, after }: OrderListQuery): string {
  const parameters = new URLSearchParams({
    ...(filter === 'all' ? {} : { state: filter }),
    ...(search === '' ? {} : { q: search }),
    ...(after === null ? {} : { after: formatOrderCursor(after) }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
}
