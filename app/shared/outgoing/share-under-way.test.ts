import { expect, test } from 'vitest';
import { shareUnderWay } from './share-under-way.ts';

test('what is asked for while it is under way is made once, and again after that', async () => {
  const asked: string[] = [];
  const lookUp = shareUnderWay(async (name) => {
    asked.push(name);
    await Promise.resolve();
    return name.length;
  });
  const first = [lookUp('dead.example'), lookUp('dead.example'), lookUp('good.example')];
  expect(await Promise.all(first)).toEqual([12, 12, 12]);
  expect(asked).toEqual(['dead.example', 'good.example']);
  await lookUp('dead.example');
  expect(asked).toHaveLength(3);
});

test('a failure is told to all who wait, and is not kept', async () => {
  let tries = 0;
  const lookUp = shareUnderWay(async () => {
    tries += 1;
    if (tries === 1) throw new Error('No server answers');
    return 'found';
  });
  const failed = await Promise.allSettled([lookUp('a'), lookUp('a')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lookUp('a')).toBe('found');
});
