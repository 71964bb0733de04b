/** Charges whose refund is due, and how they stand: for the tests of refunds. */
import { and, asc, eq } from 'drizzle-orm';
import { toChargeRefunded } from '#app/features/orders/order-refund.ts';
import { readCharge } from '#app/features/payment/refund/charge-store.server.ts';
import type { Queries } from '#db/database.ts';
import { refund, refundTransaction } from '#db/schema/order-schema.ts';
import { payment } from '#db/schema/shop-schema.ts';
import { changing, lost } from './test-network.ts';
import { testServices } from './test-services.ts';

export const LIST_REFUNDS = /^GET \/v1\/refunds$/;
export const CREATE_REFUND = /^POST \/v1\/refunds$/;

/** The next answer about an intent says that it was charged in another currency. */
export const RETRIEVE_INTENT = /^GET \/v1\/payment_intents/;
export const inEuros = changing((body) => ({ ...body, currency: 'eur' }));

/** What moved of the refunds of a shopper, in the order in which the shop learned of it. */
export function bookedOf(queries: Queries, shopper: string) {
  const { no, entry, amountCents, bookedAt } = refundTransaction;
  return queries
    .select({ no, entry, amountCents, bookedAt })
    .from(refundTransaction)
    .where(eq(refundTransaction.shopper, shopper))
    .orderBy(asc(bookedAt));
}

export async function testRefunds() {
  const shop = await testServices();
  const { network, queries, refunds } = shop;

  async function stateOf(shopper: string, intent: string) {
    const charge = await readCharge(queries, shopper, intent);
    const [row] = await queries
      .select({ state: payment.state })
      .from(payment)
      .where(and(eq(payment.shopper, shopper), eq(payment.intent, intent)));
    const { state } = toChargeRefunded(intent, charge?.refunds ?? []) ?? {};
    return { refund: state, payment: row?.state };
  }

  return {
    shop,
    stateOf,
    /** A charge that is due to go back while the provider cannot be asked for refunds. */
    async chargeToRefund() {
      const guest = await shop.guest('book');
      const intent = await shop.pay(guest);
      network.next(RETRIEVE_INTENT, inEuros);
      network.next(LIST_REFUNDS, lost);
      await shop.settle(intent);
      network.takeKeys();
      return { guest, intent };
    },
    /** An attempt of the sweep. */
    advance: async (shopper: string, intent: string) =>
      toChargeRefunded(
        intent,
        (await refunds.advanceRefunds(shopper, intent))?.charge.refunds ?? [],
      ),
    async attemptOf(shopper: string): Promise<number | undefined> {
      const rows = await queries
        .select({ attempt: refund.attempt })
        .from(refund)
        .where(eq(refund.shopper, shopper));
      return rows[0]?.attempt;
    },
    async refundedCents(intent: string): Promise<number> {
      const { data } = await shop.stripe().refunds.list({ payment_intent: intent });
      return data.reduce((sum, { amount }) => sum + amount, 0);
    },
  };
}
