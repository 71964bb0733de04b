import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('a semaphore lets so many through at a time, in the order in which they came, whatever fails', async () => {
  const semaphore = createSemaphore(2);
  const ends = new Map<number, PromiseWithResolvers<void>>();
  const begun: number[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    semaphore(() => {
      begun.push(number);
      const end = Promise.withResolvers<void>();
      ends.set(number, end);
      return end.promise;
    }),
  );
  const outcomes = Promise.allSettled(works);
  await turn();
  expect(begun).toEqual([0, 1]);
  ends.get(1)?.reject(new Error('as the test has it'));
  await turn();
  expect(begun).toEqual([0, 1, 2]);
  ends.get(0)?.resolve();
  await turn();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends.get(2)?.resolve();
  ends.get(3)?.resolve();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
