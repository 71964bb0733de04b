/**
 * What was done at the provider and reported by no event that arrived: refunds that were made there, and
 * disputes. Each is handled as its event would have been.
 */
import type { Logger } from 'pino';
import type {
  PaymentGateway,
  ProviderEvent,
} from '#app/features/payment/provider/payment-gateway.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * How far a long look goes back: what was created long ago ends late. A bank sends a refund back for up to 30
 * days (https://docs.stripe.com/refunds#failed-refunds), and takes months to decide a dispute.
 */
const LONG_LOOK = { refunds: 40 * DAY_SECONDS, disputes: 180 * DAY_SECONDS };

/** The first look of a process is a long one; between two of them only what is new is listed. */
const LONG_LOOK_PAUSE_SECONDS = 6 * 60 * 60;

/** Each costs a call or two: the others are the next look's. */
const MAX_HANDLED = 200;

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
  let sinceSeconds = 0;
  let longLookSeconds = 0;
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
    const isLong = nowSeconds - longLookSeconds >= LONG_LOOK_PAUSE_SECONDS;
    const since = {
      refunds: nowSeconds - LONG_LOOK.refunds,
      disputes: nowSeconds - LONG_LOOK.disputes,
    };
    const answer = await gateway.listChanges(
      isLong ? since : { refunds: sinceSeconds, disputes: sinceSeconds },
    );
    if (answer.kind !== 'answer') return false;
    const fresh = answer.value.filter(({ key }) => !handled.has(key));
    for (const { key, ...event } of fresh.slice(0, MAX_HANDLED)) {
      if (!(await handleOne(event))) return false;
      handled.add(key);
    }
    if (fresh.length > MAX_HANDLED) return true;
    if (isLong) {
      longLookSeconds = nowSeconds;
      handled = new Set(answer.value.map(({ key }) => key));
    }
    sinceSeconds = nowSeconds - OVERLAP_SECONDS;
    return true;
  };
}
