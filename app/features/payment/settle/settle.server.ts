/**
 * Settling: one function that turns a paid intent into exactly one order or one refund, safe to
 * repeat and to race. Its callers: the browser's PUT, the return of the form without scripts, the
 * signed webhook and the sweep (architecture, 'A purchase', 3 and 4).
 */
import type { Logger } from 'pino';
import type { PaymentSnapshot } from '#app/features/payment/payment.ts';
import { readPaymentSnapshot } from '#app/features/payment/payment-snapshot.server.ts';
import { changePayment } from '#app/features/payment/payment-store.server.ts';
import type { Intent, PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import {
  type RefundService,
  withoutAttempt,
} from '#app/features/payment/refund/refund-service.server.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import { decideSettlement, type Settlement } from './decide-settlement.ts';
import { writeRefundDue, writeSale } from './write-settlement.server.ts';

/** `known` is the payment as the caller has just read it, which saves reading it again. */
export type Settle = (intentId: string, known?: PaymentSnapshot) => Promise<Settlement>;

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'retrieveIntent'>;
  refunds: RefundService;
  log: Logger;
};

export function createSettle({ queries, gateway, refunds, log }: Parts): Settle {
  async function applyDecision(
    snapshot: PaymentSnapshot,
    intent: Intent,
  ): Promise<Settlement | typeof CHANGED> {
    const { shopper } = snapshot;
    const decision = decideSettlement(snapshot, intent);
    switch (decision.kind) {
      case 'unknown':
        return { kind: 'unknown' };
      case 'stands':
        return settlementOf(snapshot);
      case 'sell': {
        const order = await writeSale(queries, snapshot, intent);
        if (!order) return CHANGED;
        const { id: paymentIntent, amount: amountCents } = order;
        log.info({ shopper, paymentIntent, amountCents }, 'An order was placed');
        return { kind: 'ordered', shopper, order };
      }
      case 'refund': {
        if (!(await writeRefundDue(queries, snapshot, intent, decision.reason))) return CHANGED;
        const { id, amountReceivedCents: amount, createdSeconds: created } = intent;
        const { reason } = decision;
        const fields = { shopper, paymentIntent: id, amountCents: amount, reason };
        log.info(fields, 'A refund is due');
        return { kind: 'refunded', shopper, refund: { id, amount, created, state: 'due' } };
      }
      case 'cancel':
        return (await changePayment(queries, snapshot, 'cancelled', intent.id))
          ? { kind: 'cancelled', shopper }
          : CHANGED;
      case 'wait': {
        const outcome = { kind: decision.as, shopper };
        // A webhook may come before the answer that names the intent has been stored.
        if (snapshot.intent !== null) return outcome;
        const isStored = await changePayment(queries, snapshot, decision.state, intent.id);
        return isStored ? outcome : CHANGED;
      }
    }
  }

  return async (intentId, known) => {
    // The provider is asked before anything is locked.
    const answer = await gateway.retrieveIntent(intentId);
    if (answer.kind === 'unavailable') return { kind: 'unavailable' };
    if (answer.kind === 'refused') return { kind: 'unknown' };
    const intent = answer.value;
    const { shopper, payment } = intent;
    if (shopper === null || payment === null) return { kind: 'unknown' };
    let first = known;
    const settlement = await untilApplied<Settlement>(async () => {
      const snapshot = first ?? (await readPaymentSnapshot(queries, shopper, payment));
      first = undefined;
      return snapshot ? applyDecision(snapshot, intent) : { kind: 'unknown' };
    });
    if (settlement?.kind !== 'refunded') return settlement ?? { kind: 'unavailable' };
    const refund = await refunds.advanceRefund(settlement.shopper, intentId);
    return { ...settlement, refund: refund ?? settlement.refund };
  };
}

/** What a settled payment has become. */
function settlementOf({ shopper, order, refund, payment }: PaymentSnapshot): Settlement {
  if (order) return { kind: 'ordered', shopper, order };
  if (!refund) throw new Error(`Unable to find what became of the settled payment ${payment}`);
  return { kind: 'refunded', shopper, refund: withoutAttempt(refund) };
}
