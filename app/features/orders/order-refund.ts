/** The numbered refunds of a charge, and what they add up to. */

import type { Actor } from './events/order-events.ts';
import type { Refund } from './order.ts';

/** How a charge stands that goes back in full; `failed` needs the shopkeeper. */
export type ChargeRefundState = 'due' | 'pending' | 'refunded' | 'failed';

/** A `cancelled` refund was not made: what was left of the charge had gone back before. */
export type RefundState = ChargeRefundState | 'cancelled';

export type NumberedRefund = {
  /** From 1 on. */
  no: number;
  /** Who decided that it is made. */
  by: 'shop' | 'staff' | 'provider';
  /** `lines_sold`, `amount_differs`, `second_charge`, `cancelled`, `withdrawn`, or what staff wrote; empty at the provider. */
  reason: string;
  /** The lines that it is for, with that of delivery where it gives that back; null for an amount. */
  lines: number[] | null;
  state: RefundState;
  amountCents: number;
  /** What of that went to a gift card or to store credit, at once: it stays there whatever becomes of the rest. */
  creditCents?: number;
  /** Since when it is owed, in unix seconds. */
  dueSeconds: number;
};

/** A refund as the database has it, with its charge. */
export type ChargeRefund = NumberedRefund & {
  /** The provider's id, once it exists. */
  refundId: string | null;
  /** Rises only after a definite refusal; intent, number and attempt make the idempotency key. */
  attempt: number;
  /** What was charged, and when, in unix seconds. */
  chargeCents: number;
  createdSeconds: number;
};

/** The reason of the refund that is a part of a cancellation. */
export const CANCELLATION = 'cancelled';

/** The reason of the refund that is a part of receiving what came back. */
export const RETURN = 'returned';

/** The reason of the refund that is a part of a withdrawal from what was not sent. */
export const WITHDRAWAL = 'withdrawn';

/** Whether an event promised this amount: staff's, or of a withdrawal. Any other of the shop is of a charge that goes back in full. */
export function isPromised({ by, reason }: Pick<NumberedRefund, 'by' | 'reason'>): boolean {
  return by === 'staff' || (by === 'shop' && reason === WITHDRAWAL);
}

/** Whether it is the refund of a cancellation: staff may have typed the same word. */
export function isOfCancellation({ by, reason }: { by: Actor; reason: string }): boolean {
  return by === 'shop' && reason === CANCELLATION;
}

/** Whether the money went back, is on its way, or is still to be asked for. */
export function isCounted({ state }: Pick<NumberedRefund, 'state'>): boolean {
  return state !== 'failed' && state !== 'cancelled';
}

/** What of a refund is at the shopper. One that the bank has sent back is not `refunded` any more. */
export function arrivedCents({
  state,
  amountCents,
  creditCents = 0,
}: Pick<NumberedRefund, 'state' | 'amountCents' | 'creditCents'>): number {
  return state === 'refunded' ? amountCents : creditCents;
}

/** What the bank did not take back. */
export function failedCents(
  refunds: readonly Pick<NumberedRefund, 'state' | 'amountCents' | 'creditCents'>[],
): number {
  const failed = refunds.filter(({ state }) => state === 'failed');
  return failed.reduce((cents, refund) => cents + toCardCents(refund), 0);
}

/** What of a refund goes to the card, or is given back by hand. */
export function toCardCents({
  amountCents,
  creditCents = 0,
}: Pick<NumberedRefund, 'amountCents' | 'creditCents'>): number {
  return amountCents - creditCents;
}

/** What of these refunds went to gift cards and to store credit. */
export function toCreditCents(refunds: readonly Pick<NumberedRefund, 'creditCents'>[]): number {
  return refunds.reduce((cents, { creditCents = 0 }) => cents + creditCents, 0);
}

/** What went back or is to go back. */
export function refundedCents(
  refunds: readonly Pick<NumberedRefund, 'state' | 'amountCents' | 'creditCents'>[],
): number {
  return refunds.reduce(
    (cents, refund) => cents + (isCounted(refund) ? refund.amountCents : (refund.creditCents ?? 0)),
    0,
  );
}

/** The lines whose money went back or is to go back. */
export function linesRefunded(
  refunds: readonly Pick<NumberedRefund, 'state' | 'lines'>[],
): Set<number> {
  return new Set(refunds.filter(isCounted).flatMap(({ lines }) => lines ?? []));
}

/** How a charge stands that goes back in full, by its refunds. */
export function chargeRefundState(
  chargeCents: number,
  refunds: readonly Pick<NumberedRefund, 'state' | 'amountCents' | 'creditCents'>[],
): ChargeRefundState {
  const has = (state: RefundState) => refunds.some((refund) => refund.state === state);
  if (has('due')) return 'due';
  if (refundedCents(refunds) < chargeCents) return 'failed';
  return has('pending') ? 'pending' : 'refunded';
}

/** The charge that goes back in full by these refunds; null without any. */
export function toChargeRefunded(id: string, refunds: readonly ChargeRefund[]): Refund | null {
  const [first] = refunds;
  if (!first) return null;
  const { chargeCents: amount, createdSeconds: created } = first;
  return { id, amount, created, state: chargeRefundState(amount, refunds) };
}
