/** What a payment starts from, and the payment itself: one read, one write. */
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';
import { type BasketRow, toBasket } from '#app/features/basket/server/basket-store.server.ts';
import type { Payment } from '#app/features/payment/payment.ts';
import type { Units } from '#app/features/stock/stock.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

/**
 * `units`: what of the basket is counted, null for nothing; `unpaid`: payments that are creating, open or
 * cancelling, oldest first.
 */
export type CheckoutSnapshot = { basket: Basket; units: Units | null; unpaid: Payment[] };

type PaymentRow = Omit<Payment, 'createdAt'> & { createdAt: string };

const selectCheckout = sqlFunction<
  [shopper: string, provider: string],
  { basket: BasketRow; units: Units | null; unpaid: PaymentRow[] } | null
>('read_checkout', 2);

/** Null for nobody, and for a guest who has joined an account. */
export async function readCheckoutSnapshot(
  queries: Queries,
  shopper: string,
  provider: string,
): Promise<CheckoutSnapshot | null> {
  const row = await selectCheckout(queries, shopper, provider);
  return (
    row && {
      basket: toBasket(shopper, row.basket),
      units: row.units,
      unpaid: row.unpaid.map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
    }
  );
}

const insertPayment = sqlFunction<
  [
    shopper: string,
    seenVersion: number,
    payment: string,
    provider: string,
    items: string,
    amountCents: number,
  ],
  boolean
>('start_payment', 6);

/** Makes a payment of a basket; null if it has changed, or another payment was made meanwhile. */
export async function writePayment(
  queries: Queries,
  { version }: Pick<Basket, 'version'>,
  made: {
    shopper: string;
    payment: string;
    provider: string;
    items: BasketItem[];
    amountCents: number;
    units: Units | null;
  },
): Promise<Payment | null> {
  const { shopper, payment, provider, items, amountCents } = made;
  const frozen = JSON.stringify(items);
  const isMade = await insertPayment(
    queries,
    shopper,
    version,
    payment,
    provider,
    frozen,
    amountCents,
  );
  return isMade ? { ...made, intent: null, state: 'creating', createdAt: new Date() } : null;
}
