import { useEffect } from 'react';

/** Where React Router keeps which module makes which page; typed by nobody. */
type Manifest = { routes: Record<string, { module: string }> };

/** The payment page's code, with the card provider in it, is loaded there alone; some are no pages. */
const NOT_PRELOADED = /payment|robots|sitemap/;

/** What somebody does who is going to stay. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** A link that somebody points at is loaded first, with nothing beside it. */
const INTENT_FIRST_MS = 2_000;

/**
 * One after the other: the connections are for what is clicked. Fetched before it is imported, since
 * a browser never tries again to import what it could not have once.
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
 * Loads the code of the other pages once somebody does something and the browser has time: without a
 * connection React Router would reload the page, which ends in the browser's own error. The first
 * sight of a page loads nothing that is not on it.
 */
export function usePreloadedPages(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const ended = new AbortController();
    function onSign(): void {
      ended.abort();
      setTimeout(
        // What cannot be loaded now is loaded when it is needed.
        () => requestIdleCallback(() => loadPages().catch(() => {}), { timeout: 5_000 }),
        INTENT_FIRST_MS,
      );
    }
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, onSign, { passive: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, []);
}
