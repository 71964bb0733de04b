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

type Observed = Omit<Paints, 'blockingMs'> & { tasks: [startMs: number, durationMs: number][] };

/** Runs in the page, before its own scripts. */
function observe(): void {
  const observed: Observed = { firstMs: 0, largestMs: 0, shift: 0, tasks: [] };
  Reflect.set(window, 'observed', observed);
  function on(type: string, onEntry: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry);
    }).observe({ type, buffered: true });
  }
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstMs = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.largestMs = startTime;
  });
  on('layout-shift', (entry) => {
    observed.shift += Number(Reflect.get(entry, 'value'));
  });
  on('longtask', ({ startTime, duration }) => observed.tasks.push([startTime, duration]));
}

/** Observes every document that the page opens from now on. */
export async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** The measurements of the current document until now. */
export async function readPaints(page: Page): Promise<Paints> {
  const observed: Observed = await page.evaluate(() => Reflect.get(window, 'observed'));
  const { tasks, ...paints } = observed;
  const blockingMs = tasks
    .filter(([startMs]) => startMs >= paints.firstMs)
    .reduce((sum, [, durationMs]) => sum + Math.max(0, durationMs - 50), 0);
  return { ...paints, blockingMs };
}
