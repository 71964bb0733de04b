/** Nothing shifts while a page is loading, however slow the connection. */
import type { Page } from '@playwright/test';
import { startInPieces } from './in-pieces.ts';
import { expect, test } from './shop.ts';

const PATHS = [
  '/',
  '/login',
  '/checkout',
  '/orders',
  '/Payment',
  '/search?q=book',
  '/product/23445930',
  '/category/Computers',
];

/** The layout shifts since the page was opened: score and elements. */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        new PerformanceObserver((list) => {
          done(
            list.getEntries().map((entry) => {
              const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
              const moved = sources.map(({ node }) =>
                node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName,
              );
              return [Reflect.get(entry, 'value'), ...moved].join(' ');
            }),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer gets buffered entries immediately, and no call when there are none.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => requestAnimationFrame(() => setTimeout(() => done([]), 100));
        port2.postMessage(null);
      }),
  );
}

for (const width of [390, 1440]) {
  test(`nothing moves while a page comes in pieces, at ${width} pixels`, async ({
    shop,
    shopper,
    consoleErrors,
  }) => {
    // The live stream ends with the proxy.
    consoleErrors.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_REFUSED/);
    const { page } = shopper;
    await shopper.haveAccount();
    await shopper.haveOrdered('book');
    await shopper.haveInBasket('tablet', 'book');
    await page.setViewportSize({ width, height: 900 });
    const slow = await startInPieces(shop.origin, 12);
    const moved: Record<string, string[]> = {};
    for (const path of PATHS) {
      await page.goto(slow.origin + path);
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShifts(page);
      if (shifts.length > 0) moved[path] = shifts;
    }
    slow.close();
    expect(moved).toEqual({});
  });
}
