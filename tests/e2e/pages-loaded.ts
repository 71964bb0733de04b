/** When the code of the other pages is there, which a page loads once somebody does something. */
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

export async function pagesAreLoaded(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/orders-/.test(name)),
      ),
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
}
