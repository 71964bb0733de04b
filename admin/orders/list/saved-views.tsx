import { Link } from 'react-router';
import styles from '#admin/orders/list/order-list.module.css';
import { formatOrderListQuery, type OrderListQuery } from '#admin/orders/list/order-list.ts';
import { messages } from '#admin/orders/messages/messages.ts';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { OperationForm, useIsRefused } from '#admin/ui/forms/operation-form.tsx';
import type { OrderFilter, SavedView } from '#app/features/orders/staff/order-filter.ts';
import { formatTypedCents } from '#app/shared/money/money.ts';

type SavedViewsProps = { views: readonly SavedView[]; query: OrderListQuery };

function isSame(one: OrderFilter, other: OrderFilter): boolean {
  return (
    one.state === other.state &&
    one.country === other.country &&
    one.leastCents === other.leastCents
  );
}

/** The lists that somebody has saved, and what saves the one that is shown, or removes it. */
export function SavedViews({ views, query }: SavedViewsProps) {
  const shown = query.search === '' ? views.find((view) => isSame(view, query)) : undefined;
  return (
    <div className="grid gap-2">
      {views.length > 0 && (
        <nav aria-label={messages.savedViews} className="flex wrap gap-2">
          {views.map((view) => (
            <Link
              key={view.name}
              dir="auto"
              to={`/orders${formatOrderListQuery({ ...view, search: '', after: null })}`}
              aria-current={view === shown ? 'page' : undefined}
              className={`${styles.filter} items-center text-small surface control-border no-underline`}
            >
              {view.name}
            </Link>
          ))}
        </nav>
      )}
      {shown ? (
        <OperationForm operation="views.remove" kind="quiet" fields={{ name: shown.name }} />
      ) : (
        <SaveView query={query} />
      )}
    </div>
  );
}

/** Nothing for the list of all orders, which has a link of its own. */
function SaveView({ query: { state, country, leastCents, search } }: { query: OrderListQuery }) {
  const isRefused = useIsRefused('views.save');
  if (search !== '' || (country === null && leastCents === null)) return null;
  return (
    <Disclosure summary={messages.saveView} isOpen={isRefused}>
      <OperationForm
        operation="views.save"
        fields={{
          state,
          ...(country !== null && { country }),
          ...(leastCents !== null && { leastTotal: formatTypedCents(leastCents) }),
        }}
        typed={['name']}
        className={`${styles.save} stack`}
      />
    </Disclosure>
  );
}
