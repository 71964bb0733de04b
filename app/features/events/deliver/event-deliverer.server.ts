/**
 * Delivers what is in the outbox of events: at once when it is announced, and with the sweep. Any number of processes may
 * do so. The promise: at least once, under one id; in order for each subject and endpoint; a slow endpoint delays none
 * but itself.
 */
import type { Logger } from 'pino';
import { type Attempt, afterAttempt } from '#app/features/events/delivery-attempt.ts';
import {
  endDelivery,
  endpointsWithDue,
  type TakenDelivery,
  takeDelivery,
} from '#app/features/events/delivery-store.server.ts';
import type { EventMessage } from '#app/features/events/event-bodies.ts';
import { PLUGIN } from '#app/features/events/event-kinds.ts';
import type { Queries } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { composeEvent } from './compose-event.server.ts';

/** How many subjects of an endpoint are told of at a time, by each process. */
const MAX_AT_ONCE = 4;

/** A retry that is due sooner has a timer; the sweep of every minute finds the others. */
const MAX_TIMER_SECONDS = 60;

/** Hands an event over; never rejects, and ends by itself within ten seconds, or by the signal. */
export type HandOver = (
  taken: TakenDelivery,
  message: EventMessage,
  signal: AbortSignal,
) => Promise<Attempt>;

export type EventDeliverer = {
  /** Resolves when nothing is due any more that this process can take. */
  deliverDue(): Promise<void>;
  /** Delivers soon what was just announced; never throws. */
  wake(): void;
  /** Takes no more, and ends what is under way: it is delivered again. */
  stop(): Promise<void>;
};

type Parts = {
  queries: Queries;
  handOver: HandOver;
  /** Whether this process can: another build may know plugins that this one does not. All when absent. */
  canReach?: (address: string) => boolean;
  log: Logger;
};

const UNTOLD: Attempt = { isTaken: false, status: null, answer: 'This build cannot tell of it.' };

export function createEventDeliverer({
  queries,
  handOver,
  canReach = () => true,
  log,
}: Parts): EventDeliverer {
  const stopping = new AbortController();
  const timers = new Map<string, NodeJS.Timeout>();
  /** Endpoints that could not be reached: until when nothing is tried there. */
  const pausedUntilMs = new Map<string, number>();
  /** Who takes for which endpoint. */
  const takers = new Map<string, Set<Promise<void>>>();
  let wakes = 0;

  async function attempt(taken: TakenDelivery): Promise<Attempt> {
    const message = await composeEvent(queries, taken).catch((error) => {
      if (isDatabaseUnavailable(error)) throw error;
      log.error({ err: error, event: taken.id }, 'Unable to tell of an event');
      return null;
    });
    return message ? handOver(taken, message, stopping.signal) : UNTOLD;
  }

  /** Gives whether more can be sent there: one that cannot be reached is not tried with each event that waits for it. */
  async function deliver(taken: TakenDelivery): Promise<boolean> {
    const ended = await attempt(taken);
    // Cut short by the end of this process; the next takes it when its lease is over.
    if (stopping.signal.aborted && !ended.isTaken) return false;
    const after = afterAttempt(taken.tries, ended);
    await endDelivery(queries, taken, ended, after);
    const { id: event, endpoint, kind, tries } = taken;
    if (ended.isTaken) {
      log.debug({ event, endpoint, kind }, 'An event was delivered');
      return true;
    }
    const { status } = ended;
    if (after.offBecause !== null) {
      log.warn({ event, endpoint, kind, status }, 'A webhook was switched off');
    } else {
      log.info({ event, endpoint, kind, status, tries }, 'An event could not be delivered yet');
      wakeIn(endpoint, after.pauseSeconds);
    }
    // A plugin that throws is there all the same, and nobody was asked about what cannot be told.
    if (status !== null || ended === UNTOLD || taken.address.startsWith(PLUGIN)) return true;
    const pauseMs = Math.min(after.pauseSeconds, MAX_TIMER_SECONDS) * 1_000;
    pausedUntilMs.set(endpoint, performance.now() + pauseMs);
    return false;
  }

  const isPaused = (endpoint: string) => performance.now() < (pausedUntilMs.get(endpoint) ?? 0);

  async function takeAll(endpoint: string): Promise<void> {
    while (!stopping.signal.aborted && !isPaused(endpoint)) {
      const seen = wakes;
      const taken = await takeDelivery(queries, endpoint);
      if (!taken && seen === wakes) return;
      if (taken && !(await deliver(taken))) return;
    }
  }

  function addTaker(endpoint: string): void {
    const own = takers.get(endpoint) ?? new Set();
    takers.set(endpoint, own);
    const taker = takeAll(endpoint)
      .catch((error) => log.error({ err: error, endpoint }, 'Unable to deliver events'))
      .finally(() => {
        own.delete(taker);
        if (own.size === 0) takers.delete(endpoint);
      });
    own.add(taker);
  }

  async function begin(): Promise<void> {
    if (stopping.signal.aborted) return;
    wakes += 1;
    for (const { id: endpoint, address } of await endpointsWithDue(queries)) {
      if (!canReach(address) || isPaused(endpoint)) continue;
      for (let busy = takers.get(endpoint)?.size ?? 0; busy < MAX_AT_ONCE; busy += 1) {
        addTaker(endpoint);
      }
    }
  }

  function wake(): void {
    begin().catch((error) => log.error({ err: error }, 'Unable to look for events'));
  }

  /** One timer an endpoint: what is due later is found with what is due then, or by the sweep. */
  function wakeIn(endpoint: string, seconds: number): void {
    if (seconds > MAX_TIMER_SECONDS || stopping.signal.aborted || timers.has(endpoint)) return;
    const timer = setTimeout(() => {
      timers.delete(endpoint);
      wake();
    }, seconds * 1_000);
    timers.set(endpoint, timer);
  }

  const working = () => Promise.all([...takers.values()].flatMap((own) => [...own]));

  return {
    wake,
    async deliverDue() {
      await begin();
      await working();
    },
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await working();
    },
  };
}
