/** The payment provider that the settings name. */
import type { Settings } from '#server/settings/settings.ts';
import type { PaymentProviderFactory } from './payment-provider-factory.ts';
import { embedSimulatorProvider } from './simulator-provider.ts';
import { openStripeProvider } from './stripe-provider.ts';

export function providerFactoryOf({ stripe }: Settings): PaymentProviderFactory {
  if (stripe === null) return embedSimulatorProvider;
  return () => ({ provider: openStripeProvider(stripe), simulator: null });
}
