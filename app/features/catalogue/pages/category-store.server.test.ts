import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { product } from '#db/schema.ts';
import { testDatabase } from '#tests/test-database.ts';
import { readCategories } from './category-store.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const catalogue = createCatalogueService(queries);

const lamps = ['Lamp', 'Candle', 'Torch', 'Lantern'];

beforeEach(async () => {
  await queries.delete(product);
  const rows = [...lamps.map((title) => [title, 'Light']), ['Pan', 'Küche & Bad'], ['Odd', '']];
  await queries.insert(product).values(
    rows.map(([title = '', category = ''], index) => {
      const common = { listing: title, id: title, title, image: '', priceCents: 100, rating: 3 };
      return { ...common, category, position: index + 1 };
    }),
  );
  await queries.insert(product).values({
    listing: 'gone',
    id: 'gone',
    title: 'Gone',
    image: '',
    priceCents: 100,
    rating: 3,
    position: 1,
    category: 'Gone',
    withdrawnAt: new Date(),
  });
});

test('the categories are those with something to sell, by their letters', async () => {
  expect(await catalogue.categories()).toEqual(['Küche & Bad', 'Light']);
  expect(await readCategories(queries, { limit: 1 })).toEqual(['Küche & Bad']);
  expect(await readCategories(queries, { after: 'Küche & Bad', limit: 5 })).toEqual(['Light']);
});

test('the pages of a category hold each of its products once, in the order of the catalogue', async () => {
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const cursor = after === null ? null : parseProductCursor(after);
    const { products, next } = await catalogue.category('Light', cursor, 3);
    titles.push(...products.map(({ title }) => title));
    after = next;
  } while (after !== null);
  expect(titles).toEqual(lamps);
});

test('a category without anything to sell is empty', async () => {
  for (const name of ['Gone', 'light', "'; --"]) {
    expect(await catalogue.category(name, null, 3)).toEqual({ products: [], next: null });
  }
});

test('the listings of a product are those that are sold', async () => {
  expect((await catalogue.listings('Lamp')).map(({ title }) => title)).toEqual(['Lamp']);
  expect(await catalogue.listings('gone')).toEqual([]);
  expect(await catalogue.listings('nothing')).toEqual([]);
});
