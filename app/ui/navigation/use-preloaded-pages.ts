import { useEffect } from 'react';

/** React Router's manifest of route modules, which it does not type. */
type Manifest = { routes: Record<string, { module: string }> };

/** Not preloaded: the payment page, whose code includes the card provider, and routes without a page. */
const NOT_PRELOADED = /payment|robots|sitemap/;

/** What TypeScript does not know of yet: https://wicg.github.io/savedata/#savedata-attribute */
type DataSaver = { connection?: { saveData?: boolean } };

/** The events of a first interaction with the page. */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** The delay lets a hovered link load first. */
const INTENT_FIRST_MS = 2_000;

/**
 * One after the other, so that clicks find free connections. Fetched before it is imported, since a
 * browser does not retry a failed `import()`.
 */
async function loadPages(): Promise<void> {
  const manifest = Reflect.get(window, '__reactRouterManifest') as Manifest | undefined;
  const modules = Object.values(manifest?.routes ?? {}).map(({ module }) => module);
  for (const module of modules.filter((path) => !NOT_PRELOADED.test(path))) {
    const answer = await fetch(module, { priority: 'low' });
    if (answer.ok && (await answer.text())) await import(/* @vite-ignore */ module);
  }
}

/**
 * Preloads the code of the other pages after the first interaction, when the browser is idle: without
 * a connection React Router would reload the page, which shows the browser's own error. The first view
 * of a page loads only its own code, and who asks browsers to save data loads no other.
 */
export function usePreloadedPages(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    if ((navigator as DataSaver).connection?.saveData) return;
    const ended = new AbortController();
    function onSign(): void {
      ended.abort();
      setTimeout(
        // A failed preload is loaded when it is needed.
        () => requestIdleCallback(() => loadPages().catch(() => {}), { timeout: 5_000 }),
        INTENT_FIRST_MS,
      );
    }
    for (const sign of INTERACTION_EVENTS) {
      window.addEventListener(sign, onSign, { passive: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, []);
}
