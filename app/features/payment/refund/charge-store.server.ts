/**
 * A charge with its refunds in the database: one function to read it, one to write. What of an order is paid by a credit,
 * and goes back to one, is no part of its charge: it is taken off here, and added again when its refund is written.
 */

import * as z from 'zod';
import { withEffects } from '#app/features/orders/events/order-effects.ts';
import {
  arrivedCents,
  type ChargeRefund,
  toCardCents,
  toCreditCents,
} from '#app/features/orders/order-refund.ts';
import { chargeRefundSchema } from '#app/features/orders/order-schemas.server.ts';
import type { PaymentState } from '#app/features/payment/payment.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { RefundChange, RefundedCharge } from './decide-refund.ts';

/** A charge that has become an order or is refunded. Amounts are in cents, times in unix seconds. */
export type Charge = RefundedCharge & {
  isOrder: boolean;
  /** Its owner now. */
  shopper: string;
  intent: string;
  payment: string;
  /** The card provider's account and mode. */
  provider: string;
  createdSeconds: number;
  refunds: ChargeRefund[];
  /** What of each refund went to a credit, by its number: no part of the refunds here. */
  creditByNo: ReadonlyMap<number, number>;
  /** Another text after any change of the refunds. */
  version: string;
};

const chargeRowSchema = z.object({
  shopper: z.string(),
  intent: z.string(),
  isOrder: z.boolean(),
  owesAll: z.boolean(),
  promised: z.array(
    z.object({
      no: z.int(),
      amountCents: z.int(),
      inPlaceOf: z.array(z.int()).optional(),
      creditCents: z.int().optional(),
    }),
  ),
  provider: z.string(),
  payment: z.string(),
  disputes: z.array(
    z.object({
      status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
      amountCents: z.int(),
    }),
  ),
  /** Of the order, and what of it a credit has paid. */
  ...{ amountCents: z.number(), paidInCreditCents: z.number() },
  createdSeconds: z.number(),
  refunds: z.array(chargeRefundSchema),
  version: z.string(),
});

type ChargeRow = z.infer<typeof chargeRowSchema>;

const selectCharge = sqlFunction<[shopper: string, intent: string], ChargeRow | null>(
  'read_charge',
  2,
  chargeRowSchema.nullable(),
);

/** A refund without what of it goes to a credit. */
function ofCard<One extends { amountCents: number; creditCents?: number | undefined }>({
  creditCents = 0,
  ...refund
}: One): Omit<One, 'creditCents'> {
  return { ...refund, amountCents: toCardCents({ amountCents: refund.amountCents, creditCents }) };
}

function toCharge({
  amountCents,
  paidInCreditCents,
  promised,
  refunds,
  ...row
}: ChargeRow): Charge {
  return {
    ...row,
    promised: promised.map(ofCard),
    refunds: refunds.map(ofCard),
    creditByNo: new Map(refunds.map(({ no, creditCents = 0 }) => [no, creditCents])),
    chargeCents: amountCents - paidInCreditCents,
    inCreditCents: Math.max(toCreditCents(refunds) - paidInCreditCents, 0),
  };
}

/** The charge of this intent; null unless it is this shopper's, or of the account that it has joined. */
export async function readCharge(
  queries: Queries,
  shopper: string,
  intent: string,
): Promise<Charge | null> {
  const row = await selectCharge(queries, shopper, intent);
  return row && toCharge(row);
}

const writeRefunds = sqlFunction<
  [
    shopper: string,
    intent: string,
    seenVersion: string,
    changes: string,
    provider: string,
    chargeCents: number,
    createdSeconds: number,
    paymentState: string,
    messages: string | null,
  ],
  boolean
>('write_refunds', 9, z.boolean());

/**
 * Writes refunds that have changed or were made at the provider and books what has arrived of them, with the
 * state of the payment or stray intent where the charge is no order; false, with nothing done, unless the
 * charge is as it was read.
 */
export function writeRefundChanges(
  queries: Queries,
  charge: Charge,
  changes: readonly RefundChange[],
  paymentState: PaymentState,
  messages: string | null,
): Promise<boolean> {
  const { shopper, intent, version, provider, chargeCents, createdSeconds } = charge;
  const rows = changes.map((change) => {
    const { no, by, reason, state, refundId, attempt } = change;
    const creditCents = charge.creditByNo.get(no) ?? 0;
    const amountCents = change.amountCents + creditCents;
    const body = { no, amountCents, reason };
    const event = withEffects({ kind: 'refunded', body }, by);
    const cents = {
      amountCents,
      arrivedCents: arrivedCents({ state, amountCents, creditCents }),
    };
    return { no, made_by: by, reason, state, refundId, attempt, ...cents, event };
  });
  return writeRefunds(
    queries,
    shopper,
    intent,
    version,
    JSON.stringify(rows),
    provider,
    chargeCents,
    createdSeconds,
    paymentState,
    messages,
  );
}
