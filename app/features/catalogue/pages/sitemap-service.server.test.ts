import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createSitemapService } from '#app/features/catalogue/catalogue-service.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);

test('the files of a sitemap name every product once, however many there are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e/é', 'F'), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (ids, perFile) => {
        await queries.delete(product);
        const rows = ids.map((id, index) => {
          const common = { title: id, image: '', priceCents: 1, rating: 1 };
          return { ...common, variant: `${index}`, id, position: index };
        });
        if (rows.length > 0) await queries.insert(product).values(rows);
        const sitemap = createSitemapService(queries, perFile);
        const files = await sitemap.productFiles();
        const paths: string[] = [];
        for (const after of files) {
          paths.push(...(await sitemap.products(after)).map(({ path }) => path));
        }
        const expected = [...new Set(ids)].map((id) => `/product/${encodeURIComponent(id)}`);
        expect(paths.toSorted()).toEqual(expected.toSorted());
      },
    ),
    { numRuns: 40 },
  );
});

test('what is withdrawn is not named', async () => {
  await queries.delete(product);
  const common = { title: '', image: '', priceCents: 1, rating: 1, position: 1, category: 'A & B' };
  await queries.insert(product).values([
    { ...common, variant: 'gone', id: 'gone', category: 'Gone', withdrawnAt: new Date() },
    { ...common, variant: 'here', id: 'here' },
  ]);
  const sitemap = createSitemapService(queries);
  expect(await sitemap.productFiles()).toEqual(['']);
  expect(await sitemap.products('')).toMatchObject([{ path: '/product/here', pictures: [] }]);
  expect(await sitemap.categoryPaths()).toEqual(['/category/A%20%26%20B']);
});

test('a product is named with the pictures of its variants, the largest file of each', async () => {
  await queries.delete(product);
  const common = { id: 'lamp', title: '', priceCents: 1, rating: 1 };
  await queries.insert(product).values([
    { ...common, variant: 'a', position: 1, image: '/pictures/book-640.webp#focus=top' },
    {
      ...{ ...common, variant: 'b', position: 2, image: '/pictures/book-640.webp' },
      images: 'https://pictures.example/b.jpg',
    },
  ]);
  expect(await createSitemapService(queries).products('')).toMatchObject([
    {
      path: '/product/lamp',
      pictures: ['/pictures/book-1200.webp', 'https://pictures.example/b.jpg'],
    },
  ]);
});

test('a product has the time at which what its page says has changed last', async () => {
  await queries.delete(product);
  const common = { id: 'lamp', title: '', image: '', priceCents: 1, rating: 1 };
  await queries.insert(product).values([
    { ...common, variant: 'a', position: 1 },
    { ...common, variant: 'b', position: 2 },
  ]);
  const long = new Date('2020-01-01T00:00:00Z');
  const changedAt = async () => (await createSitemapService(queries).products(''))[0]?.changedAt;
  await queries.update(product).set({ changedAt: long });
  await queries.update(product).set({ position: 7, isSoldOut: true });
  expect(await changedAt()).toEqual(long);
  const shown = [
    { priceCents: 2 },
    { category: 'Lamps' },
    { details: [['Made of', 'oak']] as const },
  ];
  for (const change of shown) {
    await queries.update(product).set({ changedAt: long });
    await queries.update(product).set(change).where(eq(product.variant, 'b'));
    expect((await changedAt())?.getTime()).toBeGreaterThan(long.getTime());
  }
});
