/** How much of a charge a refund returns. No I/O. */
import { invalidRequest } from '../wire/answer.ts';
import type { ChargeRow } from '../wire/charge-object.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';

/**
 * The charge to refund and the amount in cents: `requestedCents`, or all that is left. ApiError if the
 * intent is not paid, nothing is left of the charge, or less than was requested.
 */
export function decideRefund<Charge extends ChargeRow>(
  intent: PaymentIntentRow,
  charge: Charge | undefined,
  requestedCents: number | undefined,
): { charge: Charge; amountCents: number } {
  if (intent.status !== 'succeeded' || !charge) {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  }
  const leftCents = charge.amountCents - charge.amountRefundedCents;
  const amountCents = requestedCents ?? leftCents;
  if (leftCents === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amountCents > leftCents) {
    throw invalidRequest(
      `Refund amount (${amountCents}) is greater than unrefunded amount on charge (${leftCents})`,
      { param: 'amount' },
    );
  }
  return { charge, amountCents };
}
