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
import { sqlFunction } from '#db/sql-function.ts';
import {
  coversCharge,
  decideRefund,
  isFollowed,
  paymentStateOfRefund,
  type RefundDecision,
} from './decide-refund.ts';

export type RefundService = {
  /** Asks for the refund if it is due and writes how it stands; null: this intent has no refund. */
  advanceRefund(shopper: string, paymentIntent: string): Promise<Refund | null>;
};

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'listRefunds' | 'createRefund'>;
  log: Logger;
};

const writeRefund = sqlFunction<
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

  function write(
    { shopper }: PaymentSnapshot,
    refund: RefundAttempt,
    decision: RefundDecision,
  ): Promise<boolean> {
    const messages =
      decision.state === refund.state ? null : toPayload(afterRefundChanged(shopper));
    return writeRefund(
      queries,
      shopper,
      refund.id,
      refund.state,
      refund.attempt,
      decision.state,
      decision.attempt,
      decision.refundId,
      paymentStateOfRefund[decision.state],
      messages,
    );
  }

  /** Asks the provider and writes how the refund stands. */
  async function follow(asked: PaymentSnapshot, refund: RefundAttempt): Promise<void> {
    const decision = decideRefund(refund, await askProvider(refund, asked.payment));
    if (decision === null) return;
    const isWritten = await untilApplied(async () => {
      const now = await readPaymentSnapshotByIntent(queries, asked.shopper, refund.id);
      // What another caller has reached meanwhile stays: the sweep comes again.
      const isUnchanged =
        now?.refund?.attempt === refund.attempt && now.refund.state === refund.state;
      if (!now || !isUnchanged) return false;
      return (await write(now, refund, decision)) || CHANGED;
    });
    if (isWritten && decision.state !== refund.state) {
      log.info({ paymentIntent: refund.id, state: decision.state }, 'A refund has changed');
    }
    if (isWritten && decision.state === 'failed') {
      log.error(
        { paymentIntent: refund.id },
        'A refund failed for good: refund this charge by hand',
      );
    }
  }

  return {
    async advanceRefund(shopper, paymentIntent) {
      const snapshot = await readPaymentSnapshotByIntent(queries, shopper, paymentIntent);
      if (!snapshot?.refund) return null;
      if (isFollowed(snapshot.refund)) await follow(snapshot, snapshot.refund);
      const now = await readPaymentSnapshotByIntent(queries, shopper, paymentIntent);
      return now?.refund ? withoutAttempt(now.refund) : null;
    },
  };
}

/** The refund as its shopper sees it. */
export function withoutAttempt({ attempt: _, ...refund }: RefundAttempt): Refund {
  return refund;
}
