/**
 * What Stripe's API answers, parsed: the SDK takes any JSON without `error` for a success, whatever the
 * status and the shape. What does not parse here is no answer.
 */
import * as z from 'zod';
import type { Dispute } from '#app/features/orders/events/dispute.ts';
import {
  type InspectedIntent,
  type Intent,
  type IntentPage,
  type IntentStatus,
  intentIdSchema,
  type ProviderChange,
  type ProviderEvent,
  type ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';

const cents = z.int().nonnegative();
/** An object, or its id where it is not expanded. */
const intentReference = z.union([
  intentIdSchema,
  z.object({ id: intentIdSchema }).transform(({ id }) => id),
]);

/** https://docs.stripe.com/api/payment_intents/object#payment_intent_object-status */
const STATUSES: ReadonlyMap<string, IntentStatus> = new Map([
  ['requires_payment_method', 'payable'],
  ['requires_confirmation', 'payable'],
  ['requires_action', 'payable'],
  ['requires_capture', 'payable'],
  ['processing', 'processing'],
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
]);

const statusSchema = z.string().transform((text, context): IntentStatus => {
  const status = STATUSES.get(text);
  if (status) return status;
  context.addIssue({ code: 'custom', message: 'No status of a payment intent' });
  return z.NEVER;
});

const intentFields = z.object({
  id: intentIdSchema,
  client_secret: z.string().nullish(),
  status: statusSchema,
  amount_received: cents,
  currency: z.string(),
  created: z.int(),
  metadata: z.record(z.string(), z.string()).nullish(),
  last_payment_error: z.unknown().optional(),
  /** Its id alone, unless it is expanded. */
  latest_charge: z.union([z.string(), z.object({ created: z.int().optional() })]).nullish(),
});

function isExpanded<Charge>(charge: Charge | string | null | undefined): charge is Charge {
  return typeof charge === 'object' && charge !== null;
}

function toIntent(fields: z.output<typeof intentFields>): Intent {
  const { latest_charge: charge } = fields;
  const chargedSeconds = isExpanded(charge) ? charge.created : null;
  return {
    id: fields.id,
    clientSecret: fields.client_secret || null,
    status: fields.status,
    isDeclined: fields.status === 'payable' && Boolean(fields.last_payment_error),
    amountReceivedCents: fields.amount_received,
    currency: fields.currency,
    createdSeconds: fields.created,
    chargedSeconds: (fields.status === 'succeeded' && chargedSeconds) || null,
    shopper: fields.metadata?.shopper ?? null,
    payment: fields.metadata?.payment ?? null,
  };
}

/** A payment intent. */
export const intentSchema = intentFields.transform(toIntent);

/** A payment intent whose `latest_charge` is expanded. */
const inspectedIntentFields = intentFields.extend({
  latest_charge: z
    .union([
      z.string(),
      z.object({ created: z.int().optional(), amount_refunded: cents, disputed: z.boolean() }),
    ])
    .nullish(),
});

export const inspectedIntentSchema = inspectedIntentFields.transform((fields): InspectedIntent => {
  const { latest_charge: charge } = fields;
  const expanded = isExpanded(charge) ? charge : null;
  return {
    ...toIntent(fields),
    amountRefundedCents: expanded?.amount_refunded ?? 0,
    isDisputed: expanded?.disputed ?? false,
  };
});

export const intentPageSchema = z
  .object({ data: z.array(inspectedIntentSchema), has_more: z.boolean() })
  .transform(({ data, has_more }): IntentPage => {
    return { intents: data, next: has_more ? (data.at(-1)?.id ?? null) : null };
  });

/** https://docs.stripe.com/api/refunds/object#refund_object-status; null is that of the earliest refunds. */
const REFUND_STATES: ReadonlyMap<string, ProviderRefund['state']> = new Map([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** The shop's number of a refund. */
const refundNo = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/** A refund of this intent: of another, it is no answer. */
export function refundSchemaOf(intent: string) {
  return z
    .object({
      id: z.string().min(1),
      status: z.string().nullable(),
      amount: cents,
      payment_intent: intentReference.refine((id) => id === intent),
      metadata: z.object({ refund: refundNo }).nullish().catch(null),
    })
    .transform(({ id, status, amount, metadata }): ProviderRefund => {
      const state = REFUND_STATES.get(status ?? '') ?? 'pending';
      return { id, no: metadata?.refund ?? null, state, amountCents: amount };
    });
}

/** https://docs.stripe.com/api/disputes/object#dispute_object-status; a warning asks for evidence as well. */
const DISPUTE_STATUSES: ReadonlyMap<string, Dispute['status']> = new Map([
  ['needs_response', 'needs_response'],
  ['warning_needs_response', 'needs_response'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
]);

/** A dispute of a charge. */
export const disputeSchema = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    reason: z.string(),
    amount: cents,
    evidence_details: z.object({ due_by: z.int().nullable() }).nullish(),
  })
  .transform(({ id, status, reason, amount, evidence_details: evidence }): Dispute => {
    const known = DISPUTE_STATUSES.get(status) ?? 'under_review';
    const dueSeconds = known === 'needs_response' ? (evidence?.due_by ?? null) : null;
    return { id, status: known, reason, amountCents: amount, dueSeconds };
  });

const changeFields = z.object({
  id: z.string().min(1),
  status: z.string().nullable(),
  payment_intent: intentReference.nullable().catch(null),
  metadata: z.record(z.string(), z.string()).nullish(),
});

function changesOf(about: ProviderChange['about']) {
  return z.object({ data: z.array(changeFields) }).transform(({ data }): ProviderChange[] =>
    data
      .filter(
        ({ metadata, status }) =>
          metadata?.refund === undefined || REFUND_STATES.get(status ?? '') === 'failed',
      )
      .map(({ id, status, payment_intent: intent }) => {
        return { key: `${id} ${status}`, about, intent, shopper: null };
      }),
  );
}

/** Refunds that were not made by this shop or have failed, and disputes, of any charge. */
export const refundChangesSchema = changesOf('refund');
export const disputeChangesSchema = changesOf('dispute');

export const accountSchema = z.object({ id: z.string().min(1) });

/** What an event is about; of anything that is no intent, charge, refund or dispute it names none. */
const eventSchema = z.object({
  id: z.string().optional(),
  type: z.string().optional(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.unknown().optional(),
      payment_intent: z.unknown().optional(),
      metadata: z.object({ shopper: z.string().optional() }).nullish().catch(null),
    }),
  }),
});

/** Objects that name the intent of their charge, and what an event about each may have changed. */
const ABOUT: ReadonlyMap<string, ProviderEvent['about']> = new Map([
  ['charge', 'payment'],
  ['refund', 'refund'],
  ['dispute', 'dispute'],
]);

/** The intent that a signed event names, and whose that is: an event that names none is about nothing here. */
export function toEvent(event: unknown): ProviderEvent {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) return { about: 'payment', intent: null, shopper: null };
  const { id: name, type, data } = parsed.data;
  const { object, id, payment_intent: ofCharge, metadata } = data.object;
  const about = type === 'charge.refunded' ? 'refund' : (ABOUT.get(object) ?? 'payment');
  const named = object === 'payment_intent' ? id : ABOUT.has(object) ? ofCharge : null;
  const intent = intentReference.safeParse(named);
  const isDecline = type === 'payment_intent.payment_failed';
  return {
    ...{ about, intent: intent.data ?? null, shopper: metadata?.shopper ?? null },
    ...(isDecline && name !== undefined ? { declineEvent: name } : {}),
  };
}
