/** What addresses of an earlier shop answer, and what search engines and screen readers get of a moved product. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEVER_ON_SALE } from '#app/features/catalogue/product/variant-store.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/test-database.ts';
import { testShop } from '#tests/test-shop.ts';

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
