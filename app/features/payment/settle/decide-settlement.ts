/** What becomes of a payment once the provider has been asked: the pure part of settling. */
import type { Order, Refund } from '#app/features/orders/order.ts';
import { isSettled, type Payment } from '#app/features/payment/payment.ts';
import type { Intent } from '#app/features/payment/provider/payment-gateway.ts';
import { CURRENCY } from '#app/shared/money.ts';

/** What the provider's word asks for; `sell` still needs every line to be unsold. */
export type SettlementDecision = 'stands' | 'unpaid' | 'processing' | 'cancel' | 'sell' | 'refund';

/** Compares a payment with its intent as the provider has just told it. */
export function decideSettlement(
  payment: Pick<Payment, 'state' | 'amountCents'>,
  intent: Pick<Intent, 'status' | 'amountReceivedCents' | 'currency'>,
): SettlementDecision {
  if (isSettled(payment.state)) return 'stands';
  if (intent.status === 'processing') return 'processing';
  if (intent.status === 'canceled') return 'cancel';
  if (intent.status === 'payable') return 'unpaid';
  const asFrozen =
    intent.amountReceivedCents === payment.amountCents && intent.currency === CURRENCY;
  return asFrozen ? 'sell' : 'refund';
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
