/** What the address of a product answers once it is withdrawn, over HTTP. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database });
afterAll(shop.close);

/** Withdraws a variant of the sample, so many days ago. */
async function withdraw(variant: string, days: number) {
  const [row] = await queries
    .update(product)
    .set({ withdrawnAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(product.variant, variant))
    .returning();
  if (!row) throw new Error(`No variant ${variant}`);
  return { ...row, path: `/product/${row.id}` };
}

async function open(path: string) {
  const answer = await shop.visitor().get(path);
  return { status: answer.status, text: await answer.text() };
}

test('what may come back says what it was and what is like it, and cannot be bought', async () => {
  const { path, title } = await withdraw('book', 364);
  const { status, text } = await open(path);
  expect(status).toBe(200);
  expect(text).toContain(title);
  expect(text).toContain('Not sold at the moment');
  expect(text).toContain('It may come back.');
  expect(text).toContain('You may like');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain('application/ld+json');
  expect(text).not.toContain('value="ADD_TO_BASKET"');
});

test('what has not come back for a year is gone for good', async () => {
  const { path, title } = await withdraw('tablet', 366);
  const { status, text } = await open(path);
  expect(status).toBe(410);
  expect(text).toContain(title);
  expect(text).toContain('No longer sold');
  expect(text).not.toContain('It may come back.');
});

test('a choice that is withdrawn leads to those that are sold', async () => {
  const { path, variant } = await withdraw('usb-c-cable', 1);
  await queries.insert(product).values({
    ...{ variant: 'sample-red', id: path.slice('/product/'.length), title: 'A red one', image: '' },
    ...{ priceCents: 700, rating: 3, position: 99 },
  });
  const { status, text } = await open(`${path}?variant=${variant}`);
  expect(status).toBe(200);
  expect(text).toContain('Not sold at the moment');
  expect(text).toContain('A red one');
});

test('what was never sold is not found', async () => {
  expect((await open('/product/never-sold')).status).toBe(404);
  expect((await open('/product/12321341?variant=never-sold')).status).toBe(404);
});
