import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { cacheProductPages } from './product-pages.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

test('a price is read again when the catalogue has changed, and not before', async () => {
  const common = { variant: 'lamp', id: 'lamp', title: 'Lamp', image: '', rating: 3, position: 1 };
  await queries.delete(product);
  await queries.insert(product).values({ ...common, priceCents: 100 });
  const listeners: (() => void)[] = [];
  const live = {
    onCatalogueChange(listener: () => void) {
      listeners.push(listener);
      return () => {};
    },
  };
  const pages = cacheProductPages(queries, live, async (products) => [...products]);
  const priceCents = async () => (await pages.variants('lamp')).map((one) => one.priceCents);
  expect(await priceCents()).toEqual([100]);
  await queries.update(product).set({ priceCents: 200 }).where(eq(product.variant, 'lamp'));
  expect(await priceCents()).toEqual([100]);
  for (const listener of listeners) listener();
  expect(await priceCents()).toEqual([200]);
});
