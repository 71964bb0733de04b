/** What a merchant does, or sees happen, at the provider and not through the shop. */
import { type CallDeps, runCall } from '../payments/call.ts';
import { newId } from '../payments/ids.ts';
import { findPaymentIntent } from '../payments/intent-rows.ts';
import type { CardDispute } from '../test-cards.ts';
import { invalidRequest } from '../wire/answer.ts';
import { changeCharge } from './change-charge.ts';
import { findDisputeOf, findRefund } from './charge-rows.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideRefund, decideRefundEnd, requirePaid } from './decide-refund.ts';

/** Each rejects as Stripe's API would refuse it. */
export type Dashboard = {
  /** Refunds cents of a paid intent, all that is left by default; the refund's id. */
  refund(paymentIntent: string, amountCents?: number): Promise<string>;
  /** Has the bank send a refund back, pending or done, whatever its card. */
  failRefund(id: string, reason?: string): Promise<void>;
  /** Has the cardholder dispute a paid intent; the dispute's id. */
  dispute(paymentIntent: string, dispute?: CardDispute): Promise<string>;
};

/** Makes the dashboard of one simulator. */
export function createDashboard(deps: CallDeps): Dashboard {
  return {
    refund: (paymentIntent, amountCents) =>
      runCall(deps, async (call) => {
        const intent = await findPaymentIntent(call.store, paymentIntent);
        const id = newId('re');
        await changeCharge(call, requirePaid(intent, intent.latestCharge), async (charge) => {
          const dispute = await findDisputeOf(call.store, charge);
          return decideRefund(charge, dispute, { amountCents, metadata: {} }, id, call.now);
        });
        return id;
      }),
    failRefund: (id, reason = 'expired_or_canceled_card') =>
      runCall(deps, async (call) => {
        const { charge: chargeId } = await findRefund(call.store, id);
        await changeCharge(call, chargeId, async (charge) =>
          decideRefundEnd(charge, await findRefund(call.store, id), { status: 'failed', reason }),
        );
      }),
    dispute: (paymentIntent, about = { reason: 'fraudulent', isInquiry: false }) =>
      runCall(deps, async (call) => {
        const intent = await findPaymentIntent(call.store, paymentIntent);
        const id = newId('du');
        const written = await changeCharge(
          call,
          requirePaid(intent, intent.latestCharge),
          async (charge) => decideDispute(charge, about, id, call.now),
        );
        if (written) return id;
        throw invalidRequest('This charge is disputed already, or was refunded.');
      }),
  };
}
