import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { cacheProductLists } from './cache-product-lists.server.ts';
import { createCatalogueService } from './catalogue-service.server.ts';
import { FIRST_PAGE } from './search/query/product-list-path.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

const listeners: (() => void)[] = [];
const catalogue = cacheProductLists(createCatalogueService(database), {
  onCatalogueChange(listener) {
    listeners.push(listener);
    return () => {};
  },
});

function announceChange(): void {
  for (const listener of listeners) listener();
}

const lamp = { variant: 'lamp', id: 'lamp', title: 'Lamp', image: '', rating: 3, position: 1 };

async function pricesFor(params: string) {
  const sections = await catalogue.storefrontSections();
  const query = parseSearchQuery(new URLSearchParams(params));
  const page = await catalogue.productList(sections, query, FIRST_PAGE, '127.0.0.1');
  return page?.products.map(({ priceCents }) => priceCents);
}

function setPrice(priceCents: number) {
  return queries.update(product).set({ priceCents }).where(eq(product.variant, 'lamp'));
}

beforeEach(async () => {
  await queries.delete(product);
  await queries.insert(product).values({ ...lamp, priceCents: 100 });
  announceChange();
});

test('a search is read again when the catalogue has changed, and not before', async () => {
  expect(await pricesFor('q=lamp')).toEqual([100]);
  await setPrice(200);
  expect(await pricesFor('q=lamp')).toEqual([100]);
  announceChange();
  expect(await pricesFor('q=lamp')).toEqual([200]);
});

test('a search that differs in a word, a filter or its order is another', async () => {
  expect(await pricesFor('q=lamp')).toEqual([100]);
  await setPrice(200);
  expect(await pricesFor('q=lamps')).toEqual([200]);
  expect(await pricesFor('q=lamp&rating=3')).toEqual([200]);
  expect(await pricesFor('q=lamp&sort=price')).toEqual([200]);
});
