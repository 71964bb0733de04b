/** The calls Stripe.js makes: publishable key and client secret, under /card-simulator/v1. */
import type { Hono } from 'hono';
import { z } from 'zod';
import { invalidApiKey } from '../api/secret-key.ts';
import { type CallDeps, runCall } from '../payments/call.ts';
import {
  confirmPaymentIntent,
  finishChallenge,
  hasClientSecret,
  retrieveInBrowser,
} from '../payments/confirm.ts';
import { isSameSecret } from '../payments/ids.ts';
import { errorObject, invalidRequest } from '../wire/answer.ts';
import { decodeForm, type Form, limitBody, readForm } from '../wire/form.ts';
import { integer, parseParameters, text } from '../wire/parameters.ts';
import {
  browserPaymentIntentObject,
  failureObject,
  type PaymentIntentRow,
} from '../wire/payment-intent-object.ts';

const INTENT = '/card-simulator/v1/payment_intents/:id{\\w+}';

const credentials = { client_secret: text, key: text };

const card = z.strictObject({
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: text.optional(),
});

/** Who pays: Stripe.js sends it as well, and the simulator stores none of it. */
const billingDetails = z.strictObject({
  address: z.record(z.string(), z.string()).optional(),
  email: z.string().optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
});

const retrieveParameters = z.strictObject(credentials);

const confirmParameters = z.strictObject({
  ...credentials,
  payment_method_data: z.strictObject({
    type: z.literal('card'),
    card,
    billing_details: billingDetails.optional(),
  }),
  return_url: text.optional(),
  use_stripe_sdk: z.enum(['true', 'false']).optional(),
});

const challengeParameters = z.strictObject({ ...credentials, outcome: z.enum(['pass', 'fail']) });

/** Adds the calls for one publishable key to the app; their refusals are thrown. */
export function addBrowserCalls(app: Hono, deps: CallDeps & { publishableKey: string }): void {
  function parse<Schema extends z.ZodType<{ key: string }>>(schema: Schema, form: Form) {
    requirePublishableKey(form, deps.publishableKey);
    return parseParameters(schema, form);
  }

  app.get(INTENT, async ({ req }) => {
    const form = decodeForm(new URL(req.url).search);
    const { client_secret: clientSecret } = parse(retrieveParameters, form);
    return json(
      200,
      browserPaymentIntentObject(
        await retrieveInBrowser(deps.db, { id: req.param('id'), clientSecret }),
      ),
    );
  });

  app.post(`${INTENT}/confirm`, limitBody, async (context) => {
    const parameters = parse(confirmParameters, await readForm(context));
    const {
      number,
      exp_month: expMonth,
      exp_year: expYear,
      cvc,
    } = parameters.payment_method_data.card;
    const claim = { id: context.req.param('id'), clientSecret: parameters.client_secret };
    const row = await runCall(deps, (call) =>
      confirmPaymentIntent(call, claim, { number, expMonth, expYear, cvc }),
    );
    const object = browserPaymentIntentObject(row);
    if (!row.failure) return json(200, object);
    return json(402, errorObject({ ...failureObject(row.failure), payment_intent: object }));
  });

  app.post(`${INTENT}/challenge`, limitBody, async (context) => {
    const { client_secret: clientSecret, outcome } = parse(
      challengeParameters,
      await readForm(context),
    );
    const isAllowed = (row: PaymentIntentRow) => hasClientSecret(row, clientSecret);
    const row = await runCall(deps, (call) =>
      finishChallenge(call, context.req.param('id'), isAllowed, outcome),
    );
    return json(200, browserPaymentIntentObject(row));
  });
}

/** An answer in JSON. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** 401 in Stripe's words unless the form carries the publishable key. */
export function requirePublishableKey(form: Form, publishableKey: string): void {
  const { key } = form;
  if (typeof key !== 'string' || key === '') {
    throw invalidRequest(
      'You did not provide an API key. Send your publishable key as the parameter key.',
      { status: 401 },
    );
  }
  if (!isSameSecret(key, publishableKey)) throw invalidApiKey(key);
}
