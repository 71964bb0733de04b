/**
 * What Stripe's API answers, parsed: the SDK takes any JSON without `error` for a success, whatever the
 * status and the shape. What does not parse here is no answer.
 */
import * as z from 'zod';
import {
  type InspectedIntent,
  type Intent,
  type IntentPage,
  type IntentStatus,
  intentIdSchema,
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
const STATUSES: Record<string, IntentStatus> = {
  requires_payment_method: 'payable',
  requires_confirmation: 'payable',
  requires_action: 'payable',
  requires_capture: 'payable',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

const statusSchema = z.string().transform((text, context): IntentStatus => {
  const status = STATUSES[text];
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
});

function toIntent(fields: z.output<typeof intentFields>): Intent {
  return {
    id: fields.id,
    clientSecret: fields.client_secret || null,
    status: fields.status,
    amountReceivedCents: fields.amount_received,
    currency: fields.currency,
    createdSeconds: fields.created,
    shopper: fields.metadata?.shopper ?? null,
    payment: fields.metadata?.payment ?? null,
  };
}

/** A payment intent. */
export const intentSchema = intentFields.transform(toIntent);

/** A payment intent whose `latest_charge` is expanded. */
const inspectedIntentFields = intentFields.extend({
  latest_charge: z
    .union([z.string(), z.object({ amount_refunded: cents, disputed: z.boolean() })])
    .nullish(),
});

export const inspectedIntentSchema = inspectedIntentFields.transform((fields): InspectedIntent => {
  const { latest_charge: charge } = fields;
  const expanded = typeof charge === 'object' ? charge : null;
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
const REFUND_STATES: Record<string, ProviderRefund['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** A refund of this intent: of another, it is no answer. */
export function refundSchemaOf(intent: string) {
  return z
    .object({
      id: z.string().min(1),
      status: z.string().nullable(),
      amount: cents,
      payment_intent: intentReference.refine((id) => id === intent),
    })
    .transform(({ id, status, amount }): ProviderRefund => {
      return { id, state: REFUND_STATES[status ?? ''] ?? 'pending', amountCents: amount };
    });
}

export const accountSchema = z.object({ id: z.string().min(1) });

/** What an event is about; of anything that is no intent, charge or refund it names none. */
const eventSchema = z.object({
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.unknown().optional(),
      payment_intent: z.unknown().optional(),
      metadata: z.object({ shopper: z.string().optional() }).nullish().catch(null),
    }),
  }),
});

/** The intent that a signed event names, and whose that is: an event that names none is about nothing here. */
export function toEvent(event: unknown): ProviderEvent {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) return { intent: null, shopper: null };
  const about = parsed.data.data.object;
  const isIntent = about.object === 'payment_intent';
  const mayName = about.object === 'charge' || about.object === 'refund';
  const named = isIntent ? about.id : mayName ? about.payment_intent : null;
  const intent = intentReference.safeParse(named);
  return { intent: intent.data ?? null, shopper: about.metadata?.shopper ?? null };
}
