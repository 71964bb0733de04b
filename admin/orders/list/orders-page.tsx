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
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { performEach, performForm } from '#admin/operations/operation-action.server.ts';
import { OPERATION } from '#admin/operations/operation-answer.ts';
import { messages } from '#admin/orders/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { useForms, useMay } from '#admin/ui/forms/operation-form.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { countryChoices } from '#app/features/delivery/country-names.ts';
import { shownState } from '#app/features/orders/shown-state.ts';
import type { StaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { statesOf } from '#app/features/orders/staff/order-filter.ts';
import { pageOfOrders, searchOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { readSavedViews } from '#app/features/orders/staff/saved-views.server.ts';
import { readFormData } from '#app/shared/read-form.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { OrderFilters } from './order-filters.tsx';
import styles from './order-list.module.css';
import { formatOrderListQuery, ORDERS_PER_PAGE, readOrderListQuery } from './order-list.ts';
import { OrderRows } from './order-rows.tsx';
import { SavedViews } from './saved-views.tsx';

export const meta = () => [{ title: `${ui.orders} · ${ui.admin}` }];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { queries, member, settings } = sessionOf(context);
  const query = readOrderListQuery(url.searchParams);
  const { state, country, leastCents, search, after } = query;
  const views = await readSavedViews(queries, member.id);
  const hasCountries = settings.current().mode.delivery === 'address' || country !== null;
  const countries = hasCountries ? countryChoices() : [];
  if (search !== '') {
    const orders = await searchOrders(queries, search, ORDERS_PER_PAGE);
    const [only] = orders;
    if (only && orders.length === 1) throw redirect(`/orders/${only.id}`);
    return { query, views, countries, orders, next: null };
  }
  const states = statesOf(state);
  const wanted = { states, country, leastCents, after, limit: ORDERS_PER_PAGE };
  return { query, views, countries, ...(await pageOfOrders(queries, wanted)) };
}

const TICKED = ['orders.pack', 'orders.ship'];

/** Packs or ships the orders that are ticked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  if (!form) throw data(null, { status: 400 });
  const operation = String(form.get(OPERATION));
  if (!TICKED.includes(operation)) return performForm(sessionOf(context), form);
  const own = operation === 'orders.ship' ? ['carrier'] : [];
  const none = messages.tickFirst;
  return performEach(sessionOf(context), form, {
    name: 'order',
    own,
    limit: ORDERS_PER_PAGE,
    none,
  });
}

/** Nobody carries what is collected in person: the button has the word of each that is listed. */
function shipButton(orders: readonly Pick<StaffOrder, 'isCollected'>[]): string {
  const states = orders.map(({ isCollected }) => shownState('shipped', isCollected));
  const words = (['shipped', 'ready_to_collect'] as const).filter((one) => states.includes(one));
  return words.map((one) => staffWords.states[one]).join(' / ');
}

export default function Orders() {
  const { query, views, countries, orders, next } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state === 'submitting';
  const forms = useForms().filter(({ operation }) => TICKED.includes(operation));
  const here = formatOrderListQuery(query);
  return (
    <AdminPage
      title={ui.orders}
      below={useMay('drafts.make') && <Link to="/drafts">{messages.forCustomers}</Link>}
    >
      <OrderFilters query={query} countries={countries} />
      <SavedViews views={views} query={query} />
      <PostForm action={`/orders${here}`} className="stack">
        <OrderRows orders={orders} isSearch={query.search !== ''} hasMore={next !== null} />
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
          <Link to={`/orders${formatOrderListQuery({ ...query, after: null })}`} className="reach">
            {messages.newest}
          </Link>
        )}
        {next && (
          <Link to={`/orders${formatOrderListQuery({ ...query, after: next })}`} className="reach">
            {messages.older}
          </Link>
        )}
      </nav>
    </AdminPage>
  );
}
