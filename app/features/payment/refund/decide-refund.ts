/** What is known of a refund once the provider has answered: every rule of refunds. */
import type { RefundState } from '#app/features/orders/order.ts';
import type { PaymentState, RefundAttempt } from '#app/features/payment/payment.ts';
import type {
  ProviderAnswer,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';

/** After this many definite refusals a person has to look. */
export const MAX_REFUND_ATTEMPTS = 5;

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

/** `answer`: the provider's refunds of the charge, newest first. Null: nothing new is known. */
export function decideRefund(
  refund: RefundAttempt,
  answer: ProviderAnswer<ProviderRefund[]>,
): RefundDecision | null {
  if (answer.kind === 'unavailable') return null;
  const { attempt } = refund;
  const tryAgain: RefundDecision =
    attempt >= MAX_REFUND_ATTEMPTS
      ? { state: 'failed', attempt, refundId: null }
      : { state: 'due', attempt: attempt + 1, refundId: null };
  if (answer.kind === 'refused') return tryAgain;
  const refunds = alive(answer.value);
  const [newest] = refunds;
  if (!newest || !coversCharge(refund, refunds)) return tryAgain;
  const isDone = refunds.every(({ state }) => state === 'succeeded');
  return { state: isDone ? 'refunded' : 'pending', attempt, refundId: newest.id };
}

/** The state of a payment whose refund is in this state. */
export const paymentStateOfRefund = {
  due: 'refund_due',
  pending: 'refund_due',
  refunded: 'refunded',
  failed: 'refund_failed',
} as const satisfies Record<RefundState, PaymentState>;
