import { Link } from 'react-router';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { mayExchange } from '#app/features/drafts/exchange.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { messages } from './messages/messages.ts';
import styles from './order-page.module.css';

/** The orders of an exchange, on either side; one that is being made still, by its draft. */
export type ShownExchanges = {
  of: { id: string; number: string } | null;
  by: readonly { draft: string; order: string | null; number: string | null }[];
};

/** What the order is in exchange for, and what goes out for what came back of it. */
export function ExchangeLinks({ of, by }: ShownExchanges) {
  return (
    <>
      {of && (
        <>
          {' · '}
          <Link to={`/orders/${of.id}`}>{messages.exchangeFor(of.number)}</Link>
        </>
      )}
      {by.map(({ draft, order, number }) => (
        <span key={draft}>
          {' · '}
          {order !== null && number !== null ? (
            <Link to={`/orders/${order}`}>{messages.exchangeOrder(number)}</Link>
          ) : (
            <Link to={`/drafts/${draft}`}>{messages.exchangeBegun}</Link>
          )}
        </span>
      ))}
    </>
  );
}

/** Begins another order for what comes back of this one. */
export function BeginExchange({ id, status }: { id: string; status: OrderStatus }) {
  if (!mayExchange(status)) return null;
  return (
    <OperationForm
      operation="drafts.make"
      button={messages.exchange}
      fields={{ exchangeFor: id }}
      typed={[]}
      className={`${styles.form} grid gap-3`}
    />
  );
}
