/** What is known of a refund once the provider has answered: every rule of refunds. */
import type { RefundState } from '#app/features/orders/order.ts';
import type { PaymentState, RefundAttempt, StrayState } from '#app/features/payment/payment.ts';
import type {
  ProviderAnswer,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';

/** After so many refunds of a charge that the bank has sent back, a person has to look. */
export const MAX_FAILED_REFUNDS = 5;

/** The shopkeeper is warned of a refund that has been owed for longer. */
export const MAX_WAIT_SECONDS = 24 * 60 * 60;

/** A refund that is done can still come back from the bank: https://docs.stripe.com/refunds#failed-refunds */
const FOLLOWED: readonly RefundState[] = ['due', 'pending', 'refunded'];

/** Whether there is anything to ask the provider about. */
export function isFollowed({ state }: RefundAttempt): boolean {
  return FOLLOWED.includes(state);
}

/** Those that went back or may still arrive. */
function alive(refunds: readonly ProviderRefund[]): ProviderRefund[] {
  return refunds.filter((refund) => refund.state !== 'failed');
}

/** Whether the provider's refunds give the whole charge back: a part may have been given by hand. */
export function coversCharge(
  { amount }: Pick<RefundAttempt, 'amount'>,
  refunds: readonly ProviderRefund[],
): boolean {
  return alive(refunds).reduce((cents, refund) => cents + refund.amountCents, 0) >= amount;
}

/** What is to be written; `refundId` is the provider's newest refund, if there is one. */
export type RefundDecision = { state: RefundState; attempt: number; refundId: string | null };

/**
 * `answer`: the provider's refunds of the charge, newest first; `isAttempt`: after a refund was asked
 * for, not after they were listed alone. Null: nothing new is known. Whatever may succeed later stays
 * due, with another attempt: only what the provider calls final is given up, and a charge whose
 * refunds the bank keeps sending back.
 */
export function decideRefund(
  refund: RefundAttempt,
  answer: ProviderAnswer<ProviderRefund[]>,
  isAttempt: boolean,
): RefundDecision | null {
  if (answer.kind === 'unavailable') return null;
  const { attempt } = refund;
  const giveUp: RefundDecision = { state: 'failed', attempt, refundId: null };
  const tryAgain: RefundDecision = { state: 'due', attempt: attempt + 1, refundId: null };
  if (answer.kind === 'refused') {
    if (!isAttempt) return null;
    return answer.isFinal ? giveUp : tryAgain;
  }
  const refunds = alive(answer.value);
  const [newest] = refunds;
  if (newest && coversCharge(refund, refunds)) {
    const isDone = refunds.every(({ state }) => state === 'succeeded');
    return { state: isDone ? 'refunded' : 'pending', attempt, refundId: newest.id };
  }
  if (answer.value.length - refunds.length >= MAX_FAILED_REFUNDS) return giveUp;
  // The attempt that is due has not been made yet.
  if (!isAttempt && refund.state === 'due') return null;
  return tryAgain;
}

/** Whether the refund stays due, and has been for so long that the shopkeeper has to know. */
export function isOverdue(
  { state, dueSeconds }: Pick<RefundAttempt, 'state' | 'dueSeconds'>,
  decision: Pick<RefundDecision, 'state'> | null,
  now: Date,
): boolean {
  const staysDue = state === 'due' && (decision === null || decision.state === 'due');
  return staysDue && now.getTime() / 1_000 - dueSeconds > MAX_WAIT_SECONDS;
}

/** The state of a payment, or of a stray intent, whose refund is in this state. */
export const paymentStateOfRefund = {
  due: 'refund_due',
  pending: 'refund_due',
  refunded: 'refunded',
  failed: 'refund_failed',
} as const satisfies Record<RefundState, PaymentState & StrayState>;
