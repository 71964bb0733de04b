import type Stripe from 'stripe';
import { expectTypeOf, test } from 'vitest';
import type { chargeObject } from './charge-object.ts';
import type { disputeObject } from './dispute-object.ts';
import type { paymentIntentObject } from './payment-intent-object.ts';
import type { refundObject } from './refund-object.ts';

/** `latest_charge` is an id or whatever was put in its place: the expanded charge. */
type IntentWithoutCharge = Omit<Stripe.PaymentIntent, 'latest_charge'>;

test('every object has all the fields the official SDK promises, in its types', () => {
  expectTypeOf<ReturnType<typeof paymentIntentObject>>().toExtend<IntentWithoutCharge>();
  expectTypeOf<ReturnType<typeof chargeObject>>().toExtend<Stripe.Charge>();
  expectTypeOf<ReturnType<typeof refundObject>>().toExtend<Stripe.Refund>();
  expectTypeOf<ReturnType<typeof disputeObject>>().toExtend<Stripe.Dispute>();
});
