/**
 * `npm run shop -- <command>`: what staff can do, in the shell. Where the shop runs, its control socket does it: this
 * file and what it imports at first is all that is loaded, so that an answer takes little longer than Node itself. Node's
 * own modules are asked for there by getBuiltinModule: an `import` of one loads as well what it offers only when asked for,
 * such as readline by `node:fs`.
 */

import { callShell, type ShellCall } from './control/call-shell.ts';
import { readEnvironment } from './settings/environment.ts';
import { printShell } from './shell/print-shell.ts';

/** A folder without one is used, as by `npm start`. */
const DATA_DIR = 'data';

/** What is not done by a call needs all that is installed. */
function checkInstall(): void {
  process.getBuiltinModule('node:module').createRequire(import.meta.url)('./check-install.cjs');
}

const words = process.argv.slice(2);
const env = readEnvironment();

async function openShell(call: ShellCall) {
  const lines = await callShell(env.DATA_DIR || DATA_DIR, call);
  if (lines) return lines;
  checkInstall();
  const { shellWithoutShop } = await import('./shell/shell-without-shop.ts');
  return shellWithoutShop(env, call);
}

/** What needs a shop that does not run is a program of its own. */
const ofStopped = words[0] === 'database' && ['restore', 'move'].includes(words[1] ?? '');
if (ofStopped) {
  checkInstall();
  const { runStoppedShop } = await import('./shell/stopped-shop.ts');
  process.exitCode = await runStoppedShop(words, env, process);
} else {
  process.exitCode = await printShell(openShell, words);
}
