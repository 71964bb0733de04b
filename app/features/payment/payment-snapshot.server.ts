/** A payment as a decision about it needs it: one read, whoever the guest has become since. */
import * as z from 'zod';
import { toChargeRefunded } from '#app/features/orders/order-refund.ts';
import { chargeRefundSchema } from '#app/features/orders/order-schemas.server.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { type Payment, type PaymentSnapshot, STRAY_STATES } from './payment.ts';
import { paymentRowSchema } from './payment-schemas.server.ts';

const rowSchema = paymentRowSchema.extend({
  strayState: z.enum([...STRAY_STATES, 'own']).nullable(),
  hasSoldLine: z.boolean(),
  isHeld: z.boolean(),
  orderedSeconds: z.number().nullable(),
  refunds: z.array(chargeRefundSchema).nullable(),
});

type Row = z.infer<typeof rowSchema>;

const selectPayment = sqlFunction<
  [shopper: string, payment: string | null, intent: string | null],
  Row | null
>('read_payment', 3, rowSchema.nullable());

function toSnapshot(
  { createdAt, orderedSeconds, refunds, ...row }: Row,
  about: string | null,
): PaymentSnapshot {
  const { intent, items: basket, amountCents: amount } = row;
  const order =
    intent === null || orderedSeconds === null
      ? null
      : { id: intent, basket, amount, created: orderedSeconds };
  const id = about ?? intent;
  const refund = order || id === null ? null : toChargeRefunded(id, refunds ?? []);
  return { ...row, order, refund, createdAt: new Date(createdAt) };
}

/**
 * The payment of this id, as it stands with this intent (null: its own); null unless it is this
 * shopper's, or of the account that it has joined.
 */
export async function readPaymentSnapshot(
  queries: Queries,
  { shopper, payment }: Pick<Payment, 'shopper' | 'payment'>,
  intent: string | null,
): Promise<PaymentSnapshot | null> {
  const row = await selectPayment(queries, shopper, payment, intent);
  return row && toSnapshot(row, intent);
}

/** The payment that this intent was made for; null unless it is this shopper's, as above. */
export async function readPaymentSnapshotByIntent(
  queries: Queries,
  shopper: string,
  intent: string,
): Promise<PaymentSnapshot | null> {
  const row = await selectPayment(queries, shopper, null, intent);
  return row && toSnapshot(row, intent);
}
