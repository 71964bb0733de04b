import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { CardProvider } from '#app/features/payment/provider/card-provider.ts';
import { loadProvider } from '#app/features/payment/provider/load-provider.ts';

type ProviderState = {
  /** Null until it is there. */
  stripe: Stripe | null;
  /** Whether the last try to load it failed. */
  hasFailed: boolean;
  retry: () => void;
};

/** Loads the card provider's browser half. */
export function useProvider(provider: CardProvider): ProviderState {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    void tries;
    let isCurrent = true;
    loadProvider(provider).then(
      (loaded) => isCurrent && setStripe(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [provider, tries]);
  return {
    stripe,
    hasFailed,
    retry() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
