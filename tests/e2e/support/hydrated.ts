/** Waits until a page is hydrated. */
import type { Page } from '@playwright/test';

const TURNS = 30;

/**
 * React marks each element that it has hydrated. The rest of its work, such as the
 * effects that listen to forms, runs in tasks of this same kind, which alternate with ours.
 * (`requestIdleCallback` would be clearer, but in Chromium's old headless mode it may never run.)
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(
    (turns) =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        let turn = 0;
        port1.onmessage = () => {
          turn += 1;
          if (turn === turns) done();
          else port2.postMessage(null);
        };
        port2.postMessage(null);
      }),
    TURNS,
  );
}
