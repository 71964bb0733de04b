/** Follows the disputes of an order at the provider: each new status is an event of the order. */
import type { Logger } from 'pino';
import { writeOrderEvent } from '#app/features/orders/actions/write-order-event.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import type { PaymentGateway } from '#app/features/payment/provider/payment-gateway.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import { decideDisputes } from './decide-disputes.ts';

export type DisputeService = {
  /**
   * Writes how the disputes of an order stand at the provider; false if it could not be asked. Nothing
   * for a charge that is no order of the shopper.
   */
  checkDisputes(shopper: string, paymentIntent: string): Promise<boolean>;
};

type Parts = {
  queries: Queries;
  gateway: Pick<PaymentGateway, 'listDisputes'>;
  log: Logger;
};

export function createDisputeService({ queries, gateway, log }: Parts): DisputeService {
  return {
    async checkDisputes(shopper, intent) {
      const answer = await gateway.listDisputes(intent);
      if (answer.kind !== 'answer') return answer.kind !== 'unavailable';
      await untilApplied(async () => {
        const order = await readOrderDetails(queries, shopper, intent);
        const [next, ...others] = order
          ? decideDisputes(foldOrder(order).disputes, answer.value)
          : [];
        if (!order || !next) return true;
        const event = { kind: 'disputed', body: next } as const;
        if (!(await writeOrderEvent(queries, order, event, 'provider'))) return CHANGED;
        const { id: dispute, status, amountCents, dueSeconds } = next;
        const dueBy = dueSeconds === null ? null : new Date(dueSeconds * 1_000).toISOString();
        const fields = { paymentIntent: intent, dispute, status, amountCents, dueBy };
        log.warn(fields, 'An order is disputed: answer it at the provider');
        return others.length > 0 ? CHANGED : true;
      });
      return true;
    },
  };
}
