/** A visitor who loads pages continuously, and the duration of each load. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Shopper } from './shoppers.ts';

const PAUSE_MS = 25;
const PAGES = ['/', '/checkout', '/orders'];

export type PageRequests = {
  /** The milliseconds of each page since the last call. */
  take(): number[];
  stop(): Promise<void>;
};

export function requestPages(port: number, shoppers: readonly Shopper[]): PageRequests {
  let tookMs: number[] = [];
  let isStopped = false;

  async function run(): Promise<void> {
    for (let round = 0; !isStopped; round += 1) {
      const shopper = shoppers[(round * 7) % shoppers.length];
      const startMs = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${PAGES[round % PAGES.length]}`, {
        headers: { cookie: shopper?.cookie ?? '' },
      });
      await answer.text();
      if (!answer.ok) throw new Error(`A page was answered with ${answer.status}`);
      tookMs.push(performance.now() - startMs);
      await pause(PAUSE_MS);
    }
  }

  const running = run();
  return {
    take() {
      const taken = tookMs;
      tookMs = [];
      return taken;
    },
    stop() {
      isStopped = true;
      return running;
    },
  };
}
