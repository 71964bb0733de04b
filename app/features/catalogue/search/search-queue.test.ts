import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSearchQueue, isSearchesFull } from './search-queue.ts';

/** More than are left to others before a search. */
const SETTLED_TURNS = 400;

/** A queue whose searches end by hand; what has begun, in order. */
function handled(limits: Parameters<typeof createSearchQueue>[0]) {
  const run = createSearchQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const failed: string[] = [];

  function search(name: string, network: string): void {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    run(network, work).catch((error: unknown) => {
      if (isSearchesFull(error)) failed.push(name);
    });
  }

  /** All that can begin has begun. */
  async function settled(): Promise<void> {
    for (let turn = 0; turn < SETTLED_TURNS; turn += 1) await nextTurn();
  }

  async function end(name: string): Promise<void> {
    await settled();
    ends.get(name)?.();
    await settled();
  }

  return { run, search, settled, end, begun, failed };
}

test('so many searches run at a time, and the others begin in the order in which they came', async () => {
  const { search, settled, end, begun } = handled({ running: 2, waiting: 9, perNetwork: 9 });
  for (const name of ['a', 'b', 'c', 'd']) search(name, name);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('one client has some of the places, and others are searched for beside it', async () => {
  const { search, end, begun, failed } = handled({ running: 1, waiting: 4, perNetwork: 2 });
  for (const name of ['a', 'b', 'c', 'd']) search(name, 'flood');
  search('honest', 'home');
  await end('a');
  await end('b');
  expect([begun, failed]).toEqual([
    ['a', 'b', 'honest'],
    ['c', 'd'],
  ]);
  search('e', 'flood');
  await end('honest');
  expect(begun.at(-1)).toBe('e');
});

test('beyond the places to wait everybody is refused until one is free', async () => {
  const { search, end, begun, failed } = handled({ running: 1, waiting: 1, perNetwork: 9 });
  for (const name of ['a', 'b', 'c']) search(name, name);
  await end('a');
  search('d', 'd');
  await end('b');
  expect([begun, failed]).toEqual([['a', 'b', 'd'], ['c']]);
});

test('a search that fails gives its place back', async () => {
  const { run } = handled({ running: 1, waiting: 0, perNetwork: 1 });
  for (let n = 0; n < 3; n += 1) {
    await expect(run('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(await run('one', async () => 'found')).toBe('found');
});

test('searches that follow each other without a pause let others in between, and are refused when there are too many', async () => {
  const run = createSearchQueue({ running: 1, waiting: 9, perNetwork: 2 });
  const seen: string[] = [];
  const connections = Array.from({ length: 30 }, (_, n) => `honest ${n}`);
  // One each turn, as connections are accepted.
  function accept(): void {
    const next = connections.shift();
    if (next === undefined) return;
    seen.push(next);
    setImmediate(accept);
  }
  async function search(name: string): Promise<void> {
    seen.push(name);
    if (name === 'a') setImmediate(accept);
  }
  // As requests arrive: each in a callback of its own, whose microtasks run before the next.
  for (const name of ['a', 'b', 'c']) {
    setImmediate(() => {
      run('flood', () => search(name)).catch(() => seen.push(`${name} refused`));
    });
  }
  for (let turn = 0; turn < SETTLED_TURNS; turn += 1) await nextTurn();
  expect([seen[0], seen[1], seen.length, seen.at(-1)]).toEqual(['c refused', 'a', 33, 'b']);
});
