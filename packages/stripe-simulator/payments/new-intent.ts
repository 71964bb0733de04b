/** An intent as it is created. No I/O. */
import type { z } from 'zod';
import type { createParameters } from '../api/payment-intent-parameters.ts';
import { mergeMetadata } from '../wire/parameters.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';

/** The intent that these parameters ask for, waiting for a card. */
export function newIntent(
  parameters: z.output<typeof createParameters>,
  ids: { id: string; clientSecret: string },
  nowSeconds: number,
): PaymentIntentRow {
  return {
    ...ids,
    amountCents: parameters.amount,
    currency: parameters.currency,
    status: 'requires_payment_method',
    allowedPaymentMethodTypes: parameters.allowed_payment_method_types ?? null,
    captureMethod: parameters.capture_method,
    description: parameters.description ?? null,
    receiptEmail: parameters.receipt_email ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
    failure: null,
    challenge: null,
    paymentMethod: null,
    latestCharge: null,
    canceledSeconds: null,
    cancellationReason: null,
    createdSeconds: nowSeconds,
  };
}
