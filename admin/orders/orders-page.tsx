import { Fragment } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { performEach, performForm } from '#admin/desk/operation-action.server.ts';
import { OPERATION } from '#admin/desk/operation-answer.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { useForms } from '#admin/ui/forms/operation-form.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { ListSearch } from '#admin/ui/list-search.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { shownState } from '#app/features/orders/shown-state.ts';
import type { StaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { pageOfOrders, searchOrders } from '#app/features/orders/staff/order-pages.server.ts';

import { readFormData } from '#app/shared/read-form.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { messages } from './messages/messages.ts';
import styles from './order-list.module.css';
import {
  formatOrderListQuery,
  ORDER_FILTERS,
  ORDERS_PER_PAGE,
  type OrderFilter,
  type OrderListQuery,
  readOrderListQuery,
  statesOf,
} from './order-list.ts';
import { OrderRows } from './order-rows.tsx';

export const meta = () => [{ title: `${ui.orders} · ${ui.admin}` }];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { queries } = deskOf(context);
  const query = readOrderListQuery(url.searchParams);
  const { filter, search, after } = query;
  if (search !== '') {
    const orders = await searchOrders(queries, search, ORDERS_PER_PAGE);
    const [only] = orders;
    if (only && orders.length === 1) throw redirect(`/orders/${only.id}`);
    return { query, orders, next: null };
  }
  const wanted = { states: statesOf(filter), after, limit: ORDERS_PER_PAGE };
  return { query, ...(await pageOfOrders(queries, wanted)) };
}

const TICKED = ['orders.pack', 'orders.ship'];

/** Packs or ships the orders that are ticked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  if (!form) throw data(null, { status: 400 });
  const operation = String(form.get(OPERATION));
  if (!TICKED.includes(operation)) return performForm(deskOf(context), form);
  const own = operation === 'orders.ship' ? ['carrier'] : [];
  const none = messages.tickFirst;
  return performEach(deskOf(context), form, { name: 'order', own, limit: ORDERS_PER_PAGE, none });
}

/** Nobody carries what is collected in person: the button has the word of each that is listed. */
function shipButton(orders: readonly Pick<StaffOrder, 'isCollected'>[]): string {
  const states = orders.map(({ isCollected }) => shownState('shipped', isCollected));
  const words = (['shipped', 'ready_to_collect'] as const).filter((one) => states.includes(one));
  return words.map((one) => staffWords.states[one]).join(' / ');
}

export default function Orders() {
  const { query, orders, next } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state === 'submitting';
  const forms = useForms().filter(({ operation }) => TICKED.includes(operation));
  const here = formatOrderListQuery(query);
  return (
    <AdminPage title={ui.orders}>
      <OrderFilters query={query} />
      <PostForm action={`/orders${here}`} className="stack">
        <OrderRows orders={orders} isSearch={query.search !== ''} />
        {orders.length > 0 && (
          <div className="flex wrap items-center gap-3">
            <span className="semibold">{messages.ticked}</span>
            {forms.map(({ operation, button, fields }) => (
              <Fragment key={operation}>
                {fields
                  .filter(({ name }) => name === 'carrier')
                  .map(({ name, label }) => (
                    <label key={name} className={styles.carrier}>
                      <span>{label}</span>
                      <input name={name} maxLength={100} autoComplete="off" />
                    </label>
                  ))}
                <Button kind="secondary" name={OPERATION} value={operation} busy={isBusy}>
                  {operation === 'orders.ship' ? shipButton(orders) : button}
                </Button>
              </Fragment>
            ))}
            <button type="submit" formMethod="get" formAction="/slips" className={styles.slips}>
              {messages.packingSlips}
            </button>
          </div>
        )}
      </PostForm>
      <nav aria-label={messages.pages} className="flex gap-5">
        {query.after && (
          <Link to={`/orders${formatOrderListQuery({ ...query, after: null })}`}>
            {messages.newest}
          </Link>
        )}
        {next && (
          <Link to={`/orders${formatOrderListQuery({ ...query, after: next })}`}>
            {messages.older}
          </Link>
        )}
      </nav>
    </AdminPage>
  );
}

function nameOf(filter: OrderFilter): string {
  if (filter === 'all') return messages.all;
  return filter === 'to-ship' ? messages.toSend : staffWords.states[filter];
}

/** The states to narrow the list to, and the search. */
function OrderFilters({ query }: { query: OrderListQuery }) {
  return (
    <div className="grid gap-3">
      <ListSearch
        path="/orders"
        what={messages.what}
        text={query.search}
        placeholder={messages.searchHint}
      />
      <nav aria-label={messages.states} className="flex wrap gap-2">
        {ORDER_FILTERS.map((filter) => (
          <Link
            key={filter}
            to={`/orders${formatOrderListQuery({ filter, search: '', after: null })}`}
            aria-current={filter === query.filter && query.search === '' ? 'page' : undefined}
            className={`${styles.filter} items-center text-small surface control-border no-underline`}
          >
            {nameOf(filter)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
