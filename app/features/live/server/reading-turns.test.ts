import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createReadingTurns } from './reading-turns.ts';

test('so many work at a time, and who waits is next in the order of coming', async () => {
  const inTurn = createReadingTurns(2);
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const work = (name: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise((resolve) => end.set(name, resolve));
    });
  for (const name of ['a', 'b', 'c', 'd']) work(name);
  expect(begun).toEqual(['a', 'b']);
  end.get('b')?.();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  end.get('a')?.();
  end.get('c')?.();
  await turn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end.get('d')?.();
  await turn();
  work('e');
  expect(begun.at(-1)).toBe('e');
});
