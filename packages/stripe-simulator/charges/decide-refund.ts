/** How much of a charge a refund returns, and what becomes of a refund. No I/O. */
import { findTestCardByLast4 } from '../test-cards.ts';
import { formatAmount, stepProblem } from '../wire/amounts.ts';
import { invalidRequest } from '../wire/answer.ts';
import { type ChargeRow, chargeObject } from '../wire/charge-object.ts';
import { isChargeRefundable } from '../wire/dispute-object.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';
import { refundObject } from '../wire/refund-object.ts';
import type { ChargeDecision, DisputeRow, RefundRow } from './charge-decision.ts';

/** Stands for the days that a bank takes. */
const END_DELAY_MS = 10_000;

/** What a refund is asked for with; all that is left of the charge by default. */
export type RefundRequest = {
  amountCents?: number | undefined;
  reason?: string | undefined;
  metadata: Record<string, string>;
};

/** The charge that a refund of the intent returns. ApiError if the intent is not paid. */
export function requirePaid<Charge>(
  intent: PaymentIntentRow,
  charge: Charge | null | undefined,
): Charge {
  if (intent.status === 'succeeded' && charge) return charge;
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    { param: 'payment_intent' },
  );
}

/**
 * The new refund, as its charge's card has it. ApiError if nothing is left of the charge, less than was
 * requested, or the bank has taken the money back (`dispute` is the charge's newest).
 */
export function decideRefund(
  charge: ChargeRow,
  dispute: DisputeRow | undefined,
  request: RefundRequest,
  id: string,
  now: Date,
): ChargeDecision & { refunds: [RefundRow] } {
  const leftCents = charge.amountCents - charge.amountRefundedCents;
  if (dispute && !isChargeRefundable(dispute)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (leftCents === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amountCents = request.amountCents ?? leftCents;
  if (amountCents > leftCents) throw tooLarge(charge, amountCents, leftCents);
  const problem = stepProblem(amountCents, charge.currency);
  if (problem) throw invalidRequest(problem.message, { code: problem.code, param: 'amount' });
  const course = findTestCardByLast4(charge.card.last4)?.refund;
  const row: RefundRow = {
    id,
    paymentIntent: charge.paymentIntent,
    charge: charge.id,
    paymentMethod: charge.paymentMethod,
    amountCents,
    currency: charge.currency,
    reason: request.reason ?? null,
    metadata: request.metadata,
    createdSeconds: Math.floor(now.getTime() / 1000),
    status: course?.begins ?? 'succeeded',
    failureReason: null,
    endDueAt: course ? new Date(now.getTime() + END_DELAY_MS) : null,
  };
  const changed = { ...charge, amountRefundedCents: charge.amountRefundedCents + amountCents };
  return { charge: changed, refunds: [row], disputes: [], events: newRefundEvents(changed, row) };
}

/** The bank's reference to a card's refund follows its creation; that of a pending one comes with its end. */
function newRefundEvents(charge: ChargeRow, row: RefundRow): ChargeDecision['events'] {
  const created = refundObject(row, 'pending');
  const previous = { destination_details: created.destination_details };
  const events: ChargeDecision['events'] = [
    { type: 'charge.refunded', object: chargeObject(charge) },
    { type: 'refund.created', object: created },
  ];
  if (row.status === 'pending') return events;
  return [...events, { type: 'refund.updated', object: refundObject(row), previous }];
}

/**
 * The end of a refund: what has failed is with the shop again and can be refunded again. Null if the
 * refund has that status or has failed.
 */
export function decideRefundEnd(
  charge: ChargeRow,
  refund: RefundRow,
  end: { status: 'succeeded' } | { status: 'failed'; reason: string },
): ChargeDecision | null {
  const before = refund.status ?? 'succeeded';
  if (before === 'failed' || before === end.status) return null;
  const isFailed = end.status === 'failed';
  const failureReason = isFailed ? end.reason : null;
  const row: RefundRow = { ...refund, status: end.status, failureReason, endDueAt: null };
  const returnedCents = isFailed ? refund.amountCents : 0;
  const changed = { ...charge, amountRefundedCents: charge.amountRefundedCents - returnedCents };
  const object = refundObject(row);
  const updated = { type: 'refund.updated' as const, object, previous: { status: before } };
  const events = isFailed ? [updated, { type: 'refund.failed' as const, object }] : [updated];
  return { charge: changed, refunds: [row], disputes: [], events };
}

/** How the card of the charge has a refund end; null if nothing more is to come. */
export function refundEndOf({ card }: ChargeRow): Parameters<typeof decideRefundEnd>[2] | null {
  const course = findTestCardByLast4(card.last4)?.refund;
  if (!course) return null;
  if (course.ends === 'succeeded') return { status: 'succeeded' };
  return { status: 'failed', reason: 'expired_or_canceled_card' };
}

function tooLarge(charge: ChargeRow, amountCents: number, leftCents: number): Error {
  const of = charge.amountRefundedCents === 0 ? 'charge amount' : 'unrefunded amount on charge';
  const [amount, left] = [amountCents, leftCents].map((one) => formatAmount(one, charge.currency));
  return invalidRequest(`Refund amount (${amount}) is greater than ${of} (${left})`, {
    param: 'amount',
  });
}
