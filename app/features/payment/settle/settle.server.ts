/**
 * Settling: one function that turns a paid intent into exactly one order or one refund, safe to
 * repeat and to race. Its callers: the browser's PUT, the return of the form without scripts, the
 * signed webhook and the sweep (architecture, 'A purchase', 3 and 4).
 */
import type { Logger } from 'pino';
import { toChargeRefunded } from '#app/features/orders/order-refund.ts';
import type { Declines } from '#app/features/payment/decline/declines.server.ts';
import type { Payment, PaymentSnapshot } from '#app/features/payment/payment.ts';
import { readPaymentSnapshot } from '#app/features/payment/payment-snapshot.server.ts';
import { changePayment } from '#app/features/payment/payment-store.server.ts';
import type { Intent, PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import type { RefundService } from '#app/features/payment/refund/refund-service.server.ts';
import type { StockClaims } from '#app/features/stock/stock-claims.server.ts';
import { shortenHold } from '#app/features/stock/stock-holds.server.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import { decideSettlement, type RefundReason, type Settlement } from './decide-settlement.ts';
import type { OrderTimes } from './order-times.ts';
import type { RecentPayments } from './recent-payments.ts';
import {
  writeRefundDue,
  writeSale,
  writeStray,
  writeStrayRefundDue,
} from './write-settlement.server.ts';

/**
 * Asks the provider about an intent and settles it. `known` is the payment with this intent as the
 * caller knows it, which is read again where that is outdated: without it the payment is found by the intent's metadata.
 */
export type Settle = (intentId: string, known?: PaymentSnapshot) => Promise<Settlement>;

/** Settles an intent of this payment, as the provider has just described it. */
export type SettleIntent = (
  intent: Intent,
  payment: Pick<Payment, 'shopper' | 'payment'>,
  known?: PaymentSnapshot,
) => Promise<Settlement>;

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'retrieveIntent'>;
  refunds: Pick<RefundService, 'advanceRefunds'>;
  stock: Pick<StockClaims, 'claim' | 'sold' | 'ended'>;
  recent: Pick<RecentPayments, 'order'>;
  /** Told how long after its charge an order was placed, where the provider says when that was. */
  orderTimes: Pick<OrderTimes, 'placed'>;
  declines: Pick<Declines, 'paid'>;
  log: Logger;
};

/** `owesRefund`: a refund became due just now, and nobody has asked for it yet. */
type Applied = { settlement: Settlement; owesRefund: boolean };

const UNKNOWN: Applied = { settlement: { kind: 'unknown' }, owesRefund: false };

export function createSettle({
  queries,
  gateway,
  refunds,
  stock,
  recent,
  orderTimes,
  declines,
  log,
}: Parts): {
  settle: Settle;
  settleIntent: SettleIntent;
} {
  /** Makes the whole charge due to go back. */
  async function oweRefund(
    snapshot: PaymentSnapshot,
    intent: Intent,
    reason: RefundReason,
    write: typeof writeRefundDue,
  ): Promise<Applied | typeof CHANGED> {
    if (!(await write(queries, snapshot, intent, reason))) return CHANGED;
    const { shopper } = snapshot;
    const { id, amountReceivedCents: amount, createdSeconds: created } = intent;
    const fields = { shopper, paymentIntent: id, amountCents: amount, reason };
    log.info(fields, 'A refund is due');
    const refund = { id, amount, created, state: 'due' } as const;
    return { settlement: { kind: 'refunded', shopper, refund }, owesRefund: true };
  }

  /** And so ends the payment itself. */
  async function endRefunded(
    snapshot: PaymentSnapshot,
    intent: Intent,
    reason: RefundReason,
  ): Promise<Applied | typeof CHANGED> {
    const owed = await oweRefund(snapshot, intent, reason, writeRefundDue);
    if (owed !== CHANGED) await stock.ended(snapshot);
    return owed;
  }

  async function applyDecision(
    snapshot: PaymentSnapshot,
    intent: Intent,
  ): Promise<Applied | typeof CHANGED> {
    const { shopper } = snapshot;
    const end = (settlement: Settlement): Applied => ({ settlement, owesRefund: false });
    const decision = decideSettlement(snapshot, intent);
    switch (decision.kind) {
      case 'stands':
        return end(settlementOf(snapshot));
      case 'sell': {
        const order = await writeSale(queries, snapshot, intent);
        if (!order) return CHANGED;
        await stock.sold(snapshot);
        const { id: paymentIntent, amount: amountCents } = order;
        log.info({ shopper, paymentIntent, amountCents }, 'An order was placed');
        recent.order(paymentIntent);
        orderTimes.placed(intent.chargedSeconds);
        await declines.paid(paymentIntent);
        return end({ kind: 'ordered', shopper, order });
      }
      case 'claim': {
        const { state } = await stock.claim({ ...snapshot, units: decision.units });
        return state === 'short' ? endRefunded(snapshot, intent, 'sold_out') : CHANGED;
      }
      case 'refund':
        return endRefunded(snapshot, intent, decision.reason);
      case 'refund_stray':
        return oweRefund(snapshot, intent, decision.reason, writeStrayRefundDue);
      case 'cancel':
        if (!(await changePayment(queries, snapshot, 'cancelled', intent.id))) return CHANGED;
        await stock.ended(snapshot);
        return end({ kind: 'cancelled', shopper });
      case 'stray':
        return (await writeStray(queries, snapshot, intent.id, decision.state))
          ? end({ kind: decision.as, shopper })
          : CHANGED;
      case 'wait': {
        const outcome = end({ kind: decision.as, shopper });
        if (intent.isDeclined && snapshot.isHeld) await shortenHold(queries, snapshot.payment);
        // A webhook may come before the answer that names the intent has been stored.
        if (snapshot.intent !== null) return outcome;
        const isStored = await changePayment(queries, snapshot, decision.state, intent.id);
        return isStored ? outcome : CHANGED;
      }
    }
  }

  const settleIntent: SettleIntent = async (intent, payment, known) => {
    let first = known;
    const applied = await untilApplied<Applied>(async () => {
      const snapshot = first ?? (await readPaymentSnapshot(queries, payment, intent.id));
      first = undefined;
      return snapshot ? applyDecision(snapshot, intent) : UNKNOWN;
    });
    if (!applied) return { kind: 'unavailable' };
    const { settlement, owesRefund } = applied;
    if (!owesRefund || settlement.kind !== 'refunded') return settlement;
    // The first attempt; the others are the sweep's.
    const progress = await refunds.advanceRefunds(settlement.shopper, intent.id);
    const refund = progress && toChargeRefunded(intent.id, progress.charge.refunds);
    return { ...settlement, refund: refund ?? settlement.refund };
  };

  return {
    settleIntent,
    async settle(intentId, known) {
      // The provider is asked before anything is locked.
      const answer = await gateway.retrieveIntent(intentId);
      if (answer.kind === 'unavailable') return { kind: 'unavailable' };
      if (answer.kind === 'refused') return { kind: 'unknown' };
      const { shopper, payment } = known ?? answer.value;
      if (shopper === null || payment === null) return { kind: 'unknown' };
      return settleIntent(answer.value, { shopper, payment }, known);
    },
  };
}

/** What a settled payment, or a stray intent, has become. */
function settlementOf({ shopper, order, refund, payment }: PaymentSnapshot): Settlement {
  if (order) return { kind: 'ordered', shopper, order };
  if (!refund) throw new Error(`Unable to find what became of the settled payment ${payment}`);
  return { kind: 'refunded', shopper, refund };
}
