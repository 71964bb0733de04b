/** Collections in the shell of a shop that runs: made, filled, put in an order, deleted. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setWithdrawn } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { collection, collectionProduct } from '#db/schema/collection-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(() => shop.close());
const { queries } = shop;
const shell = testShell(shop);
const run = (...words: string[]) => shell('collections', ...words);

beforeEach(async () => {
  await queries.delete(collectionProduct);
  await queries.delete(collection);
  await queries.update(product).set({ collections: [] });
});

async function idsOf(handle: string): Promise<string[]> {
  const { out } = await run('show', handle, '--json');
  return JSON.parse(out).products.map(({ id }: { id: string }) => id);
}

/** What is sold whose terms are not what its product is in. */
function wrongTerms() {
  return rowsOf(
    queries,
    sql`select variant, collections from product where withdrawn_at is null and collections <> coalesce(
      (select array_agg(collection::text order by collection) from collection_product
        where product = product.id), '{}')`,
  );
}

test('a collection is added, shown and changed, with what is not named as it was', async () => {
  expect(await run('list')).toMatchObject({ code: 0, out: 'There are no collections.\n' });
  expect((await run('add', 'Summer & Sale', '--text', 'All of it.')).out).toBe(
    'Summer & Sale is a collection of the shop now. Put products into it.\n',
  );
  expect((await run('change', 'Summer Sale', '--image', 'https://a.example/b.jpg')).code).toBe(0);
  expect((await run('show', 'summer-sale')).out).toBe(
    'summer-sale  Summer & Sale  0 products\nAll of it.\npicture: https://a.example/b.jpg\n',
  );
  await run('change', 'summer-sale', '--title', '');
  expect((await run('list')).out).toBe('summer-sale  without a title: not shown  0 products\n');
});

test('products are put into it by id or variant, moved, taken out and set as a whole', async () => {
  await run('add', 'Desk');
  expect((await run('add-products', 'desk', 'tablet', 'book', 'tablet')).out).toBe(
    '2 products added. The collection has 2 products now.\n',
  );
  await run('add-products', 'desk', 'usb-c-cable', 'book');
  const [first, second, third] = await idsOf('desk');
  expect((await run('move-product', 'desk', third ?? '', '1')).out).toBe(
    `${third} stands at place 1 now.\n`,
  );
  expect(await idsOf('desk')).toEqual([third, first, second]);
  await run('remove-products', 'desk', 'tablet');
  expect(await idsOf('desk')).toEqual([third, second]);
  expect((await run('set-products', 'desk', 'book', 'tablet')).out).toBe(
    'The collection has 2 products now.\n',
  );
  expect(await idsOf('desk')).toEqual([second, first]);
  expect(await wrongTerms()).toEqual([]);
});

test('a product is put into collections by name, and those that are not there are made', async () => {
  await run('add', 'Desk');
  const set = await shell('products', 'set-collections', 'book', '--collections', 'Desk\nTo read');
  expect(set.out).toBe('Saved. It is in 2 collections now.\n');
  expect((await run('list')).out).toBe('desk  Desk  1 product\nto-read  To read  1 product\n');
  await shell('products', 'set-collections', 'book', '--collections', '');
  expect(await idsOf('desk')).toEqual([]);
  expect(await wrongTerms()).toEqual([]);
});

test('deleting one asks first, and leaves its products', async () => {
  await run('add', 'Desk');
  await run('add-products', 'desk', 'book');
  expect((await run('delete', 'desk')).asked).toContain('Delete the collection Desk?');
  expect((await run('delete', 'desk', '--yes')).out).toContain('is deleted');
  expect([await queries.$count(collectionProduct), await wrongTerms()]).toEqual([0, []]);
  expect((await shell('products', 'show', 'book')).out).toContain('on sale');
});

describe('refused, with nothing changed, is', () => {
  const wrong: readonly (readonly [name: string, words: string[], message: RegExp])[] = [
    ['a title without a letter', ['add', '!!!'], /title has no letter or digit/],
    ['a title that is too long', ['add', 'x'.repeat(101)], /has 101 characters: the most is 100/],
    ['a control character', ['add', 'a\u0007'], /control character U\+0007/],
    ['a handle that is taken', ['add', 'Desk!'], /names another collection already/],
    ['a picture that is none', ['change', 'desk', '--image', 'ftp://a'], /is no https address/],
    ['a product that is not there', ['add-products', 'desk', 'nothing'], /no product "nothing"/],
    ['no product', ['add-products', 'desk'], /<products> is missing/],
    ['a collection that is not there', ['show', 'nothing'], /There is no collection "nothing"/],
    ['a move of what is not in it', ['move-product', 'desk', 'book', '1'], /not in this collect/],
    ['another version', ['change', 'desk', '--seen-version', 'old'], /Somebody else/],
  ];

  test.for(wrong)('%s', async ([, words, message]) => {
    await run('add', 'Desk');
    const before = (await run('show', 'desk')).out;
    const { code, err } = await run(...words);
    expect(code).toBeGreaterThan(0);
    expect(err).toMatch(message);
    expect((await run('show', 'desk')).out).toBe(before);
  });

  test('a fifty-first collection of a product', async () => {
    const names = Array.from({ length: 51 }, (_, number) => `c${number}`);
    const set = (some: string[]) =>
      shell('products', 'set-collections', 'book', '--collections', some.join('\n'));
    expect((await set(names)).err).toContain('has 51 collections: the most is 50');
    expect((await set(names.slice(1))).code).toBe(0);
    await run('add', 'c0');
    expect((await run('add-products', 'c0', 'book')).err).toContain('in more than 50 collections');
    expect(await idsOf('c0')).toEqual([]);
  });
});

const names = ['one', 'two'];
const products = ['book', 'tablet', 'usb-c-cable'];
const name = fc.constantFrom(...names);
const some = fc.subarray(products, { minLength: 1 });
const step = fc.oneof(
  fc.tuple(fc.constantFrom('add-products', 'remove-products', 'set-products'), name, some),
  fc.tuple(fc.constant('delete' as const), name, fc.constant(['--yes'])),
  fc.tuple(fc.constantFrom('withdraw' as const, 'put-back' as const), name, some),
);

test('whatever is done in whatever order, the terms of what is sold follow', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const [verb, handle, words] of steps) {
        if (verb === 'withdraw' || verb === 'put-back') {
          await setWithdrawn(queries, words, verb === 'withdraw');
        } else {
          await run('add', handle);
          await run(verb, handle, ...words);
        }
        expect(await wrongTerms()).toEqual([]);
      }
    }),
    { numRuns: 12 },
  );
  await setWithdrawn(queries, products, false);
});
