import { useEffect, useRef } from 'react';
import { createPayment, type Started } from './payment-api.ts';

type Options = {
  /** What the items cost. */
  totalCents: number;
  /** The version of what the page shows: it changes whenever what is paid for does. */
  version: string;
  /** False while there is nothing to pay, or while a payment is being confirmed. */
  isWanted: boolean;
  /** Called when a call came back without an intent. */
  onRefused: (refusal: Extract<Started, { ok: false }>) => void;
};

type PaymentIntent = {
  /** Waits for the newest one, and asks anew if that one failed. */
  newest: () => Promise<Started>;
  /** Asks anew: the newest one is over. */
  renew: () => Promise<Started>;
};

/** Creates the intent, again whenever the basket changes (spec 7). */
export function usePaymentIntent(options: Options): PaymentIntent {
  const { totalCents, version, isWanted } = options;
  const newest = useRef<Promise<Started> | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (!isWanted) return;
    const created = createPayment(totalCents, version);
    newest.current = created;
    void created.then((started) => {
      if (!started.ok && newest.current === created) latest.current.onRefused(started);
    });
  }, [totalCents, version, isWanted]);

  function renew(): Promise<Started> {
    const now = latest.current;
    newest.current = createPayment(now.totalCents, now.version);
    return newest.current;
  }

  return {
    async newest() {
      const started = await newest.current;
      return started?.ok ? started : renew();
    },
    renew,
  };
}
