/** Delivers recorded events to the shop, outside any transaction, until it answers 2xx. */
import { unixSeconds } from '../payments/call.ts';
import type { Store } from '../payments/database.ts';
import { orAborted } from '../payments/or-aborted.ts';
import { type LeasedEvent, leaseDueEvents, markDelivered, markFailed } from './event-queue.ts';
import { signedRequest } from './signed-request.ts';

const ATTEMPT_TIMEOUT_IN_MS = 20_000;
const POLL_IN_MS = 1_000;
/**
 * Stands for the network's latency: by then the browser has mostly reported the payment itself, and
 * events that become due meanwhile are leased in one batch.
 */
const DELIVERY_DELAY_IN_MS = 250;
const CLEANUP_INTERVAL_MS = 60 * 60 * 1000;

export type DeliveryDeps = {
  db: Store;
  webhookSecret: string;
  deliverWebhook: (request: Request) => Promise<Response>;
  /** Called before each delivery, for what changes by itself and may record events. */
  applyDueChanges: () => Promise<void>;
  /** Called once an hour to delete what has expired. */
  deleteExpired: (now: Date) => Promise<void>;
  now: () => Date;
  onError: (error: unknown) => void;
};

export type Delivery = {
  /** Begins to deliver due events; a second call changes nothing. */
  start(): void;
  /** Delivers what is due now, each event once, and resolves when it was tried. */
  deliverDue(): Promise<void>;
  /** Has events that became due delivered a moment later. */
  wake(): void;
  /** Ends the loop; an attempt under way is aborted and repeated after the next start. */
  stop(): Promise<void>;
};

/** The delivery of one process; several may work on one database. */
export function createDelivery(deps: DeliveryDeps): Delivery {
  const stopping = new AbortController();
  let loop: Promise<void> | null = null;
  let isWoken = false;
  let shortenPause = (_ms: number) => {};
  let cleanedUpAtMs = 0;

  async function deliverDue(): Promise<void> {
    await deps.applyDueChanges();
    const dueAt = deps.now();
    for (let isAll = false; !isAll; ) {
      const leased = await leaseDueEvents(deps.db, dueAt, deps.now());
      const results = await Promise.all(leased.events.map(deliver));
      const delivered = results.filter((id) => id !== null);
      if (delivered.length > 0) await markDelivered(deps.db, delivered, deps.now());
      isAll = leased.isAll;
    }
  }

  /** The event's id if it was delivered, else null. */
  async function deliver(leased: LeasedEvent): Promise<string | null> {
    const result = await attempt(leased);
    if (result.isDelivered) return leased.id;
    await markFailed(deps.db, leased, result.text, deps.now());
    return null;
  }

  async function attempt({
    payload,
  }: LeasedEvent): Promise<{ isDelivered: boolean; text: string }> {
    const request = signedRequest(payload, deps.webhookSecret, unixSeconds(deps.now()));
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_IN_MS)]);
    try {
      const response = await orAborted(deps.deliverWebhook(request), signal);
      return { isDelivered: response.ok, text: String(response.status) };
    } catch (error) {
      // Whatever the error, the event is delivered again later.
      return { isDelivered: false, text: error instanceof Error ? error.name : 'unknown error' };
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      try {
        await deliverDue();
        if (deps.now().getTime() - cleanedUpAtMs > CLEANUP_INTERVAL_MS) {
          cleanedUpAtMs = deps.now().getTime();
          await deps.deleteExpired(deps.now());
        }
      } catch (error) {
        // The database is away for a while; the events are still there when it is back.
        deps.onError(error);
      }
      await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const wait = (ms: number) => setTimeout(resolve, ms).unref();
      let timer = wait(isWoken ? DELIVERY_DELAY_IN_MS : POLL_IN_MS);
      shortenPause = (ms) => {
        clearTimeout(timer);
        timer = wait(ms);
      };
    });
  }

  function wake(): void {
    if (isWoken) return;
    isWoken = true;
    shortenPause(DELIVERY_DELAY_IN_MS);
  }

  return {
    deliverDue,
    wake,
    start() {
      loop ??= run();
    },
    async stop() {
      stopping.abort();
      shortenPause(0);
      await loop;
    },
  };
}
