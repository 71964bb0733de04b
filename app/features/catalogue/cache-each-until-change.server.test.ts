import { expect, test, vi } from 'vitest';
import { cacheEachUntilCatalogueChange } from './cache-until-change.server.ts';

function openCache(maxEntries: number) {
  let emitChange = () => {};
  const onCatalogueChange = (onChange: () => void) => {
    emitChange = onChange;
    return () => {};
  };
  const cached = cacheEachUntilCatalogueChange<string>(
    { onCatalogueChange },
    { maxAgeMs: 60_000, maxEntries },
  );
  const read = vi.fn(async (key: string) => `${key} ${read.mock.calls.length}`);
  return {
    get: (key: string) => cached(key, () => read(key)),
    read,
    emitChange: () => emitChange(),
  };
}

test('each value is read once, until the catalogue changes', async () => {
  const { get, emitChange } = openCache(10);
  expect(await Promise.all([get('a'), get('b'), get('a')])).toEqual(['a 1', 'b 2', 'a 1']);
  emitChange();
  expect(await get('a')).toBe('a 3');
});

test('of more than fit the oldest is read again', async () => {
  const { get } = openCache(2);
  for (const key of ['a', 'b', 'c']) await get(key);
  expect(await get('c')).toBe('c 3');
  expect(await get('a')).toBe('a 4');
});

test('an error is given to who waits, and not remembered', async () => {
  const { get, read } = openCache(2);
  read.mockRejectedValueOnce(new Error('no answer'));
  await expect(get('a')).rejects.toThrow('no answer');
  expect(await get('a')).toBe('a 2');
});
