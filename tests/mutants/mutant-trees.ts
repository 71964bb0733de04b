/** Copies of the sources in which one file at a time is a mutant, and the tests that run there. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fastFolder } from '#tests/run/fast-folder.ts';
import type { RunReport, Survivor } from './survivors.ts';

/** Tests that should notice: those that do so most often are run first, the rest where they have not. */
export type Stages = readonly (readonly string[])[];

/** A file with one slip: where it is, as `path:line`, and what it changes. */
export type Mutant = { file: string; at: string; change: string; text: string; stages: Stages };

/** `file` is null where the tests are to run without a mutant. */
export type Asked = { file: string | null; text: string; runs: Stages };

/** `no mutant`: what is no SQL is no slip. */
export type Answer = { kind: 'noticed'; by: string } | { kind: 'alive' } | { kind: 'no mutant' };

/** What takes longer goes round for ever, which somebody would notice. */
const MOST_MS = 300_000;

/** What git knows and does not ignore, with the build and the packages. */
function copyTree(): string {
  const root = mkdtempSync(join(fastFolder(), 'basket-mutants-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of [...listed.split('\n').filter((one) => existsSync(one)), 'build']) {
    if (file !== '' && existsSync(file)) cpSync(file, join(root, file), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** A copy with the process that tries mutants there (lane.ts); one that hangs is replaced. */
function openLane() {
  const root = copyTree();
  let child: ChildProcess | null = null;

  function end(): void {
    // With the server and the workers that it has started.
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    child = null;
  }

  function running(): ChildProcess {
    child ??= fork(join(root, 'tests/mutants/lane.ts'), {
      ...{ cwd: root, detached: true },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return child;
  }

  async function ask(asked: Asked): Promise<Answer> {
    const lane = running();
    const over = new AbortController();
    const timer = setTimeout(end, MOST_MS);
    try {
      lane.send(asked);
      return await Promise.race([
        once(lane, 'message', over).then(([answer]): Answer => answer),
        once(lane, 'exit', over).then((): Answer => {
          child = null;
          return { kind: 'noticed', by: 'the time that it took' };
        }),
      ]);
    } finally {
      over.abort();
      clearTimeout(timer);
    }
  }

  return {
    ask,
    close() {
      end();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Of each changed file the tests that have noticed a slip in it last: they are asked first. */
function rememberNoticing() {
  const last = new Map<string, string[]>();
  return {
    of: (file: string): Stages => (last.get(file) ?? []).map((one) => [one]),
    add(file: string, by: string): void {
      if (!by.endsWith('.ts') && !by.endsWith('.tsx')) return;
      last.set(file, [by, ...(last.get(file) ?? []).filter((one) => one !== by)].slice(0, 3));
    },
  };
}

/**
 * Tries them all, as many at a time as there are processors, each by so many of its stages. Throws where tests fail
 * without a mutant.
 */
export async function tryMutants(
  what: string,
  mutants: readonly Mutant[],
  stagesTried: number,
): Promise<RunReport> {
  const lanes = Array.from(
    { length: Math.max(1, Math.min(availableParallelism(), mutants.length)) },
    openLane,
  );
  const noticing = rememberNoticing();
  const survivors: Survivor[] = [];
  const untried = [...mutants];
  let tried = 0;

  async function work({ ask }: (typeof lanes)[number]): Promise<void> {
    for (let mutant = untried.shift(); mutant; mutant = untried.shift()) {
      const { file, text, at, change, stages } = mutant;
      const answer = await ask({
        file,
        text,
        runs: [...noticing.of(file), ...stages.slice(0, stagesTried)],
      });
      if (answer.kind !== 'no mutant') tried += 1;
      if (answer.kind === 'noticed') noticing.add(file, answer.by);
      if (answer.kind === 'alive') survivors.push({ at, change });
      if (answer.kind === 'alive') process.stderr.write(`  alive: ${at}  ${change}\n`);
      if (untried.length % 25 === 0)
        process.stderr.write(`${what}: ${untried.length} of ${mutants.length} are left\n`);
    }
  }

  /** That they pass where nothing is changed; it loads them, too. Each once, however many functions ask for it. */
  async function warmUp({ ask }: (typeof lanes)[number]): Promise<void> {
    const asked = mutants.flatMap(({ stages }) => stages.slice(0, stagesTried));
    for (const suites of new Map(asked.map((one) => [one.join(), one])).values()) {
      const answer = await ask({ file: null, text: '', runs: [suites] });
      if (answer.kind === 'noticed') throw new Error(`${answer.by} fails without a mutant`);
    }
  }

  try {
    await Promise.all(lanes.map(warmUp));
    await Promise.all(lanes.map(work));
    return { tried, survivors };
  } finally {
    for (const lane of lanes) lane.close();
  }
}
