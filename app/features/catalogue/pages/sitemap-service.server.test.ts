import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createSitemapService } from '#app/features/catalogue/catalogue-service.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testDatabase } from '#tests/test-database.ts';

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
        for (const after of files) paths.push(...(await sitemap.productPaths(after)));
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
  expect(await sitemap.productPaths('')).toEqual(['/product/here']);
  expect(await sitemap.categoryPaths()).toEqual(['/category/A%20%26%20B']);
});
