/** When the scripts of a page have taken over from the page that the server sent. */
import type { Page } from '@playwright/test';

/**
 * React marks each element that it has taken over; what its effects do, such as listening to forms,
 * is done before the browser is idle again.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => requestIdleCallback(() => done()));
      }),
  );
}
