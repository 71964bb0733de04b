/** Waits for the code of the other pages, which a page prefetches after the first interaction. */
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** The modules of the other pages that are not loaded yet. */
function modulesToCome(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { routes } = Reflect.get(window, '__reactRouterManifest') as {
      routes: Record<string, { module: string }>;
    };
    const there = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    return Object.values(routes)
      .map(({ module }) => module)
      .filter((module) => !/payment|robots|sitemap/.test(module) && !there.includes(module));
  });
}

export async function pagesAreLoaded(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(() => modulesToCome(page), { timeout: 30_000 }).toEqual([]);
  // The imports of the last of them may still be loading.
  await page.waitForFunction(
    () => {
      const { length } = performance.getEntriesByType('resource');
      const before = Reflect.get(window, 'resourcesBefore');
      Reflect.set(window, 'resourcesBefore', length);
      return before === length;
    },
    undefined,
    { polling: 500 },
  );
}
