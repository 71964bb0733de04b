/**
 * Settling: one function that turns a paid intent into exactly one order or one refund, safe to
 * repeat and to race. Its callers: the browser's PUT, the return of the form without scripts, the
 * signed webhook and the sweep (architecture, 'A purchase', 3 and 4).
 */
import { removeLines } from '#app/features/basket/server/basket-store.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Order } from '#app/features/orders/order.ts';
import {
  claimLines,
  insertOrder,
  readOrder,
  readRefunds,
} from '#app/features/orders/order-store.server.ts';
import type { Payment } from '#app/features/payment/payment.ts';
import { readPayment, setState, storeIntent } from '#app/features/payment/payment-store.server.ts';
import type { Intent, PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import type { RefundService } from '#app/features/payment/refund/refund-service.server.ts';
import {
  insertRefund,
  type RefundReason,
} from '#app/features/payment/refund/refund-store.server.ts';
import {
  changeShopper,
  type LockedShopper,
  raiseBasketVersion,
} from '#app/features/shopper/shopper-store.server.ts';
import type { Queries } from '#db/database.ts';
import { decideSettlement, type Settlement } from './decide-settlement.ts';
import {
  type PaymentSnapshot,
  readPaymentSnapshot,
  saleEvents,
  sellIfUnchanged,
} from './sale-store.server.ts';
import { recordEvent } from './webhook-event-store.server.ts';

/** What a caller knows: the provider's event that asks for it, and the payment as it has just been. */
export type SettleCause = { eventId?: string; seen?: PaymentSnapshot };

export type Settle = (intentId: string, cause?: SettleCause) => Promise<Settlement>;

type Parts = { queries: Queries; live: LiveHub; gateway: PaymentGateway; refunds: RefundService };

export function createSettle({ queries, live, gateway, refunds }: Parts): Settle {
  async function sell(tx: Queries, locked: LockedShopper, payment: Payment, intent: Intent) {
    const lines = payment.items.map((item) => item.line);
    if (!(await claimLines(tx, locked.id, intent.id, lines))) {
      return refundCharge(tx, payment, intent, 'lines_sold');
    }
    const order: Order = {
      id: intent.id,
      basket: payment.items,
      amount: payment.amountCents,
      created: intent.createdSeconds,
    };
    await insertOrder(tx, locked.id, order);
    await removeLines(tx, locked.id, lines);
    await raiseBasketVersion(tx, locked);
    await setState(tx, payment, 'ordered');
    await live.publishWith(tx, ...saleEvents(locked.id, order.id));
  }

  async function refundCharge(tx: Queries, payment: Payment, intent: Intent, reason: RefundReason) {
    await insertRefund(tx, {
      shopper: payment.shopper,
      paymentIntent: intent.id,
      reason,
      amountCents: intent.amountReceivedCents,
      createdSeconds: intent.createdSeconds,
    });
    await setState(tx, payment, 'refund_due');
    await live.publishWith(tx, { kind: 'refunds', shopper: payment.shopper });
  }

  /** Reads what a settled payment has become. */
  async function outcome(tx: Queries, shopper: string, intentId: string): Promise<Settlement> {
    const order = await readOrder(tx, shopper, intentId);
    if (order) return { kind: 'ordered', shopper, order };
    const refund = (await readRefunds(tx, shopper)).find((one) => one.id === intentId);
    if (refund) return { kind: 'refunded', shopper, refund };
    throw new Error(`Unable to find what became of the settled intent ${intentId}`);
  }

  async function settleLocked(
    tx: Queries,
    locked: LockedShopper,
    paymentId: string,
    intent: Intent,
  ): Promise<Settlement> {
    const shopper = locked.id;
    const payment = await readPayment(tx, shopper, paymentId);
    if (!payment || (payment.intent !== null && payment.intent !== intent.id)) {
      return { kind: 'unknown' };
    }
    // A webhook may come before the answer that names the intent has been stored.
    if (payment.intent === null) await storeIntent(tx, payment, intent.id);
    switch (decideSettlement(payment, intent)) {
      case 'processing':
        return { kind: 'processing', shopper };
      case 'unpaid':
        return { kind: 'unpaid', shopper };
      case 'cancel':
        await setState(tx, payment, 'cancelled');
        return { kind: 'cancelled', shopper };
      case 'sell':
        await sell(tx, locked, payment, intent);
        break;
      case 'refund':
        await refundCharge(tx, payment, intent, 'amount_differs');
        break;
      case 'stands':
        break;
    }
    return outcome(tx, shopper, intent.id);
  }

  /** Sells what nobody else is settling, in one statement; null leaves it to the lock to decide. */
  async function sellAtOnce(
    seen: PaymentSnapshot | null,
    intent: Intent,
    eventId: string | undefined,
  ): Promise<Settlement | null> {
    if (!seen || seen.isSold || (seen.intent !== null && seen.intent !== intent.id)) return null;
    if (decideSettlement(seen, intent) !== 'sell') return null;
    const order = await sellIfUnchanged(queries, seen, intent, eventId ?? null);
    return order && { kind: 'ordered', shopper: seen.shopper, order };
  }

  return async (intentId, { eventId, seen } = {}) => {
    // The provider is asked before the transaction: no call to it is made while the lock is held.
    const answer = await gateway.retrieveIntent(intentId);
    if (answer.kind === 'unavailable') return { kind: 'unavailable' };
    if (answer.kind === 'refused') return { kind: 'unknown' };
    const intent = answer.value;
    const { shopper, payment } = intent;
    if (shopper === null || payment === null) return { kind: 'unknown' };
    const paid = seen ?? (await readPaymentSnapshot(queries, shopper, payment));
    const sold = await sellAtOnce(paid, intent, eventId);
    if (sold) return sold;
    const settlement = await changeShopper(queries, shopper, async (tx, locked) => {
      if (eventId) await recordEvent(tx, locked.id, eventId);
      return settleLocked(tx, locked, payment, intent);
    });
    if (settlement === null) return { kind: 'unknown' };
    if (settlement.kind === 'refunded') {
      const refund = await refunds.advanceRefund(settlement.shopper, intentId);
      return { ...settlement, refund: refund ?? settlement.refund };
    }
    return settlement;
  };
}
