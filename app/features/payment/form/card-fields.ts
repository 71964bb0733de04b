/** The card fields that the payment page can show: one line a provider. */
import type { CardFieldAdapter } from '#app/features/payment/provider/card-field.ts';
import type { BrowserConfig } from '#app/features/payment/provider/payment-provider.ts';
import { simulatorCardField } from '#app/features/payment/provider/simulator/simulator-card-field.tsx';
import { stripeCardField } from '#app/features/payment/provider/stripe/stripe-card-field.tsx';

/** By the `kind` of the provider's `BrowserConfig`. */
export const cardFields: Record<string, CardFieldAdapter> = {
  stripe: stripeCardField,
  simulator: simulatorCardField,
};

/** Throws for a kind that is not registered. */
export function cardFieldFor({ kind }: BrowserConfig): CardFieldAdapter {
  const adapter = cardFields[kind];
  if (!adapter) throw new Error(`There is no card field for a provider of kind '${kind}'`);
  return adapter;
}
