/**
 * The statements of each page and call on a database with 20,000 products and thousands of orders: few,
 * and no sequential scan of a large table. (A sitemap, which names everything, has weaker
 * limits.)
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { generateCatalogue } from '#tests/catalogue/generate-catalogue.ts';
import {
  type CollectedStatement,
  collectStatements,
  expectIndexes,
} from '#tests/postgres/collected-statements.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const PRODUCTS = 20_000;
const ROWS_AT_ONCE = 2_000;

/** What the shop does again after a minute would be counted with the statements of a page: it is not done again. */
const MINUTE_MS = 60_000;
const later = setTimeout;
vi.stubGlobal('setTimeout', (work: () => void, ms?: number, ...args: []) =>
  later(ms === MINUTE_MS ? () => {} : work, ms, ...args),
);

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database });
afterAll(shop.close);
const account = shop.visitor();

beforeAll(async () => {
  await queries.delete(product);
  const rows = [...generateCatalogue({ size: PRODUCTS })];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await queries.insert(product).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
  await refreshSearchWords(queries);
  const [first, second] = rows;
  await account.register();
  await account.add(first?.variant ?? '', second?.variant ?? '');
  const uid = sql`'somebody-' || number % 500`;
  const numbers = sql`generate_series(1, 5000) as number`;
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    select ${uid}, 'pi_' || number, '[]', 100, number from ${numbers}`);
  await queries.execute(sql`
    insert into basket_line (shopper, variant) select ${uid}, 'lamp' from ${numbers}`);
  await queries.execute(sql`
    insert into shopper (id) select 'somebody-' || number from ${numbers}`);
  await queries.execute(sql`analyze`);
  vi.unstubAllGlobals();
}, 120_000);

/** Tables that grow with the catalogue or with past shoppers; the others stay small. */
const LARGE = ['product', 'search_word', 'search_trigram', 'order', 'basket_line', 'shopper'];

/** The statements of a page or call. */
async function collect(path: string, expected = 200): Promise<CollectedStatement[]> {
  let status = 0;
  const statements = await collectStatements(async () => {
    const answer = await account.get(path);
    await answer.text();
    status = answer.status;
  });
  expect(status).toBe(expected);
  return statements;
}

test.for([
  // The first visitor reads the storefront's sections for all others.
  ['/', 14],
  ['/', 2],
  ['/product/10184291', 4],
  ['/product/10184291', 2],
  ['/category/Kitchen', 4],
  ['/categories', 4],
  ['/search?q=', 4],
  ['/search?q=black', 3],
  ['/search?q=copper+kettle', 3],
  ['/search?q=black&category=Kitchen&rating=4&price=2', 6],
  ['/search?q=black&sort=price', 4],
  ['/search?q=black&sort=price-down', 4],
  ['/search?q=black&sort=rating', 4],
  ['/search?q=&sort=price', 4],
  ['/search?q=black&category=Kitchen&sort=rating', 4],
  ['/search?q=speeker', 8],
  ['/api/products', 1],
  ['/api/products/suggestions?q=b', 1],
  ['/api/products/suggestions?q=black+ke', 3],
  ['/api/products/suggestions?q=headphonse', 6],
  ['/api/basket', 4],
  ['/checkout', 4],
  ['/Payment', 14],
  ['/orders', 6],
] as const)('%s takes at most %i statements, each by an index', async ([path, most]) => {
  const first = await queries.select({ id: product.id }).from(product).limit(1);
  const statements = await collect(
    path.replace('10184291', encodeURIComponent(first[0]?.id ?? '')),
  );
  expect(
    statements.length,
    statements.map(({ text }) => text.slice(0, 80)).join('\n'),
  ).toBeLessThanOrEqual(most);
  await expectIndexes(queries, statements, LARGE);
});

test('whether an address is of an earlier shop is read by an index', async () => {
  const statements = await collect('/products/of-an-earlier-shop', 404);
  const asked = statements.filter(({ text }) => text.includes('old_paths'));
  expect(asked.length).toBe(1);
  await expectIndexes(queries, asked, LARGE);
});

test('where the files of a sitemap begin is not counted anew for everybody who asks', async () => {
  const countFiles = async () => {
    const statements = await collect('/sitemap.xml');
    return statements.filter(({ text }) => text.includes('recursive file')).length;
  };
  await countFiles();
  expect(await countFiles()).toBe(0);
});
