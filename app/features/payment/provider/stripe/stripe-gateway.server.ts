/** The payment gateway over Stripe's official SDK: Stripe itself, or the card simulator. */
import type Stripe from 'stripe';
import type {
  InspectedIntent,
  Intent,
  IntentStatus,
  PaymentGateway,
  ProviderAnswer,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { CURRENCY } from '#app/shared/money.ts';

/** The most that Stripe gives at once. */
const INTENTS_PER_PAGE = 100;

function toStatus(status: Stripe.PaymentIntent.Status): IntentStatus {
  switch (status) {
    case 'processing':
      return 'processing';
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'canceled';
    default:
      return 'payable';
  }
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: toStatus(intent.status),
    amountReceivedCents: intent.amount_received,
    currency: intent.currency,
    createdSeconds: intent.created,
    shopper: intent.metadata.shopper ?? null,
    payment: intent.metadata.payment ?? null,
  };
}

/** The intent's `latest_charge` must have been expanded. */
function toInspected(intent: Stripe.PaymentIntent): InspectedIntent {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    ...toIntent(intent),
    amountRefundedCents: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ?? false,
  };
}

function toRefund(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  const state = refund.status === 'succeeded' ? 'succeeded' : failed ? 'failed' : 'pending';
  return { id: refund.id, state, amountCents: refund.amount };
}

/** A 4xx other than these says that nothing was or will be done. */
const UNCLEAR_STATUSES = [401, 403, 409, 429];

/** By its name: the SDK's classes are others in a build that holds a copy of its own. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** Turns what the SDK throws into an answer; anything that is not Stripe's is a bug and thrown on. */
async function ask<Value>(call: () => Promise<Value>): Promise<ProviderAnswer<Value>> {
  try {
    return { kind: 'answer', value: await call() };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    const status = error.statusCode ?? 0;
    const definite = status >= 400 && status < 500 && !UNCLEAR_STATUSES.includes(status);
    return { kind: definite ? 'refused' : 'unavailable', message: error.message };
  }
}

/** The intent that an event is about: events of intents, charges and refunds name one. */
function intentOf(event: Stripe.Event): string | null {
  const about = event.data.object;
  if (about.object === 'payment_intent') return about.id;
  if (about.object !== 'charge' && about.object !== 'refund') return null;
  const intent = about.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

/** Whose the intent is, in the metadata that the shop gave it. */
function shopperOf({ data: { object: about } }: Stripe.Event): string | null {
  return 'metadata' in about ? (about.metadata?.shopper ?? null) : null;
}

function hasCode(error: unknown, code: string): boolean {
  return isStripeError(error) && error.code === code;
}

/** 'acct_…:live' or 'acct_…:test'; a restricted key that may not read its account gives the mode. */
async function readAccount(stripe: Stripe, mode: 'live' | 'test'): Promise<string> {
  try {
    return `${(await stripe.accounts.retrieveCurrent()).id}:${mode}`;
  } catch (error) {
    if (isStripeError(error) && error.type === 'StripePermissionError') return `restricted:${mode}`;
    throw error;
  }
}

/** The provider as the gateway reaches it. */
export type StripeAccess = { stripe: Stripe; webhookSecret: string; isLive: boolean };

export function createStripeGateway(access: StripeAccess): PaymentGateway {
  const { stripe, webhookSecret, isLive } = access;
  let account: string | null = null;
  const retrieve = async (id: string) => toIntent(await stripe.paymentIntents.retrieve(id));
  const refundsOf = async (intent: string) => {
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    return data.map(toRefund);
  };
  return {
    account: () =>
      ask(async () => {
        account ??= await readAccount(stripe, isLive ? 'live' : 'test');
        return account;
      }),
    createIntent: ({ payment, shopper, amountCents }) =>
      ask(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: CURRENCY,
            allowed_payment_method_types: ['card'],
            metadata: { payment, shopper },
          },
          { idempotencyKey: payment },
        );
        return toIntent(intent);
      }),
    retrieveIntent: (id) => ask(() => retrieve(id)),
    inspectIntent: (id) =>
      ask(async () =>
        toInspected(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
      ),
    listIntents: (after) =>
      ask(async () => {
        const { data, has_more } = await stripe.paymentIntents.list({
          limit: INTENTS_PER_PAGE,
          expand: ['data.latest_charge'],
          ...(after === null ? {} : { starting_after: after }),
        });
        return {
          intents: data.map(toInspected),
          next: has_more ? (data.at(-1)?.id ?? null) : null,
        };
      }),
    cancelIntent: (id) =>
      ask(async () => {
        try {
          return toIntent(await stripe.paymentIntents.cancel(id));
        } catch (error) {
          if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
          return retrieve(id);
        }
      }),
    listRefunds: (intent) => ask(() => refundsOf(intent)),
    createRefund: (intent, key) =>
      ask(async () => {
        try {
          const refund = await stripe.refunds.create(
            { payment_intent: intent },
            { idempotencyKey: key },
          );
          return [toRefund(refund)];
        } catch (error) {
          if (!hasCode(error, 'charge_already_refunded')) throw error;
          return refundsOf(intent);
        }
      }),
    signatureHeader: 'stripe-signature',
    async readEvent(body, signature) {
      try {
        const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
        const { id, type } = event;
        return { id, type, intent: intentOf(event), shopper: shopperOf(event) };
      } catch (error) {
        if (isStripeError(error) && error.type === 'StripeSignatureVerificationError') return null;
        // A body that is no JSON cannot carry a right signature of ours either.
        if (error instanceof SyntaxError) return null;
        throw error;
      }
    },
  };
}
