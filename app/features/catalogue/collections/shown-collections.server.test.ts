/** Collections as shoppers see them: their page in order, filtered and sorted, the sitemap. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createCatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import { CARDS_PER_PAGE } from '#app/features/catalogue/search/query/product-list-path.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { collection, collectionProduct } from '#db/schema/collection-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { writeOrder } from './collection-store.server.ts';
import { readCollectionsOf } from './shown-collections.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const catalogue = createCatalogueService(database);

type Row = Partial<typeof product.$inferInsert>;

function row(variant: string, change: Row = {}) {
  const common = { id: variant, title: variant, image: '', priceCents: 1_000, rating: 3 };
  return { variant, position: 1, ...common, ...change };
}

beforeEach(async () => {
  for (const table of [collection, collectionProduct, product]) await queries.delete(table);
});

/** Made of these products, in this order. */
async function fill(handle: string, ids: readonly string[]) {
  await queries.insert(collection).values({ handle, title: handle.toUpperCase() });
  await queries.transaction((tx) => writeOrder(tx, handle, [], ids));
}

async function find(
  handle: string,
  params = '',
  place = { page: 1, after: null as string | null },
) {
  const query = { ...parseSearchQuery(new URLSearchParams(params)), collection: handle };
  const list = await catalogue.productList(
    await catalogue.storefrontSections(),
    query,
    place,
    'client',
  );
  if (!list) throw new Error('There is no such page');
  return { ...list, variants: list.products.map(({ variant }) => variant) };
}

describe('the page of a collection', () => {
  test('has a card a product, in the order of the collection, of what is sold', async () => {
    await queries
      .insert(product)
      .values([
        row('a-m', { id: 'a', position: 2 }),
        row('a-s', { id: 'a', position: 1 }),
        row('b'),
        row('c', { withdrawnAt: new Date() }),
        row('d'),
      ]);
    await fill('desk', ['d', 'c', 'a']);
    const { variants, found, next } = await find('desk');
    expect({ variants, found, next }).toEqual({ variants: ['d', 'a-s'], found: 2, next: null });
  });

  test('is filtered and sorted as that of a category', async () => {
    await queries
      .insert(product)
      .values([
        row('a', { priceCents: 500, category: 'Home' }),
        row('b', { priceCents: 300, brand: 'Acme', category: 'Home' }),
        row('c', { priceCents: 400, category: 'Work' }),
        row('other', { priceCents: 100, category: 'Home' }),
      ]);
    await fill('desk', ['c', 'a', 'b']);
    expect((await find('desk')).variants).toEqual(['c', 'a', 'b']);
    expect((await find('desk', 'sort=price')).variants).toEqual(['b', 'c', 'a']);
    expect((await find('desk', 'brand=Acme')).variants).toEqual(['b']);
    expect((await find('desk', 'category=Home&sort=price')).variants).toEqual(['b', 'a']);
    const { facets } = await find('desk');
    expect(facets.find(({ name }) => name === 'category')?.values).toEqual([
      { value: 'Home', count: 2 },
      { value: 'Work', count: 1 },
    ]);
  });

  test('goes on after its last card, whatever was added before it', async () => {
    const ids = Array.from(
      { length: CARDS_PER_PAGE + 3 },
      (_, n) => `p${String(n).padStart(3, '0')}`,
    );
    await queries.insert(product).values(ids.map((id) => row(id)));
    await fill('all', ids.toReversed());
    const first = await find('all');
    expect([first.variants.length, first.found]).toEqual([CARDS_PER_PAGE, ids.length]);
    const second = await find('all', '', { page: 2, after: first.next });
    expect([...first.variants, ...second.variants]).toEqual(ids.toReversed());
    expect(second.next).toBeNull();
    expect((await find('all', '', { page: 2, after: null })).variants).toEqual(second.variants);
  });

  test('is there without products, and not without a title', async () => {
    await fill('empty', []);
    await queries.insert(collection).values({ handle: 'tag' });
    expect(await catalogue.collection('empty')).toMatchObject({ title: 'EMPTY' });
    expect((await find('empty')).found).toBe(0);
    expect([await catalogue.collection('tag'), await catalogue.collection('no')]).toEqual([
      null,
      null,
    ]);
  });
});

test('search engines get what has something to sell, and a product says where it is', async () => {
  await queries.insert(product).values([row('a'), row('b', { withdrawnAt: new Date() })]);
  await fill('été', ['a']);
  await fill('gone', ['b', 'nothing']);
  await queries.insert(collection).values({ handle: 'tag' });
  await queries.insert(collectionProduct).values({ collection: 'tag', product: 'a', position: 1 });
  expect(await catalogue.sitemap.collectionPaths()).toEqual(['/collections/%C3%A9t%C3%A9']);
  expect(await readCollectionsOf(queries, 'a')).toEqual([{ handle: 'été', title: 'ÉTÉ' }]);
});
