/**
 * The calls held to Stripe's published OpenAPI schema, by way of the official SDK: its types are
 * generated from that schema, of the version that it names. `npm run typecheck` is what fails.
 */

import { readFile } from 'node:fs/promises';
import Stripe from 'stripe';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { API_VERSION } from '../webhooks/record-event.ts';
import type * as intents from './payment-intent-parameters.ts';
import type * as refunds from './refund-parameters.ts';

type Names<Schema extends z.ZodType> = keyof z.input<Schema>;
type Value<Schema extends z.ZodType, Name extends Names<Schema>> = z.input<Schema>[Name];

test('every parameter that a call on payment intents accepts is one of Stripe’s', () => {
  expectTypeOf<Names<typeof intents.createParameters>>().toExtend<
    keyof Stripe.PaymentIntentCreateParams
  >();
  expectTypeOf<Names<typeof intents.updateParameters>>().toExtend<
    keyof Stripe.PaymentIntentUpdateParams
  >();
  expectTypeOf<Names<typeof intents.retrieveParameters>>().toExtend<
    keyof Stripe.PaymentIntentRetrieveParams
  >();
  expectTypeOf<Names<typeof intents.cancelParameters>>().toExtend<
    keyof Stripe.PaymentIntentCancelParams
  >();
  expectTypeOf<Names<typeof intents.listParameters>>().toExtend<
    keyof Stripe.PaymentIntentListParams
  >();
});

test('every parameter that a call on refunds accepts is one of Stripe’s', () => {
  expectTypeOf<Names<typeof refunds.createParameters>>().toExtend<
    keyof Stripe.RefundCreateParams
  >();
  expectTypeOf<Names<typeof refunds.listParameters>>().toExtend<keyof Stripe.RefundListParams>();
});

test('every value of a choice is one of Stripe’s', () => {
  expectTypeOf<Value<typeof intents.createParameters, 'capture_method'>>().toExtend<
    Stripe.PaymentIntentCreateParams['capture_method']
  >();
  expectTypeOf<Value<typeof intents.createParameters, 'confirmation_method'>>().toExtend<
    Stripe.PaymentIntentCreateParams['confirmation_method']
  >();
  expectTypeOf<Value<typeof intents.cancelParameters, 'cancellation_reason'>>().toExtend<
    Stripe.PaymentIntentCancelParams['cancellation_reason']
  >();
  expectTypeOf<Value<typeof refunds.createParameters, 'reason'>>().toExtend<
    Stripe.RefundCreateParams['reason']
  >();
});

test('simulator and SDK speak one version of the API, from a schema of a known version', async () => {
  const version = new URL('../../../node_modules/stripe/OPENAPI_VERSION', import.meta.url);
  expect(await readFile(version, 'utf8')).toBe('v2596');
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});
