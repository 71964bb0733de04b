/** Payment intents in the database. */
import { eq, type SQL, sql } from 'drizzle-orm';
import { paymentIntent } from '../schema.ts';
import { resourceMissing } from '../wire/answer.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';
import { prepared, type Store } from './database.ts';

/**
 * An intent as it was read. `version` is PostgreSQL's xmin, which every change of the row replaces
 * (https://www.postgresql.org/docs/current/ddl-system-columns.html).
 */
export type IntentSnapshot = { row: PaymentIntentRow; version: string };

const rowVersion: SQL<string> = sql<string>`${sql.identifier('xmin')}::text`;

const selectIntent = prepared((store) =>
  store
    .select({ row: paymentIntent, version: rowVersion })
    .from(paymentIntent)
    .where(eq(paymentIntent.id, sql.placeholder('id')))
    .prepare('card_simulator_find_intent'),
);

/** The intent with its version, or Stripe's 404. */
export async function readIntentSnapshot(store: Store, id: string): Promise<IntentSnapshot> {
  const [snapshot] = await selectIntent(store).execute({ id });
  if (!snapshot) throw resourceMissing('payment_intent', id, 'intent');
  return snapshot;
}

/** The intent, or Stripe's 404. */
export async function findPaymentIntent(store: Store, id: string): Promise<PaymentIntentRow> {
  return (await readIntentSnapshot(store, id)).row;
}
