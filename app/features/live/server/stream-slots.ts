/** How many live streams one process holds open, for whom: each costs a connection and memory. */
import { createCounts } from '#app/shared/counts.ts';

export type StreamLimits = { perShopper: number; perNetwork: number; perProcess: number };

/**
 * A shopper has one stream a browser. Behind one address there may be a whole company or a mobile
 * network, whose pages poll past the limit. A process that is full passes streams on to another one.
 */
export const STREAM_LIMITS: StreamLimits = {
  perShopper: 8,
  perNetwork: 1_000,
  perProcess: 12_000,
};

export type StreamSlots = {
  /**
   * Takes a slot at once, before anything is waited for; `full` says which limit is reached. `release`
   * gives it back, once, however often it is called.
   */
  take(
    shopper: string,
    network: string,
  ): { full: null; release: () => void } | { full: 'shopper' | 'network' | 'process' };
  /** How many are taken. */
  open(): number;
};

export function createStreamSlots(limits: StreamLimits = STREAM_LIMITS): StreamSlots {
  const shoppers = createCounts();
  const networks = createCounts();
  let open = 0;

  function change(shopper: string, network: string, by: 1 | -1): void {
    shoppers.add(shopper, by);
    networks.add(network, by);
    open += by;
  }

  return {
    open: () => open,
    take(shopper, network) {
      if (open >= limits.perProcess) return { full: 'process' };
      if (shoppers.of(shopper) >= limits.perShopper) return { full: 'shopper' };
      if (networks.of(network) >= limits.perNetwork) return { full: 'network' };
      change(shopper, network, 1);
      let isTaken = true;
      return {
        full: null,
        release() {
          if (isTaken) change(shopper, network, -1);
          isTaken = false;
        },
      };
    },
  };
}
