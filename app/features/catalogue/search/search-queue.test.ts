import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSearchQueue, isSearchesFull } from './search-queue.ts';

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
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
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

test('searches that leave no turn of the event loop let others in between, and are refused as any', async () => {
  const run = createSearchQueue({ running: 1, waiting: 9, perNetwork: 2 });
  const seen: string[] = [];
  const at = (name: string) => run('flood', async () => void seen.push(name));
  // As requests arrive: each in a callback of its own, whose microtasks run before the next.
  const done: Promise<void>[] = [];
  for (const name of ['a', 'b', 'c']) {
    setImmediate(() => done.push(at(name).catch(() => void seen.push(`${name} refused`))));
  }
  setImmediate(() => void setImmediate(() => void seen.push('honest')));
  for (let turn = 0; turn < 6; turn += 1) await nextTurn();
  await Promise.all(done);
  expect(seen).toEqual(['c refused', 'a', 'honest', 'b']);
});
