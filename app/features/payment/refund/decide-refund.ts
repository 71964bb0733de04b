/** What is known of a charge's refunds once the provider has answered: every rule of refunds. */
import { type Dispute, takenBackCents } from '#app/features/orders/events/dispute.ts';
import {
  type ChargeRefund,
  chargeRefundState,
  isCounted,
  isPromised,
  type RefundState,
  refundedCents,
} from '#app/features/orders/order-refund.ts';
import type { PaymentState, StrayState } from '#app/features/payment/payment.ts';
import type { ProviderRefund } from '#app/features/payment/provider/payment-gateway.ts';

/** After so many refunds of one number that the bank has sent back, a person has to look. */
export const MAX_FAILED_REFUNDS = 5;

/** The shopkeeper is warned of a refund that has been owed for longer. */
export const MAX_WAIT_SECONDS = 24 * 60 * 60;

/** A refund as its event promised it; `inPlaceOf` are the numbers of failed ones that it makes once more. */
export type PromisedRefund = { no: number; amountCents: number; inPlaceOf?: number[] | undefined };

/**
 * A charge with its refunds; `owesAll`: it is no order, or one that is cancelled, and goes back in full.
 * `promised` is what the shop or staff has promised of an order, whatever became of it.
 */
export type RefundedCharge = {
  owesAll: boolean;
  promised: readonly PromisedRefund[];
  /** Of an order, each as it stands. */
  disputes: readonly Pick<Dispute, 'status' | 'amountCents'>[];
  chargeCents: number;
  /** What of it was given as store credit in place of the card. */
  inCreditCents?: number;
  refunds: readonly ChargeRefund[];
};

/** A refund to be written: a known number is changed, a new one was made at the provider or is owed. */
export type RefundChange = Pick<
  ChargeRefund,
  'no' | 'by' | 'reason' | 'state' | 'refundId' | 'attempt' | 'amountCents'
>;

/** A refund that was asked for just now and not made; `isFinal`: asking again cannot end otherwise. */
export type FailedAttempt = { no: number; isFinal: boolean };

function isAlive({ state }: ProviderRefund): boolean {
  return state !== 'failed';
}

function sumCents(refunds: readonly { amountCents: number }[]): number {
  return refunds.reduce((cents, { amountCents }) => cents + amountCents, 0);
}

/** The provider's refunds of each of these, and those that belong to none. */
function match(refunds: readonly ChargeRefund[], listed: readonly ProviderRefund[]) {
  return Map.groupBy(listed, ({ id, no }) => {
    const own =
      refunds.find((one) => one.refundId === id) ??
      refunds.find((one) => one.by !== 'provider' && one.no === no);
    return own?.no ?? null;
  });
}

/** How a refund stands by the provider's refunds of it, newest first. */
function standing(
  refund: ChargeRefund,
  made: readonly ProviderRefund[],
  failed: FailedAttempt | null,
): ChargeRefund {
  const alive = made.filter(isAlive);
  const [newest] = alive;
  if (newest) {
    const state = alive.every((one) => one.state === 'succeeded') ? 'refunded' : 'pending';
    return { ...refund, state, refundId: newest.id, amountCents: sumCents(alive) };
  }
  const isAsked = failed?.no === refund.no;
  const isSentBack = made.length > 0 && (refund.state === 'pending' || refund.state === 'refunded');
  if (refund.by === 'provider') return isSentBack ? { ...refund, state: 'failed' } : refund;
  const isHopeless = made.length >= MAX_FAILED_REFUNDS || (isAsked && failed.isFinal);
  if (isHopeless && isCounted(refund)) return { ...refund, state: 'failed' };
  // One that the provider does not list may be too new for its list.
  return isAsked || isSentBack ? { ...refund, state: 'due', attempt: refund.attempt + 1 } : refund;
}

/** What goes back of a charge, as far as it reaches: all of it, or what was promised, each promise once. */
function toGoBackCents({ owesAll, promised, chargeCents }: RefundedCharge): number {
  if (owesAll) return chargeCents;
  const replaced = new Set(promised.flatMap(({ inPlaceOf }) => inPlaceOf ?? []));
  return sumCents(promised.filter(({ no }) => !replaced.has(no)));
}

/** What of a charge can still go back, and how much of that is owed. */
type Rest = { leftCents: number; owedCents: number };

/** Staff's amount where it fits into what is left, else what is owed: what went back by hand counts too. */
function fitInto({ leftCents, owedCents }: Rest, refund: ChargeRefund): ChargeRefund {
  if (refund.amountCents <= leftCents) return refund;
  const amountCents = Math.min(leftCents, owedCents);
  return amountCents > 0 ? { ...refund, amountCents } : { ...refund, state: 'cancelled' };
}

/** One that did not fit is made after all where the bank has sent something else back since. */
function revived({ leftCents, owedCents }: Rest, refund: ChargeRefund): ChargeRefund {
  const amountCents = Math.min(refund.amountCents, leftCents, owedCents);
  if (amountCents <= 0) return refund;
  return { ...refund, state: 'due', attempt: refund.attempt + 1, amountCents };
}

/** What was made at the provider and the shop has no number for. */
function newAtProvider(no: number, made: ProviderRefund): RefundChange {
  const state = made.state === 'succeeded' ? 'refunded' : made.state;
  const { id: refundId, amountCents } = made;
  return { no, by: 'provider', reason: '', state, refundId, attempt: 1, amountCents };
}

/** Whether what would be written is as it is. */
function isSame(one: ChargeRefund, other: ChargeRefund): boolean {
  return (
    one.state === other.state &&
    one.attempt === other.attempt &&
    one.amountCents === other.amountCents &&
    one.refundId === other.refundId
  );
}

/**
 * Compares the refunds of a charge with those that the provider lists, newest first; what has to be
 * written. `failed` is the attempt that was refused just now. Whatever may succeed later stays due.
 */
export function decideRefunds(
  charge: RefundedCharge,
  listed: readonly ProviderRefund[],
  failed: FailedAttempt | null,
): RefundChange[] {
  const { refunds, chargeCents, owesAll, inCreditCents = 0 } = charge;
  const matched = match(refunds, listed);
  const unknown = (matched.get(null) ?? []).toReversed();
  const madeOf = ({ no }: ChargeRefund) => matched.get(no) ?? [];
  const standings = refunds.map((one) => standing(one, madeOf(one), failed));
  const isDue = ({ state }: ChargeRefund) => state === 'due';
  const backCents =
    takenBackCents(charge.disputes) +
    sumCents(unknown.filter(isAlive)) +
    refundedCents(standings.filter((one) => !isDue(one)));
  const rest = {
    leftCents: chargeCents - inCreditCents - backCents,
    owedCents: toGoBackCents(charge) - backCents,
  };
  const taken = (one: ChargeRefund) => {
    const cents = isDue(one) ? one.amountCents : 0;
    rest.leftCents -= cents;
    rest.owedCents -= cents;
    return one;
  };
  const isRevivable = (one: ChargeRefund) =>
    !owesAll &&
    isPromised(one) &&
    one.state === 'cancelled' &&
    madeOf(one).length < MAX_FAILED_REFUNDS;
  const fitted = standings.map((one) => (isDue(one) ? taken(fitInto(rest, one)) : one));
  const now = fitted.map((one) => (isRevivable(one) ? taken(revived(rest, one)) : one));
  const lastNo = Math.max(0, ...refunds.map(({ no }) => no));
  const changes: RefundChange[] = [
    ...now.filter((next, index) => !isSame(next, refunds[index] ?? next)),
    ...unknown.map((made, index) => newAtProvider(lastNo + index + 1, made)),
  ];
  const missing = !owesAll ? null : missingRefund({ ...charge, refunds: now }, rest.leftCents);
  if (!missing) return changes;
  return [...changes, { ...missing, no: lastNo + unknown.length + 1 }];
}

/** What is owed in full goes back in full, also when a part that was made at the provider fails. */
function missingRefund(charge: RefundedCharge, leftCents: number): Omit<RefundChange, 'no'> | null {
  const [first] = charge.refunds;
  const isGivenUp = charge.refunds.some(({ by, state }) => by === 'shop' && state === 'failed');
  if (!first || isGivenUp || leftCents <= 0) return null;
  const owed = { by: 'shop', state: 'due', refundId: null, attempt: 1 } as const;
  const { reason } = charge.refunds.find(({ by }) => by === 'shop') ?? first;
  return { ...owed, reason, amountCents: leftCents };
}

/** Whether the refund has been due for so long that the shopkeeper has to know. */
export function isOverdue(
  { state, dueSeconds }: Pick<ChargeRefund, 'state' | 'dueSeconds'>,
  now: Date,
): boolean {
  return state === 'due' && now.getTime() / 1_000 - dueSeconds > MAX_WAIT_SECONDS;
}

const PAYMENT_STATES = {
  due: 'refund_due',
  pending: 'refund_due',
  refunded: 'refunded',
  failed: 'refund_failed',
} as const satisfies Record<Exclude<RefundState, 'cancelled'>, PaymentState & StrayState>;

/** The state of a payment, or of a stray intent, whose charge goes back by these refunds. */
export function paymentStateOfRefunds(
  chargeCents: number,
  refunds: readonly Pick<ChargeRefund, 'state' | 'amountCents'>[],
): PaymentState & StrayState {
  return PAYMENT_STATES[chargeRefundState(chargeCents, refunds)];
}

/** The refunds of a charge once the changes are written. */
export function withChanges(
  refunds: readonly ChargeRefund[],
  changes: readonly RefundChange[],
): RefundChange[] {
  const byNo = new Map<number, RefundChange>(refunds.map((refund) => [refund.no, refund]));
  for (const change of changes) byNo.set(change.no, change);
  return [...byNo.values()];
}
