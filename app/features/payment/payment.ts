/** A payment: a frozen basket and the intent that pays it (architecture, 'A purchase'). */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { PaymentTerms } from '#app/features/delivery/terms.ts';
import type { Order, Refund } from '#app/features/orders/order.ts';
import type { Units } from '#app/features/stock/stock.ts';

/**
 * creating → open → ordered | refund_due → refunded | refund_failed; or open → cancelling →
 * cancelled. At most one payment of a shopper is creating or open.
 */
export const PAYMENT_STATES = [
  'creating',
  'open',
  'cancelling',
  'cancelled',
  'ordered',
  'refund_due',
  'refunded',
  'refund_failed',
] as const;

/** Those in which it may still be paid. */
export const UNPAID_STATES: PaymentState[] = ['creating', 'open', 'cancelling'];

export type PaymentState = (typeof PAYMENT_STATES)[number];

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
  /** As the provider spells it: `usd`. */
  currency: string;
  /** What it needs a hold of, frozen; null: nothing in it is counted. */
  units: Units | null;
  /** What is frozen beside the items; null: the placeholder delivery, no discount and no tax. */
  terms: PaymentTerms | null;
  createdAt: Date;
};

/** How an intent stands that the provider has named for a payment which has another one. */
export const STRAY_STATES = [
  'stray',
  'cancelled',
  'refund_due',
  'refunded',
  'refund_failed',
] as const;

export type StrayState = (typeof STRAY_STATES)[number];

/**
 * A payment with all that a decision about it and one of its intents needs. `shopper` is its owner now;
 * `hasSoldLine`: one of its lines belongs to an order already; `order` or `refund` is what the intent
 * has become; `strayState` is null for the payment's own intent, and for one that is not recorded;
 * `own` for one that was its own before it had another.
 */
export type PaymentSnapshot = Payment & {
  order: Order | null;
  refund: Refund | null;
  strayState: StrayState | 'own' | null;
  hasSoldLine: boolean;
  /** Whether the units that it needs are held for it, or sold. */
  isHeld: boolean;
};

/** The state of a payment that moves to an account: its secret is in the hands of the guest's page. */
export function stateAfterMerge<State extends string>(state: State): State | 'cancelling' {
  return state === 'creating' || state === 'open' ? 'cancelling' : state;
}

/** Whether the payment has become an order or a refund: nothing changes that any more. */
export function isSettled(state: PaymentState): boolean {
  return ['ordered', 'refund_due', 'refunded', 'refund_failed'].includes(state);
}
