/** The entry of the server build: everything that `build/server/index.js` gives to who starts it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { main as runMain } from './main.ts';
import type { Environment } from './settings/settings.ts';

export { runShop } from './run-shop.ts';

// What else the build does, so that a production install has none of the packages that are bundled.
/** The shell, for a command where no shop runs. */
export const loadShell = () => import('#server/shell/open-shell.ts');
/** The commands of a shop that does not run. */
export const loadStoppedShop = () => import('#server/shell/stopped-shop.ts');
/** What `npm run check` looks at. */
export const loadCheck = () => import('#server/check/check-settings.ts');

// Its own types say undefined where ServerBuild's leave out.
export const pages = build as ServerBuild;

/**
 * Imports the admin of this build. Which one that is has to be read at the start: the folder may hold a
 * newer build by the time of the first visit.
 */
export function findAdmin(): () => Promise<typeof import('#server/admin/bundle.ts')> {
  const entry = readFileSync(new URL('../admin/entry', import.meta.url), 'utf8');
  const { href } = new URL(`../admin/server/${entry}`, import.meta.url);
  return () => import(/* @vite-ignore */ href);
}

/** Runs the shop of this build in this process. */
export function main({ env }: { env: Environment }): Promise<void> {
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
  return runMain({ env, pages, clientFolder, loadAdmin: findAdmin() });
}
