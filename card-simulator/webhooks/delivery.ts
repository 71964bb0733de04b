/** Brings recorded events to the shop, outside any transaction, until it answers 2xx. */
import { unixSeconds } from '../payments/call.ts';
import type { Database } from '../payments/database.ts';
import { orAborted } from '../payments/or-aborted.ts';
import { markDelivered, markFailed, type TakenEvent, takeDueEvents } from './event-queue.ts';
import { signedRequest } from './signed-request.ts';

const ATTEMPT_TIMEOUT_IN_MS = 20_000;
const POLL_IN_MS = 1_000;
/**
 * A network takes its time: the browser has mostly told the shop by then, and what else became due is
 * taken with it.
 */
const UNDER_WAY_IN_MS = 250;
const FORGET_EVERY_MS = 60 * 60 * 1000;

export type DeliveryDeps = {
  db: Database;
  webhookSecret: string;
  deliverWebhook: (request: Request) => Promise<Response>;
  /** Called once an hour: time to forget what is no longer needed. */
  forgetOld: (now: Date) => Promise<void>;
  now: () => Date;
  onError: (error: unknown) => void;
};

export type Delivery = {
  /** Begins to deliver whatever is due; a second call changes nothing. */
  start(): void;
  /** Delivers what is due now, each event once, and resolves when it was tried. */
  deliverDue(): Promise<void>;
  /** Says that something has become due: it is on its way a moment later. */
  wake(): void;
  /** Ends the loop; an attempt under way is given up and made again at the next start. */
  stop(): Promise<void>;
};

/** The delivery of one process; several may work on one database. */
export function createDelivery(deps: DeliveryDeps): Delivery {
  const stopping = new AbortController();
  let loop: Promise<void> | null = null;
  let isWoken = false;
  let shortenPause = (_ms: number) => {};
  let forgottenAtMs = 0;

  async function deliverDue(): Promise<void> {
    const dueAt = deps.now();
    for (let isAll = false; !isAll; ) {
      const taken = await takeDueEvents(deps.db, dueAt, deps.now());
      const results = await Promise.all(taken.events.map(deliver));
      const delivered = results.filter((id) => id !== null);
      if (delivered.length > 0) await markDelivered(deps.db, delivered, deps.now());
      isAll = taken.isAll;
    }
  }

  /** Gives its id if the shop has it. */
  async function deliver(taken: TakenEvent): Promise<string | null> {
    const result = await attempt(taken);
    if (result.isDelivered) return taken.id;
    await markFailed(deps.db, taken, result.text, deps.now());
    return null;
  }

  async function attempt({ payload }: TakenEvent): Promise<{ isDelivered: boolean; text: string }> {
    const request = signedRequest(payload, deps.webhookSecret, unixSeconds(deps.now()));
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_IN_MS)]);
    try {
      const response = await orAborted(deps.deliverWebhook(request), signal);
      await response.body?.cancel();
      return { isDelivered: response.ok, text: String(response.status) };
    } catch (error) {
      // Whatever kept the shop from answering, the event is tried again.
      return { isDelivered: false, text: error instanceof Error ? error.name : 'unknown error' };
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      try {
        await deliverDue();
        if (deps.now().getTime() - forgottenAtMs > FORGET_EVERY_MS) {
          forgottenAtMs = deps.now().getTime();
          await deps.forgetOld(deps.now());
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
      let timer = wait(isWoken ? UNDER_WAY_IN_MS : POLL_IN_MS);
      shortenPause = (ms) => {
        clearTimeout(timer);
        timer = wait(ms);
      };
    });
  }

  function wake(): void {
    if (isWoken) return;
    isWoken = true;
    shortenPause(UNDER_WAY_IN_MS);
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
