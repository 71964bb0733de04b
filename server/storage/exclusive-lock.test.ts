import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endProcess } from '#tests/shop/end-process.ts';
import { acquireLock, waitForLock } from './exclusive-lock.ts';

let folder: string;
let path: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-lock-'));
  path = join(folder, 'made-for-it', 'shop.lock');
  children = [];
});

afterEach(async () => {
  for (const child of children) await endProcess(child, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A process that runs the script with `acquireLock` and `path` at hand. */
function run(script: string) {
  const source = `
    import { acquireLock } from '#server/storage/exclusive-lock.ts';
    const path = ${JSON.stringify(path)};
    ${script}
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--expose-gc', '-e', source], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

/** A process that holds the lock until it is killed. */
async function holder() {
  const child = run(`
    if (acquireLock(path)) console.log('held');
    process.stdin.resume();
  `);
  await once(child.stdout, 'data');
  return child;
}

test('a lock is held once, and again after its release', () => {
  const lock = acquireLock(path);
  expect(lock).not.toBeNull();
  expect(acquireLock(path)).toBeNull();
  lock?.release();
  lock?.release();
  const next = acquireLock(path);
  expect(next).not.toBeNull();
  lock?.release();
  expect(acquireLock(path)).toBeNull();
  next?.release();
});

test('a lock held by another process is free at once when that process is killed', async () => {
  const child = await holder();
  expect(acquireLock(path)).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = acquireLock(path);
  expect(lock).not.toBeNull();
  lock?.release();
});

test('of many processes that ask at the same moment exactly one gets the lock', async () => {
  const contenders = Array.from({ length: 6 }, () =>
    run(`
      process.stdin.once('data', () => {
        process.stdout.write(acquireLock(path) ? 'won' : 'lost');
        process.stdin.once('data', () => process.exit());
      });
      process.stdout.write('ready');
    `),
  );
  const say = (word: string) => contenders.map((child) => child.stdin.write(word));
  const onChange = () =>
    Promise.all(contenders.map(async (child) => String((await once(child.stdout, 'data'))[0])));
  await onChange();
  say('go');
  const answers = await onChange();
  say('end');
  expect(answers.sort()).toEqual(['lost', 'lost', 'lost', 'lost', 'lost', 'won']);
});

test('a lock whose holder keeps no reference to it is still held after a garbage collection', async () => {
  const child = run(`
    acquireLock(path);
    for (let round = 0; round < 5; round++) { gc(); await new Promise(setImmediate); }
    console.log(acquireLock(path) ? 'lost' : 'kept');
  `);
  expect(await text(child.stdout)).toBe('kept\n');
});

test('waiting says so once, and ends when the holder is killed', async () => {
  const child = await holder();
  const onWait = vi.fn(() => {
    setTimeout(() => child.kill('SIGKILL'), 300);
  });
  const lock = await waitForLock(path, onWait);
  expect(onWait).toHaveBeenCalledTimes(1);
  expect(acquireLock(path)).toBeNull();
  lock.release();
});

test('a free lock is not waited for', async () => {
  const onWait = vi.fn();
  const lock = await waitForLock(path, onWait);
  lock.release();
  expect(onWait).not.toHaveBeenCalled();
});

test('a file that cannot be a lock is an error that names it', () => {
  path = join(folder, 'notes.txt');
  writeFileSync(path, 'These are notes, and they stay what they are. '.repeat(20));
  expect(() => acquireLock(path)).toThrow(`Unable to lock ${path}`);
});
