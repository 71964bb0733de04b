/** What addresses of an earlier shop answer, and what search engines and screen readers get of a moved product. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEVER_ON_SALE } from '#app/features/catalogue/product/variant-store.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database });
afterAll(shop.close);

const moved = (id: string, oldPaths: string) => ({
  ...{ variant: `${id}-m`, id, title: 'Tee', image: '/pictures/book-640.webp', oldPaths },
  ...{ priceCents: 700, rating: 0, position: 99 },
});

beforeAll(async () => {
  await queries.insert(product).values([
    {
      ...moved('tee', '/products/tee\n/product/old-tee'),
      altTexts: [['/pictures/book-640.webp', 'A tee on a chair']],
      ...{ metaTitle: 'Tee of cotton', metaDescription: 'Soft and "plain".' },
    },
    { ...moved('cap', '/products/cap'), withdrawnAt: sql`now()` },
    { ...moved('draft', '/products/draft'), withdrawnAt: NEVER_ON_SALE },
  ]);
});

async function open(path: string) {
  const answer = await shop.visitor().get(path);
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
}

test.for([
  ['/products/tee', '/product/tee'],
  ['/products/tee/', '/product/tee'],
  ['/products/tee?variant=4711&utm_source=mail', '/product/tee'],
  ['/collections/summer/products/tee', '/product/tee'],
  ['/product/old-tee', '/product/tee'],
  ['/products/cap', '/product/cap'],
])('%s leads on to %s for good', async ([path = '', to]) => {
  expect(await open(path)).toMatchObject({ status: 301, to });
  expect(await open(path)).toMatchObject({ status: 301, to });
});

test.for(['/products/unknown', '/products/draft', '/products', '/product/draft'])(
  '%s is not found',
  async (path) => {
    expect(await open(path)).toMatchObject({ status: 404, to: null });
  },
);

test('the page has the title, the description and the text of the picture that were written for it', async () => {
  const { text } = await open('/product/tee');
  expect(text).toMatch(/<title>Tee of cotton /);
  expect(text).toContain('<meta name="description" content="Soft and &quot;plain&quot;."/>');
  expect(text).toContain('alt="A tee on a chair"');
  expect(text).toMatch(/<h1[^>]*>Tee</);
});

/** Puts these variants into this category, as an import or a bulk change does. */
async function put(variants: readonly string[], category: string): Promise<void> {
  for (const variant of variants) {
    await queries.update(product).set({ category }).where(eq(product.variant, variant));
  }
}

test('a category that was renamed leads on to where its products are, also after a second time', async () => {
  const four = ['one', 'two', 'three', 'four'];
  await queries.insert(product).values(four.map((id) => ({ ...moved(id, ''), variant: id })));
  await put(four, 'Tees & tops');
  await put(four, 'Tees');
  await put(['one', 'two', 'three'], 'Shirts');
  await put(['four'], 'Sale');
  const old = ['/category/Tees%20%26%20tops', '/category/Tees?sort=price', '/category/Tees?page=2'];
  for (const path of old) {
    await expect.poll(() => open(path)).toMatchObject({ status: 301, to: '/category/Shirts' });
  }
  await put(['four'], 'Tees');
  await expect.poll(() => open('/category/Tees')).toMatchObject({ status: 200 });
  await put(['four'], '');
  await queries
    .update(product)
    .set({ withdrawnAt: sql`now()` })
    .where(eq(product.category, 'Shirts'));
  const first = '/category/Tees%20%26%20tops';
  await expect.poll(() => open(first)).toMatchObject({ status: 404, to: null });
});

test('of the categories that a product was in the last eight lead on', async () => {
  await queries.insert(product).values({ ...moved('often', ''), variant: 'often' });
  const names = Array.from({ length: 10 }, (_, no) => `Often ${no}`);
  for (const name of names) await put(['often'], name);
  await expect.poll(() => open('/category/Often%200')).toMatchObject({ status: 404 });
  await expect
    .poll(() => open('/category/Often%201'))
    .toMatchObject({
      status: 301,
      to: '/category/Often%209',
    });
  await put(['often'], 'Often 2');
  await expect.poll(() => open('/category/Often%209')).toMatchObject({ to: '/category/Often%202' });
});
