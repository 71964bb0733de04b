/**
 * What was done at the provider and reported by no event that arrived: refunds that were made there, and
 * disputes. Each is handled as its event would have been.
 */
import type { Logger } from 'pino';
import type {
  PaymentGateway,
  ProviderEvent,
} from '#app/features/payment/provider/payment-gateway.ts';

/** How far the first look of a process goes back; the audit finds what is older. */
const FIRST_LOOK_SECONDS = 3 * 24 * 60 * 60;

/** Looks overlap, because the clocks of provider and shop differ. */
const OVERLAP_SECONDS = 10 * 60;

type Parts = {
  gateway: Pick<PaymentGateway, 'listChanges'>;
  /** False when the provider could not be asked. */
  handle(event: ProviderEvent): Promise<boolean>;
  log: Logger;
};

/** Gives the function that handles what is new since its last call; false if the provider does not answer. */
export function createRecentChanges({
  gateway,
  handle,
  log,
}: Parts): (now: Date) => Promise<boolean> {
  let sinceSeconds: number | null = null;
  let handled = new Set<string>();

  /** A failure of one does not stop the others. */
  async function handleOne(event: ProviderEvent): Promise<boolean> {
    try {
      return await handle(event);
    } catch (error) {
      log.error({ err: error, paymentIntent: event.intent }, 'Unable to handle a change');
      return true;
    }
  }

  return async (now) => {
    const nowSeconds = Math.floor(now.getTime() / 1_000);
    const answer = await gateway.listChanges(sinceSeconds ?? nowSeconds - FIRST_LOOK_SECONDS);
    if (answer.kind !== 'answer') return false;
    const seen = new Set<string>();
    for (const { key, ...event } of answer.value) {
      if (!handled.has(key) && !(await handleOne(event))) return false;
      seen.add(key);
    }
    handled = seen;
    sinceSeconds = nowSeconds - OVERLAP_SECONDS;
    return true;
  };
}
