/** The payment gateway over Stripe's official SDK: Stripe itself, or the card simulator. */
import type Stripe from 'stripe';
import * as z from 'zod';
import type {
  Intent,
  PaymentGateway,
  ProviderAnswer,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import { ask, hasCode, isStripeError } from './ask-stripe.ts';
import {
  accountSchema,
  disputeChangesSchema,
  disputeSchema,
  inspectedIntentSchema,
  intentPageSchema,
  intentSchema,
  refundChangesSchema,
  refundSchemaOf,
  toEvent,
} from './stripe-answers.ts';
import { createPayoutCalls } from './stripe-payouts.server.ts';

/** The most that Stripe gives at once. */
const INTENTS_PER_PAGE = 100;

/** An intent's charge in the same answer. */
const WITH_CHARGE = { expand: ['latest_charge'] };

/** Of what was done at the provider; the reconciliation finds what is beyond. */
const MAX_CHANGES = 5_000;

/** A restricted key that may not read its account gives the mode alone. */
async function retrieveAccount(stripe: Stripe): Promise<unknown> {
  try {
    return await stripe.accounts.retrieveCurrent();
  } catch (error) {
    if (isStripeError(error) && error.type === 'StripePermissionError') return { id: 'restricted' };
    throw error;
  }
}

/** An answer about another intent than the one that was asked about is none. */
function about<Value extends Intent>(
  id: string,
  answer: ProviderAnswer<Value>,
): ProviderAnswer<Value> {
  if (answer.kind !== 'answer' || answer.value.id === id) return answer;
  return { kind: 'unavailable', message: 'The card provider answered about another intent' };
}

/** The provider as the gateway reaches it. */
export type StripeAccess = {
  stripe: Stripe;
  /** An event that none of them has signed is refused. */
  webhookSecrets: readonly string[];
  isLive: boolean;
};

export function createStripeGateway(access: StripeAccess): PaymentGateway {
  const { stripe, webhookSecrets, isLive } = access;
  let account: string | null = null;

  async function listRefunds(intent: string): Promise<ProviderAnswer<ProviderRefund[]>> {
    const page = z.object({ data: z.array(refundSchemaOf(intent)) });
    const answer = await ask(page, () =>
      stripe.refunds.list({ payment_intent: intent, limit: 100 }),
    );
    return answer.kind === 'answer' ? { kind: 'answer', value: answer.value.data } : answer;
  }

  /** Null of what this secret has not signed. */
  async function readEventOf(body: string, signature: string, secret: string) {
    try {
      return toEvent(await stripe.webhooks.constructEventAsync(body, signature, secret));
    } catch (error) {
      if (isStripeError(error) && error.type === 'StripeSignatureVerificationError') return null;
      // A body that is no JSON cannot carry a right signature of ours either.
      if (error instanceof SyntaxError) return null;
      // The SDK refuses it once its signature is verified. It is about no payment.
      if (JSON.parse(body).object === 'v2.core.event') return toEvent(null);
      throw error;
    }
  }

  return {
    async account() {
      if (account === null) {
        const answer = await ask(accountSchema, () => retrieveAccount(stripe));
        if (answer.kind !== 'answer') return answer;
        account = `${answer.value.id}:${isLive ? 'live' : 'test'}`;
      }
      return { kind: 'answer', value: account };
    },
    createIntent: ({ payment, shopper, amountCents, currency }) =>
      ask(intentSchema, () =>
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency,
            allowed_payment_method_types: ['card'],
            metadata: { payment, shopper },
          },
          { idempotencyKey: payment },
        ),
      ),
    retrieveIntent: async (id) =>
      about(id, await ask(intentSchema, () => stripe.paymentIntents.retrieve(id, WITH_CHARGE))),
    inspectIntent: async (id) =>
      about(
        id,
        await ask(inspectedIntentSchema, () => stripe.paymentIntents.retrieve(id, WITH_CHARGE)),
      ),
    listIntents: (after) =>
      ask(intentPageSchema, () =>
        stripe.paymentIntents.list({
          limit: INTENTS_PER_PAGE,
          expand: ['data.latest_charge'],
          ...(after === null ? {} : { starting_after: after }),
        }),
      ),
    cancelIntent: async (id) =>
      about(
        id,
        await ask(intentSchema, async () => {
          try {
            return await stripe.paymentIntents.cancel(id);
          } catch (error) {
            if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
            return stripe.paymentIntents.retrieve(id);
          }
        }),
      ),
    listRefunds,
    async createRefund({ intent, shopper, no, cents, key }) {
      const answer = await ask(refundSchemaOf(intent), () =>
        stripe.refunds.create(
          {
            payment_intent: intent,
            metadata: { refund: String(no), shopper },
            ...(cents === null ? {} : { amount: cents }),
          },
          { idempotencyKey: key },
        ),
      );
      return answer.kind === 'answer' ? { ...answer, value: { ...answer.value, no } } : answer;
    },
    async listDisputes(intent) {
      const page = z.object({ data: z.array(disputeSchema) });
      const answer = await ask(page, () =>
        stripe.disputes.list({ payment_intent: intent, limit: 100 }),
      );
      return answer.kind === 'answer' ? { kind: 'answer', value: answer.value.data } : answer;
    },
    async listChanges(since) {
      const from = (seconds: number) => ({ created: { gte: seconds }, limit: 100 });
      const refunds = await ask(refundChangesSchema, async () => ({
        data: await stripe.refunds
          .list(from(since.refunds))
          .autoPagingToArray({ limit: MAX_CHANGES }),
      }));
      if (refunds.kind !== 'answer') return refunds;
      const disputes = await ask(disputeChangesSchema, async () => ({
        data: await stripe.disputes
          .list(from(since.disputes))
          .autoPagingToArray({ limit: MAX_CHANGES }),
      }));
      if (disputes.kind !== 'answer') return disputes;
      return { kind: 'answer', value: [...refunds.value, ...disputes.value] };
    },
    payouts: createPayoutCalls(stripe),
    signatureHeader: 'stripe-signature',
    async readEvent(body, signature) {
      for (const secret of webhookSecrets) {
        const event = await readEventOf(body, signature, secret);
        if (event) return event;
      }
      return null;
    },
  };
}
