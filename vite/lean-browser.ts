/** Replaces what the browser would load of React Router and Vite and never call. */
import type { Plugin } from 'vite';

/**
 * All routes are in the first manifest, nothing is instrumented, and what is imported later has nothing to
 * preload. What is undefined is of the server's half. The build fails if a new version imports a name that is
 * missing here.
 */
const REPLACEMENTS: readonly [module: RegExp, code: string][] = [
  [
    /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    `export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const instrumentHandler = undefined;
     export const instrumentationResultMetaContext = undefined;`,
  ],
  [
    /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false;
     export const getPartialManifest = (manifest) => manifest;
     export const getPatchRoutesOnNavigationFunction = () => undefined;
     export const useFogOFWarDiscovery = () => {};
     export const getManifestPath = undefined;
     export const getPathsWithAncestors = undefined;
     export const handleClientVersionMismatch = undefined;`,
  ],
  [/vite[\\/]preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
];

export function leanBrowser(): Plugin {
  return {
    name: 'lean-browser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // What React Router warns developers of.
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
              },
            },
          }
        : null,
    load: (id) => REPLACEMENTS.find(([module]) => module.test(id))?.[1] ?? null,
  };
}
