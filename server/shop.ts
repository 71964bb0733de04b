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

// Everything is written by then, and Node need not take itself down piece by piece.
process.once('beforeExit', () => process.exit());

const words = process.argv.slice(2);
const env = readEnvironment();

/** What is not done by a call needs all that is installed, and the build. */
async function loadBuilt() {
  process.getBuiltinModule('node:module').createRequire(import.meta.url)('./check-install.cjs');
  const { importForCommand } = await import('./build/import-built.ts');
  return importForCommand();
}

async function openShell(call: ShellCall) {
  const lines = await callShell(env.DATA_DIR || DATA_DIR, call);
  if (lines) return lines;
  const { loadShell } = await loadBuilt();
  const { readSettings } = await import('./settings/settings.ts');
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.message);
  return (await loadShell()).openShell(read.settings, call);
}

// What needs a shop that does not run is a program of its own.
if (words[0] === 'database' && ['restore', 'move'].includes(words[1] ?? '')) {
  const { loadStoppedShop } = await loadBuilt();
  process.exitCode = await (await loadStoppedShop()).runStoppedShop(words, env, process);
} else {
  process.exitCode = await printShell(openShell, words);
}
