/** When the code of the other pages is there, which a page loads once the browser has time. */
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

export async function pagesAreLoaded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/orders-/.test(name)),
      ),
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
}
