/** Payment intents and charges in the database. */
import { eq } from 'drizzle-orm';
import { charge, paymentIntent } from '../schema.ts';
import { resourceMissing } from '../wire/answer.ts';
import type { ChargeRow } from '../wire/charge-object.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';
import type { Store } from './database.ts';

/** The intent, or Stripe's 404. */
export async function findPaymentIntent(store: Store, id: string): Promise<PaymentIntentRow> {
  const [row] = await store.select().from(paymentIntent).where(eq(paymentIntent.id, id));
  if (!row) throw resourceMissing('payment_intent', id, 'intent');
  return row;
}

/** The intent, locked until the transaction ends: whoever changes it does so one at a time. */
export async function lockPaymentIntent(store: Store, id: string): Promise<PaymentIntentRow> {
  const [row] = await store
    .select()
    .from(paymentIntent)
    .where(eq(paymentIntent.id, id))
    .for('update');
  if (!row) throw resourceMissing('payment_intent', id, 'intent');
  return row;
}

/** Changes a locked intent and returns it as it is then. */
export async function updatePaymentIntent(
  store: Store,
  row: PaymentIntentRow,
  change: Partial<typeof paymentIntent.$inferInsert>,
): Promise<PaymentIntentRow> {
  const [updated = row] = await store
    .update(paymentIntent)
    .set(change)
    .where(eq(paymentIntent.id, row.id))
    .returning();
  return updated;
}

/** The charge with this id, if there is one. */
export async function findCharge(store: Store, id: string): Promise<ChargeRow | undefined> {
  const [row] = await store.select().from(charge).where(eq(charge.id, id));
  return row;
}
