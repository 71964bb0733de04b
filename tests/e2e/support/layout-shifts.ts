/** What has moved on a page. */
import type { Page } from '@playwright/test';

/** The layout shifts since the page was opened: score and elements. */
export function layoutShifts(page: Page): Promise<string[]> {
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
