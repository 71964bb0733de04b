/** What the calls on payment intents accept: a part of what Stripe accepts, and nothing else. */
import { z } from 'zod';
import { chargeProblem, isCurrency } from '../wire/amounts.ts';
import { created, expand, integer, limit, listOf, metadata, text } from '../wire/parameters.ts';

const amount = integer.refine((cents) => cents >= 0, {
  error: 'This value must be greater than or equal to 1.',
  params: { code: 'parameter_invalid_integer' },
});

const currency = text
  .refine(isCurrency, {
    error: ({ input }) => `Invalid currency: ${input}. Use an ISO 4217 code such as usd.`,
  })
  .toLowerCase();

const cardOnly = listOf(['card'], 'The card simulator takes payment methods of type card only');
const email = text.refine((value) => value.includes('@'), 'Invalid email address');

const expandLatestCharge = expand(['latest_charge']);

export const createParameters = z
  .strictObject({
    amount,
    currency,
    allowed_payment_method_types: cardOnly.optional(),
    automatic_payment_methods: z
      .strictObject({
        enabled: z.enum(['true', 'false']),
        allow_redirects: z.enum(['always', 'never']).optional(),
      })
      .optional(),
    capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
    confirmation_method: z.enum(['automatic']).optional(),
    description: text.optional(),
    expand: expandLatestCharge,
    metadata: metadata.optional(),
    receipt_email: email.optional(),
  })
  .superRefine(({ amount: cents, currency: code }, context) => {
    const problem = chargeProblem(cents, code);
    if (!problem) return;
    const { message } = problem;
    context.addIssue({ code: 'custom', path: ['amount'], message, params: { code: problem.code } });
  });

export const updateParameters = z.strictObject({
  allowed_payment_method_types: cardOnly.optional(),
  amount: amount.optional(),
  currency: currency.optional(),
  description: text.optional(),
  expand: expandLatestCharge,
  metadata: metadata.optional(),
  receipt_email: email.optional(),
});

export const retrieveParameters = z.strictObject({
  client_secret: text.optional(),
  expand: expandLatestCharge,
});

export const cancelParameters = z.strictObject({
  cancellation_reason: z
    .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
    .optional(),
  expand: expandLatestCharge,
});

export const listParameters = z.strictObject({
  created: created.optional(),
  expand: expand(['data.latest_charge']),
  limit,
  starting_after: text.optional(),
});
