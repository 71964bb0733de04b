/** Lets `import()` be what it is: Vite's wrapper loads styles and parts first, of which there are none. */
import type { Plugin } from 'vite';

/** Vite's own module, which every script with an `import()` would get. */
const WRAPPER = 'vite/preload-helper.js';

/** For a build with one stylesheet and without preloads of what is imported later. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    transform: (_, id) =>
      id.includes(WRAPPER)
        ? { code: 'export const __vitePreload = (load) => load();', map: null }
        : null,
  };
}
