/** What a page shows and when, told by the browser itself. */
import type { Page } from '@playwright/test';

export type Paints = {
  firstMs: number;
  largestMs: number;
  /** What tasks after the first paint take beyond 50 ms each, which is Lighthouse's total blocking time. */
  blockingMs: number;
  /** Layout shift: the sum of all. */
  shift: number;
};

type Seen = Omit<Paints, 'blockingMs'> & { tasks: [startMs: number, durationMs: number][] };

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen: Seen = { firstMs: 0, largestMs: 0, shift: 0, tasks: [] };
  Reflect.set(window, 'seen', seen);
  function on(type: string, hear: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) hear(entry);
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

/** Every document of the page from now on is observed. */
export async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** What was seen of the document until now. */
export async function readPaints(page: Page): Promise<Paints> {
  const seen: Seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  const { tasks, ...paints } = seen;
  const blockingMs = tasks
    .filter(([startMs]) => startMs >= paints.firstMs)
    .reduce((sum, [, durationMs]) => sum + Math.max(0, durationMs - 50), 0);
  return { ...paints, blockingMs };
}
