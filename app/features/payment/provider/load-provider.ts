/** The card provider's browser half, loaded on the payment page alone. */
import type { Stripe } from '@stripe/stripe-js';
import type { CardProvider } from './card-provider.ts';

let loaded: Promise<Stripe | null> | null = null;

async function load(provider: CardProvider): Promise<Stripe | null> {
  const { publishableKey } = provider;
  if (provider.kind === 'stripe') {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    return loadStripe(publishableKey);
  }
  const { loadCardSimulator } = await import('#card-simulator/browser/load-card-simulator.ts');
  return loadCardSimulator(publishableKey, { base: provider.base });
}

/** Stripe.js, or the card simulator's stand-in for it; once a page. Rejects without a connection. */
export function loadProvider(provider: CardProvider): Promise<Stripe | null> {
  loaded ??= load(provider).catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
