import { useLocation } from 'react-router';
import { messages } from '#app/features/orders/messages/messages.ts';
import type { OrderedItem, OrderView } from '#app/features/orders/page/order-view.ts';
import { messages as shared } from '#app/shared/messages/messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import styles from './order-actions.module.css';
import { OrderForm } from './order-form.tsx';
import { PrintButton } from './print-button.tsx';

type OrderActionsProps = {
  order: OrderView;
  canWithdraw: boolean;
  fetcher: Parameters<typeof OrderForm>[0]['fetcher'];
};

/** What the shopper can do with an order now. */
export function OrderActions({ order, canWithdraw, fetcher }: OrderActionsProps) {
  const { count, cents, gone } = buyAgainOffer(order.items);
  // Of a guest's link.
  const { search } = useLocation();
  const form = { fetcher, className: 'grid gap-2' };
  return (
    <div className={`${styles.actions} grid gap-3`}>
      {count > 0 && (
        <OrderForm {...form} name="buy-again">
          {(busy) => (
            <>
              <Button kind="primary" busy={busy}>
                {messages.buyAgain}
              </Button>
              <p className="text-small muted text-center">
                {messages.todayFor(count, formatCents(cents))}
                {gone > 0 && messages.goneNow(gone)}
              </p>
            </>
          )}
        </OrderForm>
      )}
      <PrintButton invoice={order.invoice} />
      {order.canCancel && (
        <details className={styles.more} name="order">
          <summary>{messages.cancelOrder}</summary>
          <OrderForm {...form} name="cancel">
            {(busy) => (
              <>
                <p>
                  {messages.notPackedYet}
                  {order.restCents > 0 &&
                    (order.byHand ? messages.areGivenBack : messages.goBackToCard)(
                      formatCents(order.restCents),
                    )}
                </p>
                <Button kind="secondary" busy={busy}>
                  {messages.cancelThis}
                </Button>
              </>
            )}
          </OrderForm>
        </details>
      )}
      {order.canReturn && (
        <ButtonLink kind="secondary" to={`/orders/${order.id}/return${search}`}>
          {messages.returnItems}
        </ButtonLink>
      )}
      {canWithdraw && (
        <ButtonLink kind="secondary" to={`/orders/${order.id}/withdraw${search}`}>
          {shared.withdrawHere}
        </ButtonLink>
      )}
    </div>
  );
}

/** What buying all of it again comes to today, without what is not sold any more. */
export function buyAgainOffer(items: readonly OrderedItem[]): {
  count: number;
  cents: number;
  gone: number;
} {
  const offer = { count: 0, cents: 0, gone: 0 };
  for (const { lines, todayCents } of items) {
    if (todayCents === null) offer.gone += lines.length;
    else {
      offer.count += lines.length;
      offer.cents += lines.length * todayCents;
    }
  }
  return offer;
}
