/**
 * All checks, ending with one line `N passed, N failed`: `npm test`, `npm run test:quick` without a
 * database and a browser, `npm run test:long` with what is slow by its nature afterwards, then what is tried again on the
 * embedded database; with `--within <minutes>` as much of it as fits into them. The types are checked beside the production build, which the
 * end-to-end tests start; the two runners use all processors themselves, so they run one after the other.
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import * as results from './count-results.ts';

/** A name, and a script of package.json with its options. */
type Check = readonly [name: string, script: string, ...options: string[]];

/** Two processors beside one another: one checker of types does two thirds of the work of four. */
const TYPES: Check = ['types', 'typecheck', '--checkers', '1'];
const BUILD: Check = ['production build', 'build'];
const OTHER_CHECKS: readonly Check[] = [
  ['lint', 'lint'],
  ['unused code', 'unused'],
];

type Projects = { unit: readonly string[]; browser: string | null };

/** Of vitest.config.ts and playwright.config.ts. */
const QUICK: Projects = { unit: ['units*'], browser: null };
const WHOLE: Projects = { unit: ['!long*'], browser: 'browser' };

/** In turn, with what each takes of the minutes of the whole: estimates, above what they have taken so far. */
const LONG: readonly (Projects & { what: string; share: number })[] = [
  { what: 'long', unit: ['long', 'long, PostgreSQL'], browser: 'long', share: 0.65 },
  { what: 'embedded', unit: ['long, embedded'], browser: null, share: 0.6 },
];

const startMs = performance.now();
const { values } = parseArgs({
  options: { mode: { type: 'string', default: 'whole' }, within: { type: 'string' } },
});
const mode = z.enum(['quick', 'whole', 'long']).parse(values.mode);
const withinMinutes = z.coerce.number().default(Infinity).parse(values.within);
const minutesTaken = () => (performance.now() - startMs) / 60_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const vitestReport = join(root, 'test-results/vitest.json');
const playwrightReport = join(root, 'test-results/playwright.json');

const before = await Promise.all([
  runChecks([TYPES]),
  runChecks(mode === 'quick' ? OTHER_CHECKS : [BUILD, ...OTHER_CHECKS]),
]);
const counts = [...before.flat(), ...(await runTests(mode === 'quick' ? QUICK : WHOLE))];
const wholeMinutes = minutesTaken();
for (const { what, share, ...projects } of mode === 'long' ? LONG : []) {
  const minutes = minutesTaken();
  if (minutes + wholeMinutes * share <= withinMinutes) counts.push(...(await runTests(projects)));
  else say(`\nThe ${what} tests are not run: the others took ${minutes.toFixed(1)} minutes.`);
}

const total = results.sum(counts);
if (total.problems.length > 0) say(['', 'To look at:', ...total.problems].join('\n'));
say(`\n${results.summary(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runTests({ unit, browser }: Projects): Promise<results.Count[]> {
  const vitest = await runRunner('test:unit', vitestReport, results.countVitest, [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    ...unit.map((project) => `--project=${project}`),
  ]);
  if (browser === null) return [vitest];
  const options = ['--reporter=list,json', `--project=${browser}`];
  return [vitest, await runRunner('test:e2e', playwrightReport, results.countPlaywright, options)];
}

/** One after the other. */
async function runChecks(checks: readonly Check[]): Promise<results.Count[]> {
  const counts: results.Count[] = [];
  for (const check of checks) counts.push(await runCheck(check));
  return counts;
}

/** Runs a script that passes or fails as a whole; its output is printed on failure. */
async function runCheck([name, script, ...options]: Check): Promise<results.Count> {
  const startMs = performance.now();
  const child = spawn(process.execPath, ['--run', script, '--', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [exit, out, err] = await Promise.all([
    ending(child),
    text(child.stdout),
    text(child.stderr),
  ]);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  say(`${exit.code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (exit.code !== 0) say(`${out}${err}`);
  return results.countCheck(name, exit);
}

/** Runs a test runner, passes its output through, and counts the results of its report. */
async function runRunner(
  script: string,
  reportPath: string,
  count: (report: unknown, exit: results.Exit) => results.Count,
  options: string[],
): Promise<results.Count> {
  // Deletes the report of an earlier run.
  await rm(reportPath, { force: true });
  const child = spawn(process.execPath, ['--run', script, '--', ...options], {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exit = await ending(child);
  return count(await readReport(reportPath), exit);
}

function ending(child: ReturnType<typeof spawn>): Promise<results.Exit> {
  return new Promise((done, fail) => {
    child.once('error', fail).once('close', (code) => done({ code }));
  });
}

/** Undefined without a report, or with a truncated one. */
async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
