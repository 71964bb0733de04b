/** What becomes of a payment once the provider has been asked: every rule of settling. */
import { otherwiseCents } from '#app/features/credits/credit.ts';
import type { Order, Refund } from '#app/features/orders/order.ts';
import {
  isSettled,
  type PaymentSnapshot,
  type PaymentState,
  type StrayState,
} from '#app/features/payment/payment.ts';
import type { Intent, IntentStatus } from '#app/features/payment/provider/payment-gateway.ts';
import type { Units } from '#app/features/stock/stock.ts';
import { providerCurrency } from '#app/shared/money/money.ts';

/** Why a charge cannot become an order; `second_charge` is one on a stray intent. */
export type RefundReason = 'lines_sold' | 'amount_differs' | 'second_charge' | 'sold_out';

/** How an intent stands that nobody has paid. */
type Unpaid = 'unpaid' | 'processing' | 'cancelled';

/** `stands`: it was settled before. `wait`: it can still be paid, or is being paid. */
export type SettlementDecision =
  | { kind: 'stands' | 'sell' }
  /** It was paid without a hold: it is sold if these units are there, else refunded as sold out. */
  | { kind: 'claim'; units: Units }
  | { kind: 'refund'; reason: RefundReason }
  | { kind: 'wait'; as: Unpaid; state: PaymentState }
  | { kind: 'cancel' }
  /** An intent that the payment does not have: it is recorded, and the sweep cancels it. */
  | { kind: 'stray'; as: Unpaid; state: StrayState }
  | { kind: 'refund_stray'; reason: RefundReason };

/**
 * The state of a payment whose intent is known: one that was being created is open from now on, and one
 * that was given up before its intent was known has an intent to cancel.
 */
export function stateWithIntent(state: PaymentState): PaymentState {
  if (state === 'creating') return 'open';
  return state === 'cancelled' ? 'cancelling' : state;
}

function unpaidAs(status: IntentStatus): Unpaid {
  if (status === 'canceled') return 'cancelled';
  return status === 'processing' ? 'processing' : 'unpaid';
}

/** Whether the provider has named another intent for the payment than the one that it has. */
export function isStray(
  payment: Pick<PaymentSnapshot, 'intent'>,
  intent: Pick<Intent, 'id'>,
): boolean {
  return payment.intent !== null && payment.intent !== intent.id;
}

/** A stray is never ordered: the payment's own intent is the one that may be. */
function decideStray(
  seen: PaymentSnapshot['strayState'],
  status: IntentStatus,
): SettlementDecision {
  if (seen !== null && seen !== 'stray' && seen !== 'cancelled') return { kind: 'stands' };
  if (status === 'succeeded') return { kind: 'refund_stray', reason: 'second_charge' };
  const as = unpaidAs(status);
  return { kind: 'stray', as, state: as === 'cancelled' ? 'cancelled' : 'stray' };
}

/**
 * Compares a payment with its intent, or with a stray one, as the provider has just described it.
 * `strayState` is that of this intent.
 */
export function decideSettlement(
  payment: Pick<
    PaymentSnapshot,
    | 'state'
    | 'intent'
    | 'strayState'
    | 'amountCents'
    | 'terms'
    | 'currency'
    | 'hasSoldLine'
    | 'units'
    | 'isHeld'
  >,
  intent: Pick<Intent, 'id' | 'status' | 'amountReceivedCents' | 'currency'>,
): SettlementDecision {
  const { state } = payment;
  if (isStray(payment, intent)) return decideStray(payment.strayState, intent.status);
  if (isSettled(state)) return { kind: 'stands' };
  if (intent.status === 'canceled') return { kind: 'cancel' };
  if (intent.status !== 'succeeded') {
    return { kind: 'wait', as: unpaidAs(intent.status), state: stateWithIntent(state) };
  }
  // Nor is there an order in a currency that the shop had before.
  const isAsFrozen =
    intent.amountReceivedCents === otherwiseCents(payment) &&
    intent.currency === payment.currency &&
    intent.currency === providerCurrency();
  if (!isAsFrozen) return { kind: 'refund', reason: 'amount_differs' };
  if (payment.hasSoldLine) return { kind: 'refund', reason: 'lines_sold' };
  if (payment.units === null || payment.isHeld) return { kind: 'sell' };
  return { kind: 'claim', units: payment.units };
}

/** How a payment stands after settling; `shopper` is its owner today. */
export type Settlement =
  | { kind: 'ordered'; shopper: string; order: Order }
  | { kind: 'refunded'; shopper: string; refund: Refund }
  | { kind: Unpaid; shopper: string }
  /** No intent of this shop. */
  | { kind: 'unknown' }
  /** The provider could not be asked: try again later. */
  | { kind: 'unavailable' };
