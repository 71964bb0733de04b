/**
 * `npm run bench -- [growth purchase …] [--rounds 7] [--seconds 1] [--peer http://127.0.0.1:3000]`: runs the
 * named benchmarks, or all but `admin-lists`, one after the other: each takes less than 4 minutes, all together
 * less than 30.
 * Each updates its section of docs/performance/figures.md, and the goals of docs/performance.md, when it ends, so
 * that an interrupted run can continue with the rest. Prints all goals at the end. A benchmark that fails leaves its section as it was, and the others
 * run; the exit code is 1 then.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildOnce } from '#server/build/build-once.ts';
import { describeMachine, readCommit } from './measure/machine.ts';
import { GOALS } from './report/goals.ts';
import {
  formatFigures,
  formatFooter,
  formatGoals,
  formatPage,
  judge,
  readSections,
  type Section,
} from './report/performance-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    peer: { type: 'string' },
  },
});

const IN_ROUNDS = ['--rounds', values.rounds, '--seconds', values.seconds];
const WITH_PEER = values.peer === undefined ? [] : ['--peer', values.peer];

/** In the order of the report, each with its flags. */
const BENCHMARKS = new Map([
  ['pages-from-memory', IN_ROUNDS],
  ['pages-signed-in', IN_ROUNDS],
  ['add-to-basket', IN_ROUNDS],
  ['purchase', [...IN_ROUNDS, ...WITH_PEER]],
  ['sign-in-flood', IN_ROUNDS],
  ['stock-last-piece', []],
  // These have their own options.
  ['search', []],
  ['search-million', []],
  ['live-streams', []],
  ['idle-process', IN_ROUNDS],
  ['shell-command', IN_ROUNDS],
  ['orders-list', IN_ROUNDS],
  ['growth', IN_ROUNDS],
  ['admin-lists', []],
  ['admin-variants', [...IN_ROUNDS, '--products', '1000000']],
  ['catalogue-import', []],
  ['browser-first-visit', IN_ROUNDS],
  ['browser-basket-tap', IN_ROUNDS],
  ['browser-navigation', IN_ROUNDS],
  ['lighthouse-performance', IN_ROUNDS],
]);

/** Left out unless it is named: it fills a shop for half an hour. */
const ONLY_BY_NAME = ['admin-lists'];

const root = fileURLToPath(new URL('..', import.meta.url));
const goalsFile = `${root}docs/performance.md`;
const figuresFile = `${root}docs/performance/figures.md`;
const unknown = positionals.filter((name) => !BENCHMARKS.has(name));
if (unknown.length > 0) {
  const known = [...BENCHMARKS.keys()].join(', ');
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}: choose from ${known}.\n`);
  process.exit(1);
}

/** The stdout of a benchmark; its progress on stderr is passed through. Null when it fails. */
async function run(benchmark: string, flags: readonly string[]): Promise<string | null> {
  const child = spawn(process.execPath, [`bench/${benchmark}.ts`, ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const printed = await text(child.stdout);
  const [code] = await ended;
  return code === 0 ? printed.trim() : null;
}

async function measure(benchmark: string, flags: readonly string[]): Promise<Section | null> {
  const [load = Number.NaN] = loadavg();
  const commit = await readCommit(root);
  const date = new Date().toISOString().slice(0, 10);
  const startMs = performance.now();
  const printed = await run(benchmark, flags);
  const seconds = (performance.now() - startMs) / 1_000;
  if (printed === null) return null;
  const footer = formatFooter(benchmark, { date, commit, load, seconds, flags });
  return { benchmark, text: printed, footer };
}

async function readFigures(): Promise<Map<string, Section>> {
  const page = await readFile(figuresFile, 'utf8').catch(() => '');
  return new Map(readSections(page).map((section) => [section.benchmark, section]));
}

await buildOnce();
const machine = await describeMachine(root);
const failed: string[] = [];
for (const [benchmark, flags] of BENCHMARKS) {
  const isWanted =
    positionals.length > 0 ? positionals.includes(benchmark) : !ONLY_BY_NAME.includes(benchmark);
  if (!isWanted) continue;
  process.stderr.write(`\n${benchmark}\n`);
  const section = await measure(benchmark, flags);
  if (section === null) {
    failed.push(benchmark);
    continue;
  }
  process.stdout.write(`\n${section.text}\n\n${section.footer}\n`);
  const known = (await readFigures()).set(benchmark, section);
  const sections = [...BENCHMARKS.keys()].flatMap((name) => known.get(name) ?? []);
  await writeFile(figuresFile, formatFigures(sections));
  await writeFile(goalsFile, formatPage({ machine, goals: GOALS, sections }));
}
const sections = [...(await readFigures()).values()];
process.stdout.write(`\n${formatGoals(judge(GOALS, sections))}\n`);
if (failed.length > 0) process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
process.exit(failed.length > 0 ? 1 : 0);
