import { useEffect } from 'react';

/** Where React Router keeps which module makes which page; typed by nobody. */
type Manifest = { routes: Record<string, { module: string }> };

/** The payment page's code, with the card provider in it, is loaded there alone; some are no pages. */
const NOT_PRELOADED = /payment|robots|sitemap/;

/**
 * Loads the code of the other pages and of the basket's forms once the browser has time: without a
 * connection React Router would reload the page, which ends in the browser's own error.
 */
export function usePreloadedPages(): void {
  useEffect(() => {
    const manifest = Reflect.get(window, '__reactRouterManifest') as Manifest | undefined;
    const modules = Object.values(manifest?.routes ?? {}).map(({ module }) => module);
    const load = (): void => {
      for (const module of modules.filter((path) => !NOT_PRELOADED.test(path))) {
        // What cannot be loaded now is loaded when it is needed.
        import(/* @vite-ignore */ module).catch(() => {});
      }
    };
    if (!('requestIdleCallback' in window)) return;
    const handle = requestIdleCallback(load, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }, []);
}
