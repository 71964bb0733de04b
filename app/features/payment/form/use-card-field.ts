import { useEffect, useState } from 'react';
import type { CardField } from '#app/features/payment/provider/card-field.ts';
import type { BrowserConfig } from '#app/features/payment/provider/payment-provider.ts';
import { cardFieldFor } from './card-fields.ts';

type CardFieldState = {
  /** Null until it is loaded. */
  CardField: CardField | null;
  /** Whether the last try to load it failed. */
  hasFailed: boolean;
  retry: () => void;
};

let loading: Promise<CardField> | null = null;

/** Once a page; again after a failure. */
function loadCardField(config: BrowserConfig): Promise<CardField> {
  loading ??= cardFieldFor(config)
    .load(config)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** Loads the provider's card field. */
export function useCardField(config: BrowserConfig): CardFieldState {
  const [CardField, setCardField] = useState<CardField | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    void tries;
    let isCurrent = true;
    loadCardField(config).then(
      (loaded) => isCurrent && setCardField(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [config, tries]);
  return {
    CardField,
    hasFailed,
    retry() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
