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
import { performForm } from '#admin/operations/operation-action.server.ts';
import { OPERATION } from '#admin/operations/operation-answer.ts';
import { messages } from '#admin/orders/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationForm, useForms, useMay } from '#admin/ui/forms/operation-form.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { countryChoices } from '#app/features/delivery/address/country-names.ts';
import { TO_SHIP } from '#app/features/orders/events/order-events.ts';
import { shownState } from '#app/features/orders/shown-state.ts';
import type { StaffOrder } from '#app/features/orders/staff/list-orders.server.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { readColumns, readExtras } from '#app/features/orders/staff/order-columns.server.ts';
import { statesOf } from '#app/features/orders/staff/order-filter.ts';
import { pageOfOrders, searchOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { readSavedViews } from '#app/features/orders/staff/saved-views.server.ts';
import { readFormData } from '#app/shared/http/read-form.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import { OrderFilters } from './order-filters.tsx';
import styles from './order-list.module.css';
import {
  allToSendPath,
  formatOrderListQuery,
  ORDERS_PER_PAGE,
  readOrderListQuery,
} from './order-list.ts';
import { OrderRows } from './order-rows.tsx';
import { SavedViews } from './saved-views.tsx';

export const meta = () => [{ title: `${ui.orders} · ${ui.admin}` }];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { queries, member, settings } = sessionOf(context);
  const query = readOrderListQuery(url.searchParams);
  const { state, country, leastCents, search, after } = query;
  const [views, columns] = await Promise.all([
    readSavedViews(queries, member.id),
    readColumns(queries, member.id),
  ]);
  const hasCountries = settings.current().mode.delivery === 'address' || country !== null;
  const countries = hasCountries ? countryChoices() : [];
  if (search !== '') {
    const orders = await searchOrders(queries, search, ORDERS_PER_PAGE);
    const [only] = orders;
    if (only && orders.length === 1) throw redirect(`/orders/${only.id}`);
    const extras = await readExtras(queries, orders, columns);
    return { query, views, countries, columns, extras, orders, next: null };
  }
  const states = statesOf(state);
  const wanted = { states, country, leastCents, after, limit: ORDERS_PER_PAGE };
  const page = await pageOfOrders(queries, wanted);
  const extras = await readExtras(queries, page.orders, columns);
  return { query, views, countries, columns, extras, ...page };
}

/** What is done to the orders that are ticked, with the fields that it has of those below the list. */
const TICKED: Readonly<Record<string, readonly string[]>> = {
  'orders.pack-many': ['orders'],
  'orders.ship-many': ['orders', 'carrier'],
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  if (!form) throw data(null, { status: 400 });
  const { [String(form.get(OPERATION))]: own } = TICKED;
  const names = [...form.keys()].filter((name) => own && ![OPERATION, ...own].includes(name));
  for (const name of names) form.delete(name);
  return performForm(sessionOf(context), form);
}

/** Nobody carries what is collected in person: the button has the word of each that is listed. */
function shipButton(orders: readonly Pick<StaffOrder, 'isCollected'>[]): string {
  const states = orders.map(({ isCollected }) => shownState('shipped', isCollected));
  const words = (['shipped', 'ready_to_collect'] as const).filter((one) => states.includes(one));
  return words.map((one) => staffWords.states[one]).join(' / ');
}

export default function Orders() {
  const { query, views, countries, columns, extras, orders, next } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state === 'submitting';
  const forms = useForms().filter(({ operation }) => Object.hasOwn(TICKED, operation));
  const here = formatOrderListQuery(query);
  const hasToSend = query.search === '' && orders.some(({ state }) => TO_SHIP.includes(state));
  return (
    <AdminPage
      title={ui.orders}
      below={
        <span className="flex wrap gap-3">
          {useMay('drafts.make') && <Link to="/drafts">{messages.forCustomers}</Link>}
          {useMay('gift-cards.list') && <Link to="/gift-cards">{messages.giftCards}</Link>}
          {useMay('books.payouts') && <Link to="/books">{messages.books}</Link>}
        </span>
      }
    >
      <OrderFilters query={query} countries={countries} />
      <SavedViews views={views} query={query} />
      {hasToSend && (
        <Link to={allToSendPath(query)} className="reach">
          {messages.allToSend}
        </Link>
      )}
      <PostForm action={`/orders${here}`} className="stack">
        <OrderRows
          {...{ orders, columns, extras }}
          isSearch={query.search !== ''}
          hasMore={next !== null}
        />
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
                      <input name={name} maxLength={100} autoComplete="off" className={CONTROL} />
                    </label>
                  ))}
                <Button kind="secondary" name={OPERATION} value={operation} busy={isBusy}>
                  {operation === 'orders.ship-many' ? shipButton(orders) : button}
                </Button>
              </Fragment>
            ))}
            {(['slips', 'pick-list'] as const).map((page) => (
              <button
                key={page}
                type="submit"
                formMethod="get"
                formAction={`/${page}`}
                className={styles.slips}
              >
                {page === 'slips' ? messages.packingSlips : messages.pickList}
              </button>
            ))}
          </div>
        )}
      </PostForm>
      <Disclosure summary={messages.columns}>
        <OperationForm operation="views.set-columns" kind="secondary" values={{ columns }} />
      </Disclosure>
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
