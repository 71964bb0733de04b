/** What settling writes: one function of `db/functions` each, false when nothing was done. */
import * as z from 'zod';
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import { afterOrderPlaced, afterRefundDue } from '#app/features/orders/events/order-effects.ts';
import type { Order } from '#app/features/orders/order.ts';
import type { PaymentSnapshot, StrayState } from '#app/features/payment/payment.ts';
import type { Intent } from '#app/features/payment/provider/payment-gateway.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { RefundReason } from './decide-settlement.ts';

const sell = sqlFunction<
  [
    shopper: string,
    payment: string,
    seenState: string,
    intent: string,
    paidSeconds: number,
    mail: string,
    announced: string,
    messages: string,
  ],
  boolean
>('sell', 8, z.boolean());

/** Makes the order of a paid payment; null if the payment or its lines are not as they were read. */
export async function writeSale(
  queries: Queries,
  {
    shopper,
    payment,
    state,
    items,
    amountCents,
  }: Pick<PaymentSnapshot, 'shopper' | 'payment' | 'state' | 'items' | 'amountCents'>,
  intent: Pick<Intent, 'id' | 'createdSeconds'>,
): Promise<Order | null> {
  const { mail, announced, messages } = afterOrderPlaced(shopper, intent.id);
  const created = intent.createdSeconds;
  const isSold = await sell(
    queries,
    shopper,
    payment,
    state,
    intent.id,
    created,
    JSON.stringify(mail),
    announced,
    toPayload(messages),
  );
  return isSold ? { id: intent.id, basket: items, amount: amountCents, created } : null;
}

type Owed = [
  reason: string,
  chargedCents: number,
  paidSeconds: number,
  mail: string,
  messages: string,
];

function owed(
  shopper: string,
  { amountReceivedCents, createdSeconds }: Intent,
  reason: RefundReason,
): Owed {
  const { mail, messages } = afterRefundDue(shopper, { amountCents: amountReceivedCents, reason });
  return [reason, amountReceivedCents, createdSeconds, JSON.stringify(mail), toPayload(messages)];
}

const oweRefund = sqlFunction<
  [shopper: string, payment: string, seenState: string, intent: string, ...owed: Owed],
  boolean
>('owe_refund', 9, z.boolean());

/** Makes the full refund of a charge due; false if the payment is not as it was read. */
export function writeRefundDue(
  queries: Queries,
  { shopper, payment, state }: PaymentSnapshot,
  intent: Intent,
  reason: RefundReason,
): Promise<boolean> {
  const what = owed(shopper, intent, reason);
  return oweRefund(queries, shopper, payment, state, intent.id, ...what);
}

const oweStrayRefund = sqlFunction<
  [shopper: string, payment: string, intent: string, seenState: string | null, ...owed: Owed],
  boolean
>('owe_stray_refund', 9, z.boolean());

/** Makes the full refund of what was paid on a stray intent due; false if it is not as it was read. */
export function writeStrayRefundDue(
  queries: Queries,
  { shopper, payment, strayState }: PaymentSnapshot,
  intent: Intent,
  reason: RefundReason,
): Promise<boolean> {
  const what = owed(shopper, intent, reason);
  return oweStrayRefund(queries, shopper, payment, intent.id, strayState, ...what);
}

const changeStray = sqlFunction<
  [shopper: string, payment: string, intent: string, seenState: string | null, state: string],
  boolean
>('change_stray', 5, z.boolean());

/** Records how a stray intent stands; false if it, or its payment, is not as it was read. */
export async function writeStray(
  queries: Queries,
  { shopper, payment, strayState }: PaymentSnapshot,
  intent: string,
  state: StrayState,
): Promise<boolean> {
  return strayState === state || changeStray(queries, shopper, payment, intent, strayState, state);
}
