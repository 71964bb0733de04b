import { expect, test, vi } from 'vitest';
import { cacheFirstPage } from './first-page.server.ts';

function cachedPage() {
  let emitChange = () => {};
  let version = 0;
  const page = vi.fn(async () => {
    version += 1;
    return { products: [], next: `version ${version}` };
  });
  const onCatalogueChange = (onChange: () => void) => {
    emitChange = onChange;
    return () => {};
  };
  return {
    page,
    firstPage: cacheFirstPage({ page }, { onCatalogueChange }),
    emitChange: () => emitChange(),
  };
}

test('the first page is read once, also for all who ask at the same moment', async () => {
  const { firstPage, page } = cachedPage();
  const pages = await Promise.all([firstPage(), firstPage()]);
  expect([...pages, await firstPage()].map(({ next }) => next)).toEqual(Array(3).fill('version 1'));
  expect(page).toHaveBeenCalledTimes(1);
});

test('it is read anew when the catalogue has changed', async () => {
  const { firstPage, emitChange } = cachedPage();
  await firstPage();
  emitChange();
  expect((await firstPage()).next).toBe('version 2');
});

test('it is read anew when it is a minute old', async () => {
  const { firstPage } = cachedPage();
  await firstPage();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  expect((await firstPage()).next).toBe('version 2');
});

test('one that could not be read is tried again', async () => {
  const { firstPage, page } = cachedPage();
  page.mockRejectedValueOnce(new Error('no database'));
  await expect(firstPage()).rejects.toThrow('no database');
  expect((await firstPage()).next).toBe('version 1');
});
