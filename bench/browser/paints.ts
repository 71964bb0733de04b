/** A page's paints and layout shifts, from the browser's performance observers. */
import type { Page } from '@playwright/test';

export type Paints = {
  firstMs: number;
  largestMs: number;
  /** The time of tasks beyond 50 ms each after the first paint: Lighthouse's total blocking time. */
  blockingMs: number;
  /** The sum of all layout shifts. */
  shift: number;
};

type Seen = Omit<Paints, 'blockingMs'> & { tasks: [startMs: number, durationMs: number][] };

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Seen = { firstMs: 0, largestMs: 0, shift: 0, tasks: [] };
  Reflect.set(window, 'seen', seen);
  function on(type: string, onEntry: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry);
    }).observe({ type, buffered: true });
  }
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstMs = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestMs = startTime;
  });
  on('layout-shift', (entry) => {
    seen.shift += Number(Reflect.get(entry, 'value'));
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

/** Observes every document that the page opens from now on. */
export async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** The measurements of the current document until now. */
export async function readPaints(page: Page): Promise<Paints> {
  const seen: Seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  const { tasks, ...paints } = seen;
  const blockingMs = tasks
    .filter(([startMs]) => startMs >= paints.firstMs)
    .reduce((sum, [, durationMs]) => sum + Math.max(0, durationMs - 50), 0);
  return { ...paints, blockingMs };
}
