/** A payment: a frozen basket and the intent that pays it (architecture, 'A purchase'). */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';

/**
 * creating → open → ordered | refund_due → refunded | refund_failed; or open → cancelling →
 * cancelled. At most one payment of a shopper is creating or open.
 */
export type PaymentState =
  | 'creating'
  | 'open'
  | 'cancelling'
  | 'cancelled'
  | 'ordered'
  | 'refund_due'
  | 'refunded'
  | 'refund_failed';

export type Payment = {
  shopper: string;
  /** Random; the key that makes the provider create its intent once. */
  payment: string;
  /** The card provider's account and mode. */
  provider: string;
  intent: string | null;
  state: PaymentState;
  items: BasketItem[];
  amountCents: number;
  createdAt: Date;
};

/** What Stripe takes in US dollars, in cents: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const MIN_PAYMENT_CENTS = 50;
export const MAX_PAYMENT_CENTS = 99_999_999;

/** Whether the basket is still what was frozen: the same lines at the same prices. */
export function isSameBasket(frozen: readonly BasketItem[], now: readonly BasketItem[]): boolean {
  return (
    frozen.length === now.length &&
    frozen.every((item, index) => {
      const other = now[index];
      return (
        item.line === other?.line && item.listing === other.listing && item.price === other.price
      );
    })
  );
}

/** Whether the payment has become an order or a refund: nothing changes that any more. */
export function isSettled(state: PaymentState): boolean {
  return ['ordered', 'refund_due', 'refunded', 'refund_failed'].includes(state);
}
