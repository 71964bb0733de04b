/**
 * The simulator's own tables, apart from the shop's under their own schema name. Amounts are
 * integer cents. Of a card only brand and last four digits are stored.
 */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const cardSimulator = pgSchema('card_simulator');

/** What is stored of a card. */
export type CardSummary = { brand: string; last4: string };

/** Why a payment failed, in the words of Stripe's API. */
export type PaymentFailure = {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  declineCode: string | null;
  message: string;
  param: string | null;
  charge: string | null;
};

/** A bank's challenge that waits for the shopper; who knows `source` may pass or fail it. */
export type Challenge = { source: string; paymentMethod: string; card: CardSummary };

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

export const paymentIntent = cardSimulator.table(
  'payment_intent',
  {
    id: text().primaryKey(),
    /** Rises with every intent: the order in which they are listed. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    clientSecret: text('client_secret').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    status: text().$type<PaymentIntentStatus>().notNull().default('requires_payment_method'),
    allowedPaymentMethodTypes: jsonb('allowed_payment_method_types').$type<string[]>(),
    captureMethod: text('capture_method').notNull(),
    description: text(),
    receiptEmail: text('receipt_email'),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    failure: jsonb().$type<PaymentFailure>(),
    challenge: jsonb().$type<Challenge>(),
    paymentMethod: text('payment_method'),
    latestCharge: text('latest_charge'),
    canceledSeconds: bigint('canceled_seconds', { mode: 'number' }),
    cancellationReason: text('cancellation_reason'),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [index('payment_intent_created').on(table.createdSeconds)],
);

/** One try to charge a card, whether it succeeded or not. */
export const charge = cardSimulator.table(
  'charge',
  {
    id: text().primaryKey(),
    paymentIntent: text('payment_intent').notNull(),
    paymentMethod: text('payment_method').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    amountRefundedCents: bigint('amount_refunded_cents', { mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    status: text().$type<'succeeded' | 'failed'>().notNull(),
    card: jsonb().$type<CardSummary>().notNull(),
    failure: jsonb().$type<PaymentFailure>(),
    description: text(),
    receiptEmail: text('receipt_email'),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
    /** The id of its newest dispute. */
    dispute: text(),
    /** When its card's dispute arrives; null without one, and from then on. */
    disputeDueAt: timestamp('dispute_due_at', { withTimezone: true }),
  },
  (table) => [
    index('charge_payment_intent').on(table.paymentIntent),
    index('charge_dispute_due').on(table.disputeDueAt).where(sql`dispute_due_at is not null`),
  ],
);

export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export const refund = cardSimulator.table(
  'refund',
  {
    id: text().primaryKey(),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    paymentIntent: text('payment_intent').notNull(),
    charge: text().notNull(),
    paymentMethod: text('payment_method').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    reason: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
    /** Null is succeeded: so builds write it that know no other. */
    status: text().$type<RefundStatus>(),
    /** Why it failed, in a word of Stripe's. */
    failureReason: text('failure_reason'),
    /** When it ends as its card has it; null where nothing more is to come. */
    endDueAt: timestamp('end_due_at', { withTimezone: true }),
  },
  (table) => [
    index('refund_payment_intent').on(table.paymentIntent, table.sequence),
    index('refund_end_due').on(table.endDueAt).where(sql`end_due_at is not null`),
  ],
);

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

/** A charge that the cardholder has questioned at the bank: an inquiry (`warning_…`) or a chargeback. */
export const dispute = cardSimulator.table(
  'dispute',
  {
    id: text().primaryKey(),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    paymentIntent: text('payment_intent').notNull(),
    charge: text().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    card: jsonb().$type<CardSummary>().notNull(),
    reason: text().notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    /** What the shop has said to it; null before. */
    evidenceText: text('evidence_text'),
    submissions: integer().notNull(),
    /** Until when evidence may be submitted. */
    evidenceDueSeconds: bigint('evidence_due_seconds', { mode: 'number' }).notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [index('dispute_payment_intent').on(table.paymentIntent, table.sequence)],
);

export type BalanceTransactionType = 'charge' | 'refund' | 'refund_failure' | 'adjustment';

/** What moved on the account's balance: written when it is paid out, and what there is of it is available by then. */
export const balanceTransaction = cardSimulator.table(
  'balance_transaction',
  {
    id: text().primaryKey(),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    type: text().$type<BalanceTransactionType>().notNull(),
    reportingCategory: text('reporting_category').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    feeCents: bigint('fee_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** The charge, refund or dispute. */
    source: text().notNull(),
    createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
    availableSeconds: bigint('available_seconds', { mode: 'number' }).notNull(),
    /** Null while the balance is not above zero. */
    payout: text(),
  },
  (table) => [index('balance_transaction_payout').on(table.payout, table.sequence)],
);

/** Money that goes to the merchant's bank: at most one a day and currency. */
export const payout = cardSimulator.table('payout', {
  id: text().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  currency: text().notNull(),
  createdSeconds: bigint('created_seconds', { mode: 'number' }).notNull(),
});

/** The first answer to each Idempotency-Key, repeated for a day. */
export const idempotencyKey = cardSimulator.table(
  'idempotency_key',
  {
    key: text().primaryKey(),
    /** A digest of method, path and parameters: the same key must be the same request. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    body: text().notNull(),
    requestId: text('request_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_key_created').on(table.createdAt)],
);

/** A webhook event; due for delivery while `nextAttemptAt` is set. */
export const event = cardSimulator.table(
  'event',
  {
    id: text().primaryKey(),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    /** The JSON that is signed and sent, the same at every attempt. */
    payload: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** What the last attempt came to: 'delivered', an HTTP status or the name of an error. */
    lastResult: text('last_result'),
  },
  (table) => [
    index('event_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index('event_created').on(table.createdAt),
  ],
);
