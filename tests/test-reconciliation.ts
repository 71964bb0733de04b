/** A shop whose database a test edits by hand, to check the reconciliation's findings. */
import { type SQL, sql } from 'drizzle-orm';
import { createReconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import { testServices } from './test-services.ts';

export const CLEAN = { lost: 0, doubled: 0, unrefunded: 0, mismatched: 0, oversold: 0 };

/** `options`: of the services. */
export async function testReconciliation(options: Parameters<typeof testServices>[0] = {}) {
  const shop = await testServices(options);
  const reconciliation = createReconciliation(shop);

  async function edit(statement: SQL): Promise<void> {
    await shop.queries.execute(statement);
  }

  return {
    shop,
    reconciliation,
    edit,
    /** The kinds of a reconciliation's findings, without notes. */
    kinds: async (): Promise<string[]> =>
      (await reconciliation()).findings.map(({ kind }) => kind).sort(),
    /** Items that are bought, paid and settled. */
    async purchase(...variants: string[]) {
      const shopper = await shop.guest(...variants);
      const intent = await shop.pay(shopper);
      await shop.settle(intent);
      return { shopper, intent };
    },
    /** A charge of a cent more than was frozen: settling it makes a refund. */
    async overcharge() {
      const shopper = await shop.guest('book');
      const { intent, clientSecret } = await shop.start(shopper);
      await shop.stripe().paymentIntents.update(intent, { amount: 1197 });
      await shop.confirm(clientSecret);
      return { shopper, intent };
    },
    /** The days pass that banks take: refunds end, and disputes arrive. */
    async letBanksAct(): Promise<void> {
      await edit(
        sql`update card_simulator.refund set end_due_at = now() - interval '1 second'
          where end_due_at is not null`,
      );
      await edit(sql`update card_simulator.charge set dispute_due_at = now() - interval '1 second'
        where dispute_due_at is not null`);
      await shop.cardSimulator().deliverDue();
    },
    /** Edits the provider's rows: the money is with the shop again. */
    async undoRefund(intent: string): Promise<void> {
      await edit(sql`delete from card_simulator.refund where payment_intent = ${intent}`);
      await edit(sql`update card_simulator.charge set amount_refunded_cents = 0
        where payment_intent = ${intent}`);
    },
    /** Empties the tables of both: no shopper, no purchase. */
    async wipe(): Promise<void> {
      shop.takeLogged();
      await edit(sql`truncate payment, intent, "order", order_event, order_status, order_line, refund, refund_transaction,
        basket_line, shopper, invoice,
        card_simulator.payment_intent, card_simulator.charge, card_simulator.refund, card_simulator.dispute`);
    },
  };
}
