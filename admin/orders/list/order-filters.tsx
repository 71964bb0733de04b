import { Form, Link } from 'react-router';
import styles from '#admin/orders/list/order-list.module.css';
import { formatOrderListQuery, type OrderListQuery } from '#admin/orders/list/order-list.ts';
import { messages } from '#admin/orders/messages/messages.ts';
import { ListSearch } from '#admin/ui/list-search.tsx';
import type { CountryChoice } from '#app/features/delivery/address/country-names.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { STATE_FILTERS, type StateFilter } from '#app/features/orders/staff/order-filter.ts';
import { currencyWord, formatTypedCents } from '#app/shared/money/money.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';

type OrderFiltersProps = {
  query: OrderListQuery;
  /** To narrow the list to one; none: orders go to no country. */
  countries: readonly CountryChoice[];
};

function nameOf(state: StateFilter): string {
  if (state === 'all') return messages.all;
  return state === 'to-ship' ? messages.toSend : staffWords.states[state];
}

/** The search, the states to narrow the list to, and what else. */
export function OrderFilters({ query, countries }: OrderFiltersProps) {
  const { state, country, leastCents } = query;
  const isSearch = query.search !== '';
  return (
    <div className="grid gap-3">
      <ListSearch
        path="/orders"
        what={messages.what}
        text={query.search}
        placeholder={messages.searchHint}
      />
      <nav aria-label={messages.states} className="flex wrap gap-2">
        {STATE_FILTERS.map((one) => (
          <Link
            key={one}
            to={`/orders${formatOrderListQuery({ ...query, state: one, search: '', after: null })}`}
            aria-current={one === state && !isSearch ? 'page' : undefined}
            className={`${styles.filter} items-center text-small surface control-border no-underline`}
          >
            {nameOf(one)}
          </Link>
        ))}
      </nav>
      <Form
        key={`${country} ${leastCents}`}
        action="/orders"
        aria-label={messages.narrow}
        className={`${styles.narrow} flex wrap items-end gap-3`}
      >
        {state !== 'all' && <input type="hidden" name="state" value={state} />}
        {countries.length > 0 && (
          <SelectField
            name="country"
            label={messages.country}
            placeholder={messages.everyCountry}
            choices={countries}
            defaultValue={country ?? ''}
          />
        )}
        <Field
          name="least"
          label={messages.leastTotal(currencyWord())}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={leastCents === null ? '' : formatTypedCents(leastCents)}
        />
        <Button kind="secondary">{messages.narrow}</Button>
      </Form>
    </div>
  );
}
