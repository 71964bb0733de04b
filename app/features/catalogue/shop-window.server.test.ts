import { expect, test, vi } from 'vitest';
import { noFacets } from './search/query/facets.ts';
import { cacheShopWindow } from './shop-window.server.ts';

function cachedWindow() {
  let emitChange = () => {};
  let version = 0;
  const read = vi.fn(async () => {
    version += 1;
    const home = { products: [], categories: [], shelves: [], isPart: false };
    const categories = [{ name: `version ${version}`, image: '', products: 1 }];
    return { home, categories, isGrouped: false, everything: { found: 0, facets: noFacets } };
  });
  const onCatalogueChange = (onChange: () => void) => {
    emitChange = onChange;
    return () => {};
  };
  const cached = cacheShopWindow({ window: read }, { onCatalogueChange });
  return {
    read,
    readVersion: async () => (await cached()).categories[0]?.name,
    emitChange: () => emitChange(),
  };
}

test('the shop window is read once, also for all who ask at the same moment', async () => {
  const { readVersion, read } = cachedWindow();
  const versions = await Promise.all([readVersion(), readVersion()]);
  expect([...versions, await readVersion()]).toEqual(Array(3).fill('version 1'));
  expect(read).toHaveBeenCalledTimes(1);
});

test('it is read anew when the catalogue has changed', async () => {
  const { readVersion, emitChange } = cachedWindow();
  await readVersion();
  emitChange();
  expect(await readVersion()).toBe('version 2');
});

test('one that is a minute old is returned once more while it is read anew', async () => {
  const { readVersion } = cachedWindow();
  await readVersion();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  expect(await readVersion()).toBe('version 1');
  expect(await readVersion()).toBe('version 2');
});

test('one that could not be read is tried again', async () => {
  const { readVersion, read } = cachedWindow();
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(readVersion()).rejects.toThrow('no database');
  expect(await readVersion()).toBe('version 1');
});
