/** What following a refund writes: one function of `db/functions`. */
import type { PaymentState, RefundAttempt } from '#app/features/payment/payment.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { RefundDecision } from './decide-refund.ts';

const advanceRefund = sqlFunction<
  [
    shopper: string,
    intent: string,
    seenState: string,
    seenAttempt: number,
    state: string,
    attempt: number,
    refundId: string | null,
    paymentState: string,
    messages: string | null,
  ],
  boolean
>('advance_refund', 9);

/**
 * Writes how a refund stands, with the state of its payment or stray intent; false, with nothing done,
 * unless its owner, state and attempt are as they were read.
 */
export function writeRefund(
  queries: Queries,
  shopper: string,
  seen: Pick<RefundAttempt, 'id' | 'state' | 'attempt'>,
  { state, attempt, refundId }: RefundDecision,
  paymentState: PaymentState,
  messages: string | null,
): Promise<boolean> {
  return advanceRefund(
    queries,
    shopper,
    seen.id,
    seen.state,
    seen.attempt,
    state,
    attempt,
    refundId,
    paymentState,
    messages,
  );
}
