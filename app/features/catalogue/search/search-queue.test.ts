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

  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    await new Promise(setImmediate);
  }

  return { run, search, end, begun, failed };
}

test('so many searches run at a time, and the others begin in the order in which they came', async () => {
  const { search, end, begun } = handled({ running: 2, waiting: 9, perNetwork: 9 });
  for (const name of ['a', 'b', 'c', 'd']) search(name, name);
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
