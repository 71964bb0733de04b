/** Refunds a charge that could not become an order, and follows the refund until it ends. */
import type { Logger } from 'pino';
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import type { Refund } from '#app/features/orders/order.ts';
import { afterRefundChanged } from '#app/features/orders/order-consequences.ts';
import type { PaymentSnapshot, RefundAttempt } from '#app/features/payment/payment.ts';
import { readPaymentSnapshotByIntent } from '#app/features/payment/payment-snapshot.server.ts';
import type {
  PaymentGateway,
  ProviderAnswer,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import {
  coversCharge,
  decideRefund,
  isFollowed,
  isOverdue,
  paymentStateOfRefund,
  type RefundDecision,
} from './decide-refund.ts';
import { writeRefund } from './write-refund.server.ts';

/** A refund as it stands now; `isAnswered` is false if the provider could not be asked about it. */
export type RefundProgress = { refund: Refund; isAnswered: boolean };

export type RefundService = {
  /**
   * Asks for the refund unless it is made already, and writes how it stands; null: this intent has no
   * refund. For whoever has just made it due, and for the sweep: the pauses between attempts are theirs.
   */
  advanceRefund(shopper: string, paymentIntent: string): Promise<RefundProgress | null>;
  /** Writes how the refund stands at the provider, and asks for none. */
  checkRefund(shopper: string, paymentIntent: string): Promise<RefundProgress | null>;
};

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'listRefunds' | 'createRefund'>;
  log: Logger;
};

export function createRefundService({ queries, gateway, log }: Parts): RefundService {
  /** The refunds that there are, newest first; creates what is not on its way back yet. */
  async function askProvider(
    refund: RefundAttempt,
    payment: string,
  ): Promise<ProviderAnswer<ProviderRefund[]>> {
    const listed = await gateway.listRefunds(refund.id);
    if (listed.kind !== 'answer' || coversCharge(refund, listed.value)) return listed;
    const made = await gateway.createRefund(refund.id, `${payment}-refund-${refund.attempt}`);
    if (made.kind !== 'answer') return made;
    // The provider repeats a key's first answer: what has failed since was listed as failed.
    const ids = new Set(listed.value.map(({ id }) => id));
    return { ...made, value: [...made.value.filter(({ id }) => !ids.has(id)), ...listed.value] };
  }

  /** Writes the decision, whoever owns the refund now; false if another caller has been faster. */
  async function write(refund: RefundAttempt, shopper: string, decision: RefundDecision) {
    return untilApplied(async () => {
      const now = await readPaymentSnapshotByIntent(queries, shopper, refund.id);
      // What another caller has reached meanwhile stays: the sweep comes again.
      const isUnchanged =
        now?.refund?.attempt === refund.attempt && now.refund.state === refund.state;
      if (!now || !isUnchanged) return false;
      const messages =
        decision.state === refund.state ? null : toPayload(afterRefundChanged(now.shopper));
      const state = paymentStateOfRefund[decision.state];
      return (
        (await writeRefund(queries, now.shopper, refund, decision, state, messages)) || CHANGED
      );
    });
  }

  function logChange(
    refund: RefundAttempt,
    decision: RefundDecision | null,
    reason: string | null,
  ) {
    const { id: paymentIntent, amount: amountCents, dueSeconds } = refund;
    if (decision && decision.state !== refund.state) {
      log.info({ paymentIntent, state: decision.state }, 'A refund has changed');
    }
    if (decision?.state === 'failed') {
      log.error({ paymentIntent, reason }, 'A refund failed for good: refund this charge by hand');
    } else if (isOverdue(refund, decision, new Date())) {
      const since = new Date(dueSeconds * 1_000).toISOString();
      const fields = { paymentIntent, amountCents, since, attempt: refund.attempt, reason };
      log.warn(fields, 'A refund has been waiting for more than a day: look at it at the provider');
    }
  }

  /** Asks the provider and writes how the refund stands; whether it has answered. */
  async function follow(
    snapshot: PaymentSnapshot,
    refund: RefundAttempt,
    isAttempt: boolean,
  ): Promise<boolean> {
    const answer = isAttempt
      ? await askProvider(refund, snapshot.payment)
      : await gateway.listRefunds(refund.id);
    const decision = decideRefund(refund, answer, isAttempt);
    const isWritten = decision === null || (await write(refund, snapshot.shopper, decision));
    if (isWritten) logChange(refund, decision, answer.kind === 'answer' ? null : answer.message);
    return answer.kind !== 'unavailable';
  }

  function createStep(isAttempt: boolean): RefundService['advanceRefund'] {
    return async (shopper, paymentIntent) => {
      const snapshot = await readPaymentSnapshotByIntent(queries, shopper, paymentIntent);
      if (!snapshot?.refund) return null;
      const isAnswered =
        !isFollowed(snapshot.refund) || (await follow(snapshot, snapshot.refund, isAttempt));
      const now = await readPaymentSnapshotByIntent(queries, shopper, paymentIntent);
      return now?.refund ? { refund: withoutAttempt(now.refund), isAnswered } : null;
    };
  }

  return { advanceRefund: createStep(true), checkRefund: createStep(false) };
}

/** The refund as its shopper sees it. */
export function withoutAttempt({
  attempt: _attempt,
  dueSeconds: _dueSeconds,
  ...refund
}: RefundAttempt): Refund {
  return refund;
}
