/**
 * All checks, ending with one line `N passed, N failed`: `npm test`, `npm run test:quick` without a
 * database and a browser, `npm run test:long` with what is slow by its nature. The static checks
 * run in parallel with the production build, which the end-to-end tests start; the two runners use all
 * processors themselves, so they run one after the other.
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import * as results from './count-results.ts';

/** Names and scripts of package.json. */
const CHECKS = [
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['unused code', 'unused'],
] as const;

type Mode = 'quick' | 'whole' | 'long';

/** Of vitest.config.ts and playwright.config.ts. */
const PROJECTS: Record<Mode, { unit: string[]; browser: string[] }> = {
  quick: { unit: ['units*'], browser: [] },
  whole: { unit: ['!long*'], browser: ['browser'] },
  long: { unit: ['*'], browser: ['browser', 'long'] },
};

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'whole' } } });
const mode = z.enum(['quick', 'whole', 'long']).parse(values.mode);
const projects = PROJECTS[mode];

const root = fileURLToPath(new URL('..', import.meta.url));
const vitestReport = join(root, 'test-results/vitest.json');
const playwrightReport = join(root, 'test-results/playwright.json');

const isBuilt = projects.browser.length > 0;
const before = await Promise.all([
  runChecks(),
  ...(isBuilt ? [runCheck('production build', 'build').then((build) => [build])] : []),
]);
const unit = await runRunner('test:unit', vitestReport, results.countVitest, [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
  ...projects.unit.map((name) => `--project=${name}`),
]);
const counts = [...before.flat(), unit];
if (isBuilt) {
  const options = ['--reporter=list,json', ...projects.browser.map((name) => `--project=${name}`)];
  counts.push(await runRunner('test:e2e', playwrightReport, results.countPlaywright, options));
}

const total = results.sum(counts);
if (total.problems.length > 0) say(['', 'To look at:', ...total.problems].join('\n'));
say(`\n${results.summary(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runChecks(): Promise<results.Count[]> {
  const counts: results.Count[] = [];
  for (const [name, script] of CHECKS) counts.push(await runCheck(name, script));
  return counts;
}

/** Runs a script that passes or fails as a whole; its output is printed on failure. */
async function runCheck(name: string, script: string): Promise<results.Count> {
  const startMs = performance.now();
  const child = spawn(process.execPath, ['--run', script], {
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
