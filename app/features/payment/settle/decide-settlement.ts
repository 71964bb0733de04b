/** What becomes of a payment once the provider has been asked: every rule of settling. */
import type { Order, Refund } from '#app/features/orders/order.ts';
import {
  isSettled,
  type PaymentSnapshot,
  type PaymentState,
} from '#app/features/payment/payment.ts';
import type { Intent } from '#app/features/payment/provider/payment-gateway.ts';
import { CURRENCY } from '#app/shared/money.ts';

/** Why a charge cannot become an order. */
export type RefundReason = 'lines_sold' | 'amount_differs';

/** `stands`: it was settled before. `wait`: it can still be paid, or is being paid. */
export type SettlementDecision =
  | { kind: 'unknown' | 'stands' | 'sell' }
  | { kind: 'refund'; reason: RefundReason }
  | { kind: 'wait'; as: 'unpaid' | 'processing'; state: PaymentState }
  | { kind: 'cancel' };

/** The state of a payment whose intent is known: one that was being created is open from now on. */
export function stateWithIntent(state: PaymentState): PaymentState {
  return state === 'creating' ? 'open' : state;
}

/** Compares a payment with its intent as the provider has just described it. */
export function decideSettlement(
  payment: Pick<PaymentSnapshot, 'state' | 'intent' | 'amountCents' | 'hasSoldLine'>,
  intent: Pick<Intent, 'id' | 'status' | 'amountReceivedCents' | 'currency'>,
): SettlementDecision {
  const { state } = payment;
  if (payment.intent !== null && payment.intent !== intent.id) return { kind: 'unknown' };
  if (isSettled(state)) return { kind: 'stands' };
  if (intent.status === 'canceled') return { kind: 'cancel' };
  if (intent.status !== 'succeeded') {
    const as = intent.status === 'processing' ? 'processing' : 'unpaid';
    return { kind: 'wait', as, state: stateWithIntent(state) };
  }
  const isAsFrozen =
    intent.amountReceivedCents === payment.amountCents && intent.currency === CURRENCY;
  if (!isAsFrozen) return { kind: 'refund', reason: 'amount_differs' };
  return payment.hasSoldLine ? { kind: 'refund', reason: 'lines_sold' } : { kind: 'sell' };
}

/** How a payment stands after settling; `shopper` is its owner today. */
export type Settlement =
  | { kind: 'ordered'; shopper: string; order: Order }
  | { kind: 'refunded'; shopper: string; refund: Refund }
  | { kind: 'processing' | 'unpaid' | 'cancelled'; shopper: string }
  /** No intent of this shop. */
  | { kind: 'unknown' }
  /** The provider could not be asked: try again later. */
  | { kind: 'unavailable' };
