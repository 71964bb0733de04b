/** When the scripts of a page have taken over from the page that the server sent. */
import type { Page } from '@playwright/test';

const TURNS = 30;

/**
 * React marks each element that it has taken over. What is left of its work then, such as the
 * effects that listen to forms, it does in tasks of this same kind, which take turns with ours.
 * (`requestIdleCallback` would say it better, but in Chromium's old headless mode it may never call.)
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
