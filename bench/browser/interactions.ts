/** The latency of an input, until the next frame is painted (Interaction to Next Paint). */
import type { Page } from '@playwright/test';

/** Runs in the page, before its own scripts. */
function observe(): void {
  const durations = new Map<number, number>();
  Reflect.set(window, 'interactions', durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** The duration of each interaction, in order; the browser rounds to 8 ms and omits faster ones. */
export async function readInteractionsMs(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    ...(Reflect.get(window, 'interactions') as Map<number, number>).values(),
  ]);
}
