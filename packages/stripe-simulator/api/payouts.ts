/** The shop's calls on payouts, and on what they are made of. https://docs.stripe.com/api/payouts */
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Store } from '../payments/database.ts';
import { charge, dispute, payout, refund } from '../schema.ts';
import { resourceMissing } from '../wire/answer.ts';
import { chargeObject } from '../wire/charge-object.ts';
import { disputeObject } from '../wire/dispute-object.ts';
import { created, expand, limit, text } from '../wire/parameters.ts';
import { balanceTransactionObject, payoutObject } from '../wire/payout-object.ts';
import { refundObject } from '../wire/refund-object.ts';
import { balanceTransactionPage, listObject, payoutPage } from './list-page.ts';

export const listParameters = z.strictObject({
  created: created.optional(),
  limit,
  starting_after: text.optional(),
});

export const transactionParameters = z.strictObject({
  created: created.optional(),
  expand: expand(['data.source']),
  limit,
  payout: text.optional(),
  starting_after: text.optional(),
  type: text.optional(),
});

/** One page of payouts, newest first. */
export async function listPayouts(store: Store, parameters: z.output<typeof listParameters>) {
  const { rows, hasMore } = await payoutPage(store, parameters);
  return listObject('/v1/payouts', rows.map(payoutObject), hasMore);
}

/** The payout with this id, or Stripe's 404. */
export async function retrievePayout(store: Store, _: unknown, id: string) {
  const [row] = await store.select().from(payout).where(eq(payout.id, id));
  if (!row) throw resourceMissing('payout', id, 'id');
  return payoutObject(row);
}

/** One page of what moved on the balance, newest first. */
export async function listTransactions(
  store: Store,
  parameters: z.output<typeof transactionParameters>,
) {
  const { rows, hasMore } = await balanceTransactionPage(store, parameters);
  const ids = rows.map(({ source }) => source);
  const sources =
    parameters.expand.length > 0 ? await sourcesOf(store, ids) : new Map<string, object>();
  const objects = rows.map((row) =>
    balanceTransactionObject(row, sources.get(row.source) ?? row.source),
  );
  return listObject('/v1/balance_transactions', objects, hasMore);
}

/** The charges, refunds and disputes of these ids. */
async function sourcesOf(store: Store, ids: string[]): Promise<Map<string, object>> {
  const charges = await store.select().from(charge).where(inArray(charge.id, ids));
  const refunds = await store.select().from(refund).where(inArray(refund.id, ids));
  const disputes = await store.select().from(dispute).where(inArray(dispute.id, ids));
  const objects = [
    ...charges.map(chargeObject),
    ...refunds.map((row) => refundObject(row)),
    ...disputes.map(disputeObject),
  ];
  return new Map(objects.map((object) => [object.id, object]));
}
