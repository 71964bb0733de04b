/** The card provider's browser half, loaded on the payment page alone. */
import type { Stripe } from '@stripe/stripe-js';
import type { CardProvider } from './card-provider.ts';

let loaded: Promise<Stripe | null> | null = null;

/** Stripe.js, or the card simulator's stand-in for it; once a page. */
export function loadProvider({ kind, publishableKey }: CardProvider): Promise<Stripe | null> {
  loaded ??=
    kind === 'simulator'
      ? import('#card-simulator/browser/load-card-simulator.ts').then(({ loadCardSimulator }) =>
          loadCardSimulator(publishableKey),
        )
      : import('@stripe/stripe-js/pure').then(({ loadStripe }) => loadStripe(publishableKey));
  return loaded;
}
