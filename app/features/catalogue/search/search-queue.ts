/** In front of the searches: how many run at a time, how many wait, and how few of them may be one client's. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCounts } from '#app/shared/counts.ts';

export type SearchLimits = {
  /** As many as the database reads at a time. */
  running: number;
  waiting: number;
  /** Of both: behind one address there may be a whole company, whose searches take turns. */
  perNetwork: number;
};

/**
 * Those of a database that reads so many searches at a time: of two clients who search all the time each has places.
 * What waits last is answered within some seconds even where a search of a large catalogue takes one.
 */
export function searchLimits(running: number): SearchLimits {
  return { running, waiting: 12 * running, perNetwork: 4 * running };
}

/** How long to wait after a refusal: what is before it is done by then. */
export const SEARCH_RETRY_SECONDS = 5;

/** There is no place to wait for this client, or for anybody. */
export class SearchesFullError extends Error {
  readonly code = 'SEARCHES_FULL';
}

/** By its code: the host is not part of the build that throws it. */
export function isSearchesFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SEARCHES_FULL';
}

/**
 * A database that reads one search at a time is the embedded one. It holds its turn of the event loop until it has
 * answered, and a turn accepts one connection: so many turns before each search let in and answer whoever came meanwhile.
 * Where nobody did they take a millisecond; among many they end after a second, so that searches go on, if slowly. A
 * search of PostgreSQL leaves its turn by itself.
 */
const TURNS_FOR_OTHERS = 100;
const MAX_MS_FOR_OTHERS = 1_000;

async function letOthersIn(): Promise<void> {
  const untilMs = performance.now() + MAX_MS_FOR_OTHERS;
  for (let turn = 0; turn < TURNS_FOR_OTHERS && performance.now() < untilMs; turn += 1) {
    await nextTurn();
  }
}

/** Runs a search of this network when it is its turn, first come, first served; rejects with SearchesFullError. */
export type SearchQueue = <Value>(network: string, search: () => Promise<Value>) => Promise<Value>;

export function createSearchQueue({ running, waiting, perNetwork }: SearchLimits): SearchQueue {
  const networks = createCounts();
  const queue: (() => void)[] = [];
  let free = running;

  return async (network, search) => {
    if (networks.of(network) >= perNetwork || (free === 0 && queue.length >= waiting)) {
      throw new SearchesFullError('As many searches wait as may');
    }
    networks.add(network, 1);
    try {
      if (free > 0) free -= 1;
      // Hands the place to the next of those who wait.
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        if (running === 1) await letOthersIn();
        return await search();
      } finally {
        const next = queue.shift();
        if (next) next();
        else free += 1;
      }
    } finally {
      networks.add(network, -1);
    }
  };
}
