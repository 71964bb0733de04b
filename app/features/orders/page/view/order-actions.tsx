import type { OrderedItem, OrderView } from '#app/features/orders/page/order-view.ts';
import { MAX_REASON_LENGTH } from '#app/features/orders/page/reason-length.ts';
import { formatCents } from '#app/shared/money.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import styles from './order-actions.module.css';
import { OrderForm } from './order-form.tsx';
import { PrintButton } from './print-button.tsx';

type OrderActionsProps = {
  order: OrderView;
  fetcher: Parameters<typeof OrderForm>[0]['fetcher'];
};

/** What the shopper can do with an order now. */
export function OrderActions({ order, fetcher }: OrderActionsProps) {
  const { count, cents, gone } = buyAgainOffer(order.items);
  const form = { fetcher, className: styles.form };
  return (
    <div className={styles.actions}>
      {count > 0 && (
        <OrderForm {...form} name="buy-again">
          {(busy) => (
            <>
              <Button kind="primary" busy={busy}>
                Buy again
              </Button>
              <p className={styles.hint}>
                {count === 1 ? '1 item' : `${count} items`}, today {formatCents(cents)}.
                {gone > 0 && ` ${gone === 1 ? '1 is' : `${gone} are`} no longer sold.`}
              </p>
            </>
          )}
        </OrderForm>
      )}
      <PrintButton invoice={order.invoice} />
      {order.canCancel && (
        <details className={styles.more} name="order">
          <summary>Cancel the order</summary>
          <OrderForm {...form} name="cancel">
            {(busy) => (
              <>
                <p>
                  It is not packed yet.
                  {order.restCents > 0 && ` ${formatCents(order.restCents)} go back to your card.`}
                </p>
                <Button kind="secondary" busy={busy}>
                  Cancel this order
                </Button>
              </>
            )}
          </OrderForm>
        </details>
      )}
      {order.canRequestReturn && (
        <details className={styles.more} name="order">
          <summary>Return it</summary>
          <OrderForm {...form} name="return">
            {(busy) => (
              <>
                <TextArea
                  label="Why do you return it?"
                  hint="The shop reads this, and answers here."
                  name="reason"
                  required
                  rows={4}
                  maxLength={MAX_REASON_LENGTH}
                />
                <Button kind="secondary" busy={busy}>
                  Ask to return it
                </Button>
              </>
            )}
          </OrderForm>
        </details>
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
