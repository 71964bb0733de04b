import { afterEach, expect, test, vi } from 'vitest';
import type { Queries } from '#db/database.ts';
import { newAccountId } from './new-account-id.server.ts';

afterEach(() => void vi.useRealTimers());

/** Each try fails after so long. */
function deadDatabase(ms: number) {
  const $count = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    throw Object.assign(new Error('There is no answer'), { code: 'ETIMEDOUT' });
  });
  return { $count, queries: { $count } as unknown as Queries };
}

test.each([
  ['at once', 0, 20],
  ['after five seconds', 5_000, 3],
])('a database that fails %s is given up', async (_, ms, tries) => {
  vi.useFakeTimers();
  const { $count, queries } = deadDatabase(ms);
  const refused = expect(newAccountId(queries)).rejects.toThrow('There is no answer');
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
  expect($count).toHaveBeenCalledTimes(tries);
});
