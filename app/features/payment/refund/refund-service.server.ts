/** Gives a charge back that could not become an order, and follows the refund until it ends. */
import type { Logger } from 'pino';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Refund } from '#app/features/orders/order.ts';
import { readRefunds } from '#app/features/orders/order-store.server.ts';
import { isSettled, type PaymentState } from '#app/features/payment/payment.ts';
import { findByIntent, setState } from '#app/features/payment/payment-store.server.ts';
import type {
  PaymentGateway,
  ProviderAnswer,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { changeShopper } from '#app/features/shopper/shopper-store.server.ts';
import type { Queries } from '#db/database.ts';
import { type RefundRow, readRefund, updateRefund } from './refund-store.server.ts';

/** After this many definite refusals a person has to look. */
const MAX_REFUND_ATTEMPTS = 5;

export type RefundService = {
  /** Asks for the refund if it is due, takes note of how it stands, and tells; null: no refund. */
  advanceRefund(shopper: string, paymentIntent: string): Promise<Refund | null>;
};

type Parts = { queries: Queries; live: LiveHub; gateway: PaymentGateway; log: Logger };

/** A refund that is done can still come back from the bank: https://docs.stripe.com/refunds#failed-refunds */
const FOLLOWED: readonly Refund['state'][] = ['due', 'pending', 'refunded'];

const PAYMENT_STATE = {
  due: 'refund_due',
  pending: 'refund_due',
  refunded: 'refunded',
  failed: 'refund_failed',
} as const satisfies Record<Refund['state'], PaymentState>;

/** What is to be written after the provider's answer; null: nothing new is known. */
type Change = { state: Refund['state']; refundId?: string; attempt?: number };

/** Those that went back or may still arrive. */
function alive(refunds: readonly ProviderRefund[]): ProviderRefund[] {
  return refunds.filter((refund) => refund.state !== 'failed');
}

/** Whether they give the whole charge back: the merchant may have given back a part by hand. */
function coverCharge(row: RefundRow, refunds: readonly ProviderRefund[]): boolean {
  return refunds.reduce((cents, refund) => cents + refund.amountCents, 0) >= row.amountCents;
}

function changeFor(row: RefundRow, answer: ProviderAnswer<ProviderRefund[]>): Change | null {
  if (answer.kind === 'unavailable') return null;
  const attempts = row.attempt + 1;
  const again: Change =
    attempts > MAX_REFUND_ATTEMPTS ? { state: 'failed' } : { state: 'due', attempt: attempts };
  if (answer.kind === 'refused') return again;
  const refunds = alive(answer.value);
  const [newest] = refunds;
  if (!newest || !coverCharge(row, refunds)) return again;
  const isDone = refunds.every((refund) => refund.state === 'succeeded');
  return { state: isDone ? 'refunded' : 'pending', refundId: newest.id };
}

export function createRefundService({ queries, live, gateway, log }: Parts): RefundService {
  /** The refunds that there are, newest first; asks for what is not on its way back yet. */
  async function askProvider(
    row: RefundRow,
    payment: string,
  ): Promise<ProviderAnswer<ProviderRefund[]>> {
    const listed = await gateway.listRefunds(row.paymentIntent);
    if (listed.kind !== 'answer' || coverCharge(row, alive(listed.value))) return listed;
    const made = await gateway.createRefund(row.paymentIntent, `${payment}-refund-${row.attempt}`);
    if (made.kind !== 'answer') return made;
    // The provider repeats a key's first answer: what has failed since was listed as failed.
    const ids = new Set(listed.value.map(({ id }) => id));
    return { ...made, value: [...made.value.filter(({ id }) => !ids.has(id)), ...listed.value] };
  }

  async function write(row: RefundRow, change: Change): Promise<void> {
    await changeShopper(queries, row.shopper, async (tx, locked) => {
      const payment = await findByIntent(tx, locked.id, row.paymentIntent);
      const now = await readRefund(tx, locked.id, row.paymentIntent);
      if (!payment || !now || now.state === 'failed') return;
      // What somebody else has reached meanwhile must not be thrown back.
      if (now.attempt !== row.attempt) return;
      if (now.state === 'refunded' && row.state !== 'refunded') return;
      await updateRefund(tx, { ...now, shopper: locked.id }, change);
      await setState(tx, payment, PAYMENT_STATE[change.state]);
      if (change.state !== now.state) {
        await live.publishWith(tx, { kind: 'refunds', shopper: locked.id });
      }
    });
  }

  return {
    async advanceRefund(shopper, paymentIntent) {
      const row = await readRefund(queries, shopper, paymentIntent);
      const payment = await findByIntent(queries, shopper, paymentIntent);
      if (row && payment && isSettled(payment.state) && FOLLOWED.includes(row.state)) {
        const answer = await askProvider(row, payment.payment);
        const change = changeFor(row, answer);
        if (change) await write(row, change);
        if (change?.state === 'failed') {
          log.error({ paymentIntent }, 'A refund failed for good: refund this charge by hand');
        }
      }
      return (await readRefunds(queries, shopper)).find((one) => one.id === paymentIntent) ?? null;
    },
  };
}
