/** Copies of the sources in which one file at a time is a mutant, and the tests that run there. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fastFolder } from '#tests/run/fast-folder.ts';
import type { RunReport, Survivor } from './survivors.ts';

/** Tests that should notice: those that do so most often are run first, the rest where they have not. */
export type Stages = readonly (readonly string[])[];

/** A file with one slip: where it is, as `path:line`, and what it changes. */
export type Mutant = { file: string; at: string; change: string; text: string; stages: Stages };

/** What takes longer goes round for ever, which somebody would notice. */
const MOST_MS = 300_000;

type Tree = { root: string; write(file: string, text: string): void; reset(file: string): void };

/** What git knows and does not ignore, with the build and the packages. */
function copyTree(): Tree {
  const root = mkdtempSync(join(fastFolder(), 'basket-mutants-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of [...listed.split('\n').filter((one) => existsSync(one)), 'build']) {
    if (file !== '' && existsSync(file)) cpSync(file, join(root, file), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    write: (file, text) => writeFileSync(join(root, file), text),
    reset: (file) => cpSync(file, join(root, file)),
  };
}

/** Whether these tests pass there: each run has a database of its own, made from the functions there. */
async function passes({ root }: Tree, suites: readonly string[]): Promise<boolean> {
  const projects = ['--project', 'PostgreSQL', '--project', 'units'];
  const flags = ['run', '--bail', '1', '--maxWorkers', '1', '--reporter', 'dot', ...projects];
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...flags, ...suites], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
  });
  // With the server and the workers that it has started.
  const timer = setTimeout(() => process.kill(-(run.pid ?? 0), 'SIGKILL'), MOST_MS);
  const [code] = await once(run, 'exit');
  clearTimeout(timer);
  return code === 0;
}

async function passesAll(tree: Tree, stages: Stages): Promise<boolean> {
  for (const suites of stages) if (!(await passes(tree, suites))) return false;
  return true;
}

/** Tries them all, as many at a time as there are processors. Throws where tests fail without a mutant. */
export async function tryMutants(what: string, mutants: readonly Mutant[]): Promise<RunReport> {
  const lanes = Math.max(1, Math.min(availableParallelism(), mutants.length));
  const trees = Array.from({ length: lanes }, copyTree);
  const survivors: Survivor[] = [];
  let next = 0;
  async function work(tree: Tree): Promise<void> {
    for (let mutant = mutants[next++]; mutant; mutant = mutants[next++]) {
      const { file, text, at, change, stages } = mutant;
      tree.write(file, text);
      const isAlive = await passesAll(tree, stages);
      tree.reset(file);
      if (isAlive) survivors.push({ at, change });
      if (isAlive) process.stderr.write(`  alive: ${at}  ${change}\n`);
      if (next % 25 === 0) process.stderr.write(`${what}: ${next} of ${mutants.length}\n`);
    }
  }
  try {
    const [first] = trees;
    for (const stages of new Set(mutants.map((mutant) => mutant.stages))) {
      if (first && !(await passesAll(first, stages))) {
        throw new Error(`${stages.flat().join(' ')} fail without a mutant`);
      }
    }
    await Promise.all(trees.map(work));
    return { tried: mutants.length, survivors };
  } finally {
    for (const { root } of trees) rmSync(root, { recursive: true, force: true });
  }
}
