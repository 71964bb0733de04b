/** What the calls on refunds accept: a part of what Stripe accepts, and nothing else. */
import { z } from 'zod';
import { created, integer, limit, metadata, text } from '../wire/parameters.ts';

export const createParameters = z.strictObject({
  payment_intent: text,
  amount: integer
    .refine((cents) => cents >= 1, {
      error: 'This value must be greater than or equal to 1.',
      params: { code: 'parameter_invalid_integer' },
    })
    .optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export const listParameters = z.strictObject({
  created: created.optional(),
  limit,
  payment_intent: text.optional(),
  starting_after: text.optional(),
});
