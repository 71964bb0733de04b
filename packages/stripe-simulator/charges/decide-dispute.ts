/** What becomes of a charge that its cardholder disputes. No I/O. */
import { unixSeconds } from '../payments/call.ts';
import type { DisputeStatus } from '../schema.ts';
import type { CardDispute } from '../test-cards.ts';
import { invalidRequest } from '../wire/answer.ts';
import type { ChargeRow } from '../wire/charge-object.ts';
import { disputeObject } from '../wire/dispute-object.ts';
import { mergeMetadata } from '../wire/parameters.ts';
import type { ChargeDecision, DisputeRow } from './charge-decision.ts';

const EVIDENCE_DAYS = 7;

/** The evidence by which a test account ends a dispute: https://docs.stripe.com/testing#evidence */
const ENDS: ReadonlyMap<string, 'won' | 'lost'> = new Map([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
]);

/** The last second of the seventh day after `now`, in UTC. */
function evidenceDueSeconds(now: Date): number {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return (day + (EVIDENCE_DAYS + 1) * 24 * 60 * 60 * 1000) / 1000 - 1;
}

/** The new dispute; null if the charge is disputed already, or all of it went back. */
export function decideDispute(
  charge: ChargeRow,
  { reason, isInquiry }: CardDispute,
  id: string,
  now: Date,
): ChargeDecision | null {
  if (charge.dispute !== null || charge.amountRefundedCents === charge.amountCents) return null;
  const row: DisputeRow = {
    id,
    paymentIntent: charge.paymentIntent,
    charge: charge.id,
    amountCents: charge.amountCents,
    currency: charge.currency,
    card: charge.card,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    evidenceText: null,
    submissions: 0,
    evidenceDueSeconds: evidenceDueSeconds(now),
    metadata: {},
    createdSeconds: unixSeconds(now),
  };
  return {
    charge: { ...charge, dispute: id, disputeDueAt: null },
    refunds: [],
    disputes: [row],
    events: [{ type: 'charge.dispute.created', object: disputeObject(row) }],
  };
}

/** What the shop answers: evidence, which is only stored unless it is submitted. */
export type DisputeUpdate = {
  evidence?: { uncategorized_text?: string | undefined } | undefined;
  metadata?: Record<string, string> | '' | undefined;
  submit: boolean;
};

/** The dispute with the evidence, which may end it. ApiError for evidence to one that has ended. */
export function decideEvidence(
  charge: ChargeRow,
  dispute: DisputeRow,
  { evidence, metadata, submit }: DisputeUpdate,
): ChargeDecision {
  const isInquiry = dispute.status.startsWith('warning_');
  if (evidence && isClosed(dispute.status)) throw closedAlready();
  const text = evidence?.uncategorized_text ?? dispute.evidenceText;
  const isSubmitted = evidence !== undefined && submit;
  const end = isSubmitted ? ENDS.get(text ?? '') : undefined;
  const answered = isInquiry ? 'warning_under_review' : 'under_review';
  const row: DisputeRow = {
    ...dispute,
    evidenceText: text,
    submissions: dispute.submissions + (isSubmitted ? 1 : 0),
    metadata: mergeMetadata(dispute.metadata, metadata),
    status: end ? endOf(isInquiry, end) : isSubmitted ? answered : dispute.status,
  };
  return changed(charge, dispute, row);
}

/** The dispute accepted by the shop, which is lost. ApiError for one that has ended. */
export function decideAcceptance(charge: ChargeRow, dispute: DisputeRow): ChargeDecision {
  if (isClosed(dispute.status)) throw closedAlready();
  const isInquiry = dispute.status.startsWith('warning_');
  return changed(charge, dispute, { ...dispute, status: endOf(isInquiry, 'lost') });
}

function changed(charge: ChargeRow, before: DisputeRow, row: DisputeRow): ChargeDecision {
  const object = disputeObject(row);
  const updated = {
    type: 'charge.dispute.updated' as const,
    object,
    previous: { status: before.status },
  };
  const hasEnded = isClosed(row.status) && !isClosed(before.status);
  const events = hasEnded
    ? [updated, { type: 'charge.dispute.closed' as const, object }]
    : [updated];
  return { charge, refunds: [], disputes: [row], events };
}

function endOf(isInquiry: boolean, end: 'won' | 'lost'): DisputeStatus {
  return isInquiry ? 'warning_closed' : end;
}

function isClosed(status: DisputeStatus): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed';
}

function closedAlready(): Error {
  return invalidRequest('This dispute is already closed');
}
