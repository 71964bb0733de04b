/**
 * Every kind of page as a search engine reads it, held against what Google documents for rich results (2026-11):
 * breadcrumb, carousels (beta), merchant-listing, product-variants, organization and site-names, all below
 * https://developers.google.com/search/docs/appearance/structured-data/
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { product } from '#db/schema/catalogue-schema.ts';
import { collection, collectionProduct } from '#db/schema/collection-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const ORIGIN = 'http://localhost';

const database = await testDatabase();
const shop = await testShop({ built: await importShop(), database });
afterAll(shop.close);

beforeAll(async () => {
  const common = { id: 'beanie', title: 'Beanie', image: '/pictures/book-640.webp', rating: 0 };
  await database.queries.insert(product).values(
    ['Sand', 'Rust'].map((colour, no) => ({
      ...{ ...common, variant: `beanie-${no}`, priceCents: 1_900, position: 90 + no },
      options: [['Colour', colour] as const],
    })),
  );
  await database.queries.insert(collection).values({ handle: 'winter', title: 'Winter' });
  await database.queries
    .insert(collectionProduct)
    .values({ collection: 'winter', product: 'beanie', position: 0 });
});

const own = z.string().startsWith(`${ORIGIN}/`);
const picture = z.union([own, z.array(own).min(1)]);
const price = z.string().regex(/^\d+\.\d\d$/);
const listOf = (item: z.ZodType, least: number) =>
  z.array(item).min(least).refine(isNumbered, 'is numbered from 1');

function isNumbered(items: unknown[]): boolean {
  const positions = z.array(z.object({ position: z.int() })).parse(items);
  return positions.every(({ position }, index) => position === index + 1);
}

const offer = z.object({
  '@type': z.literal('Offer'),
  ...{ price, priceCurrency: z.literal('USD'), url: own },
  ...{ availability: z.url(), itemCondition: z.url().optional() },
});
const sold = z.object({
  '@type': z.literal('Product'),
  ...{ name: z.string().min(1), image: picture, url: own.optional(), offers: offer },
});

/** By the type that a page says. */
const RULES: Record<string, z.ZodType> = {
  BreadcrumbList: z.object({
    itemListElement: listOf(z.looseObject({ name: z.string().min(1), item: own.optional() }), 2),
  }),
  ItemList: z.object({
    itemListElement: listOf(z.looseObject({ item: sold.extend({ url: own }) }), 1),
  }),
  Product: sold,
  ProductGroup: z.object({
    ...{ name: z.string().min(1), productGroupID: z.string(), variesBy: z.array(z.string()) },
    hasVariant: z.array(sold).min(2),
  }),
  OnlineStore: z.object({ name: z.string(), url: own, logo: own }),
  WebSite: z.object({ name: z.string(), url: own }),
};

const typed = z.looseObject({ '@type': z.string() });

async function dataOf(path: string) {
  const page = await (await shop.visitor().get(path)).text();
  const scripts = page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']) => {
    const said: unknown = JSON.parse(json);
    const { '@graph': graph } = z.looseObject({ '@graph': z.array(typed).optional() }).parse(said);
    return graph ?? z.union([typed.transform((one) => [one]), z.array(typed)]).parse(said);
  });
}

test.for([
  ['/', 'OnlineStore', 'WebSite'],
  ['/categories', 'BreadcrumbList'],
  ['/category/Sound', 'BreadcrumbList', 'ItemList'],
  ['/collections/winter', 'BreadcrumbList', 'ItemList'],
  ['/product/12321341', 'Product', 'BreadcrumbList'],
  ['/product/beanie', 'ProductGroup', 'BreadcrumbList'],
])('%s says what a rich result asks for, %s', async ([path = '', ...types]) => {
  const data = await dataOf(path);
  const said = data.map((one) => one['@type']);
  expect(said).toEqual(expect.arrayContaining(types));
  for (const one of data) RULES[one['@type']]?.parse(one);
});

test.for(['/search?q=beanie', '/checkout', '/login', '/orders'])(
  '%s, which no search engine lists, says nothing of products',
  async (path) => {
    const types = (await dataOf(path)).map((one) => one['@type']);
    expect(types.filter((type) => type.includes('Product') || type === 'ItemList')).toEqual([]);
  },
);
