import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import type { BrowseQuery } from '#app/features/catalogue/catalogue-store.server.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { readVariants } from '#app/features/catalogue/product/variant-store.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { readCategories, readCategoryNames } from './category-store.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const catalogue = createCatalogueService(database);

const lamps = ['Lamp', 'Candle', 'Torch', 'Lantern'];

beforeEach(async () => {
  await queries.delete(product);
  const rows = [...lamps.map((title) => [title, 'Light']), ['Pan', 'Küche & Bad'], ['Odd', '']];
  await queries.insert(product).values(
    rows.map(([title = '', category = ''], index) => {
      const common = { variant: title, id: title, title, image: '', priceCents: 100, rating: 3 };
      return { ...common, category, position: index + 1 };
    }),
  );
  await queries.insert(product).values({
    variant: 'gone',
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
  expect(await readCategoryNames(queries, { limit: 1 })).toEqual(['Küche & Bad']);
  expect(await readCategoryNames(queries, { after: 'Küche & Bad', limit: 5 })).toEqual(['Light']);
});

test('each has the first picture of its products, and the number of them', async () => {
  await queries.update(product).set({ image: '/torch.webp' }).where(eq(product.variant, 'Torch'));
  expect(await readCategories(queries, { limit: 9, isGrouped: true })).toEqual([
    { name: 'Küche & Bad', image: '', products: 1 },
    { name: 'Light', image: '/torch.webp', products: 4 },
  ]);
});

test('variants that share an id are counted as one where they stand as one', async () => {
  await queries.update(product).set({ id: 'Lamp' }).where(eq(product.variant, 'Candle'));
  const countAs = async (isGrouped: boolean) =>
    (await readCategories(queries, { limit: 9, isGrouped })).at(-1)?.products;
  expect(await countAs(true)).toBe(3);
  expect(await countAs(false)).toBe(4);
});

test('more than a thousand are counted as more than a thousand', async () => {
  await queries.delete(product);
  await queries.insert(product).values(
    Array.from({ length: 1_200 }, (_, index) => ({
      ...{ variant: `${index}`, id: `${index}`, title: 'Lamp', image: '', priceCents: 100 },
      ...{ rating: 3, category: 'Light', position: index },
    })),
  );
  const [light] = await readCategories(queries, { limit: 9, isGrouped: true });
  expect(light?.products).toBe(1_001);
});

test('the pages of a category hold each of its products once, in the order of the catalogue', async () => {
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const cursor = after === null ? null : parseProductCursor(after);
    const page: BrowseQuery = { category: 'Light', after: cursor, limit: 3 };
    const { products, next } = await catalogue.browse(page);
    titles.push(...products.map(({ title }) => title));
    after = next;
  } while (after !== null);
  expect(titles).toEqual(lamps);
});

test('a page can begin at any place, and has a card for each id with its choices', async () => {
  await queries
    .update(product)
    .set({ id: 'Lamp', title: 'Lamp, Small' })
    .where(eq(product.variant, 'Candle'));
  const page = { category: 'Light', after: null, limit: 2, isGrouped: true };
  const [first, second] = [
    await catalogue.browse(page),
    await catalogue.browse({ ...page, skip: 2 }),
  ];
  expect(first.products.map(({ variant, choices }) => [variant, choices?.length])).toEqual([
    ['Lamp', 2],
    ['Torch', undefined],
  ]);
  expect(second.products.map(({ variant }) => variant)).toEqual(['Lantern']);
});

test('a category without anything to sell is empty', async () => {
  for (const category of ['Gone', 'light', "'; --"]) {
    const page = await catalogue.browse({ category, after: null, limit: 3 });
    expect(page).toEqual({ products: [], next: null });
  }
});

test('the variants of a product are those that are sold', async () => {
  expect((await readVariants(queries, 'Lamp')).map(({ title }) => title)).toEqual(['Lamp']);
  expect(await readVariants(queries, 'gone')).toEqual([]);
  expect(await readVariants(queries, 'nothing')).toEqual([]);
});
