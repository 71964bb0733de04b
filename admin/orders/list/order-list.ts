/** The list of orders as its address says it. */
import { isCountry } from '#app/features/delivery/address/countries.ts';
import {
  formatOrderCursor,
  type OrderCursor,
  readOrderCursor,
} from '#app/features/orders/staff/order-cursor.ts';
import { type OrderFilter, STATE_FILTERS } from '#app/features/orders/staff/order-filter.ts';
import { formatTypedCents, parseTypedCents } from '#app/shared/money/money.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';

/** How many orders a page of the list has. */
export const ORDERS_PER_PAGE = 50;

export type OrderListQuery = OrderFilter & { search: string; after: OrderCursor | null };

const MAX_SEARCH_LETTERS = 200;

/** The orders that are ticked, by their ids or numbers. */
export function readTicked(parameters: URLSearchParams, most: number): string[] {
  return parameters.getAll('orders').filter(isStorable).slice(0, most);
}

export function formatNumbers(numbers: readonly string[]): string {
  return String(new URLSearchParams(numbers.map((number) => ['orders', number])));
}

/** Whether all is meant that is to send of a list, in place of what is ticked. */
export function isAll(parameters: URLSearchParams): boolean {
  return parameters.has('all');
}

/** The address of the pick list of all that is to send of this list. */
export function allToSendPath(query: OrderListQuery): string {
  const rest = formatOrderListQuery({ ...query, search: '', after: null }).replace('?', '&');
  return `/pick-list?all=yes${rest}`;
}

/** Whatever cannot be read counts as absent. */
export function readOrderListQuery(parameters: URLSearchParams): OrderListQuery {
  const state = parameters.get('state');
  const country = parameters.get('country') ?? '';
  return {
    state: STATE_FILTERS.find((one) => one === state) ?? 'all',
    country: isCountry(country) ? country : null,
    leastCents: parseTypedCents((parameters.get('least') ?? '').trim()),
    search: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LETTERS).replaceAll('\0', ''),
    after: readOrderCursor(parameters.get('after') ?? ''),
  };
}

/** The query of a page of the list, with its `?`, or empty. */
export function formatOrderListQuery(query: OrderListQuery): string {
  const { state, country, leastCents, search, after } = query;
  const parameters = new URLSearchParams({
    ...(state === 'all' ? {} : { state }),
    ...(country === null ? {} : { country }),
    ...(leastCents === null ? {} : { least: formatTypedCents(leastCents) }),
    ...(search === '' ? {} : { q: search }),
    ...(after === null ? {} : { after: formatOrderCursor(after) }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
}
