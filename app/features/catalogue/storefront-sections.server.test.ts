import { afterAll, expect, test, vi } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { noFacets } from './search/query/facets.ts';
import { searchFor } from './search/query/search-query.ts';
import { createSearchService } from './search/search-service.server.ts';
import { cacheStorefrontSections, readStorefrontSections } from './storefront-sections.server.ts';

const { queries, searches, close } = await testDatabase();
afterAll(close);

function cachedWindow() {
  let emitChange = () => {};
  let version = 0;
  const countsOf = async () => ({ found: 0, facets: noFacets });
  const read = vi.fn(async () => {
    version += 1;
    const home = { sections: [], products: [] };
    const categories = [{ name: `version ${version}`, image: '', products: 1 }];
    return { home, categories, inMenu: [], isGrouped: false, countsOf };
  });
  const onCatalogueChange = (onChange: () => void) => {
    emitChange = onChange;
    return () => {};
  };
  const cached = cacheStorefrontSections({ storefrontSections: read }, { onCatalogueChange });
  return {
    read,
    readVersion: async () => (await cached()).categories[0]?.name,
    emitChange: () => emitChange(),
  };
}

test('the sections of the storefront are read once, also for all who ask at the same moment', async () => {
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

test('the products of a category are counted once, and of one that is not there each time', async () => {
  const lamp = { title: 'Lamp', image: '', priceCents: 100, rating: 3, position: 1 };
  await queries.delete(product);
  await queries.insert(product).values([
    { ...lamp, variant: 'lamp', id: 'lamp', category: 'Light' },
    { ...lamp, variant: 'desk', id: 'desk', category: 'Furniture' },
  ]);
  const service = createSearchService(searches);
  const search = vi.fn(service.search);
  const { countsOf } = await readStorefrontSections(queries, { ...service, search });
  search.mockClear();
  const inCategory = (category: string | null) => countsOf({ ...searchFor(''), category });
  const [light, again] = await Promise.all([inCategory('Light'), inCategory('Light')]);
  expect([light?.found, again?.found, (await inCategory(null)).found]).toEqual([1, 1, 2]);
  expect(search).toHaveBeenCalledTimes(2);
  expect([(await inCategory('No')).found, (await inCategory('No')).found]).toEqual([0, 0]);
  expect(search).toHaveBeenCalledTimes(4);
});

test('what could not be counted is counted again', async () => {
  const service = createSearchService(searches);
  const search = vi.fn(service.search);
  const { countsOf } = await readStorefrontSections(queries, { ...service, search });
  search.mockRejectedValueOnce(new Error('no database'));
  await expect(countsOf(searchFor(''))).rejects.toThrow('no database');
  expect((await countsOf(searchFor(''))).found).toBe(2);
});

test('a shelf of the top rated has those that are rated alone, and is not there without them', async () => {
  const search = createSearchService(searches);
  const shelf = async (rating: number) => {
    await queries.delete(product);
    await queries.insert(product).values(
      Array.from({ length: 20 }, (_, position) => {
        const id = `product-${position}`;
        const common = { variant: id, id, title: id, image: '', priceCents: 5_000, position };
        return { ...common, rating: position < 15 ? rating : 0 };
      }),
    );
    const { home } = await readStorefrontSections(queries, search);
    const top = home.sections.find(({ key }) => key === 'top-rated 0');
    return top?.kind === 'shelf' ? top.products : undefined;
  };
  expect(await shelf(0)).toBeUndefined();
  expect((await shelf(4))?.map(({ rating }) => rating)).toEqual(Array(8).fill(4));
});
