/** The calls Stripe.js makes: publishable key and client secret, under /card-simulator/v1. */
import { z } from 'zod';
import { invalidApiKey } from '../api/secret-key.ts';
import {
  confirmPaymentIntent,
  finishChallenge,
  hasClientSecret,
  retrieveInBrowser,
} from '../payments/confirm.ts';
import { isSameSecret } from '../payments/ids.ts';
import { invalidRequest } from '../wire/answer.ts';
import type { Form } from '../wire/form.ts';
import { integer, parseParameters, text } from '../wire/parameters.ts';
import { browserPaymentIntentObject } from '../wire/payment-intent-object.ts';
import { pathPattern, type Route } from '../wire/route.ts';

const INTENT = '/card-simulator/v1/payment_intents/{id}';

const credentials = { client_secret: text, key: text };

const card = z.strictObject({
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: text.optional(),
});

/** Who pays is sent by Stripe.js as well; the simulator takes it and keeps none of it. */
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

/** The browser's routes for one publishable key. */
export function browserRoutes(publishableKey: string): readonly Route[] {
  function parse<Schema extends z.ZodType<{ key: string }>>(schema: Schema, form: Form) {
    requirePublishableKey(form, publishableKey);
    return parseParameters(schema, form);
  }

  return [
    {
      method: 'GET',
      path: pathPattern(INTENT),
      parse: (form, id) => {
        const { client_secret: clientSecret } = parse(retrieveParameters, form);
        return (store) => retrieveInBrowser(store, { id, clientSecret });
      },
    },
    {
      method: 'POST',
      path: pathPattern(`${INTENT}/confirm`),
      parse: (form, id) => {
        const parameters = parse(confirmParameters, form);
        const {
          number,
          exp_month: expMonth,
          exp_year: expYear,
          cvc,
        } = parameters.payment_method_data.card;
        const claim = { id, clientSecret: parameters.client_secret };
        return (call) => confirmPaymentIntent(call, claim, { number, expMonth, expYear, cvc });
      },
    },
    {
      method: 'POST',
      path: pathPattern(`${INTENT}/challenge`),
      parse: (form, id) => {
        const { client_secret: clientSecret, outcome } = parse(challengeParameters, form);
        return async (call) => {
          const row = await finishChallenge(
            call,
            id,
            (locked) => hasClientSecret(locked, clientSecret),
            outcome,
          );
          return { status: 200, body: browserPaymentIntentObject(row) };
        };
      },
    },
  ];
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
