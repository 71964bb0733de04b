import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { searchFor } from '#app/features/catalogue/search/query/search-query.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { refreshSearchWords } from './refresh-words.server.ts';
import { createSearchService } from './search-service.server.ts';

const { queries, searches, close } = await testDatabase();
afterAll(close);
const service = createSearchService(searches);

type Row = { variant: string; title: string; description: string };

async function fill(rows: readonly Row[]): Promise<void> {
  const common = { image: '', priceCents: 100, rating: 3 };
  await queries.delete(product);
  await queries
    .insert(product)
    .values(rows.map((one, position) => ({ ...one, ...common, id: one.variant, position })));
  await refreshSearchWords(queries);
}

const search = (limit: number) => service.search(searchFor('bag'), { after: null, limit });

describe('a word of titles and descriptions', () => {
  test.each([1_050, 3_000])('finds the few titles first, of %i', async (count) => {
    const bags = Array.from({ length: count }, (_, index) => ({
      variant: `lamp-${index}`,
      title: 'Lamp',
      description: 'Comes in a bag.',
    }));
    await fill([...bags, { variant: 'linen', title: 'Bag of linen', description: '' }]);
    const { products, found } = await search(2);
    expect(found).toBe(1_001);
    expect(products[0]?.title).toBe('Bag of linen');
  });

  test.each([
    [1_000, 1_000],
    [1_001, 1_001],
    [1_400, 1_001],
  ])('finds each of %i once where a sample promised too many', async (count, counted) => {
    const names = sql`select variant, hashtext(variant) & 127 = 0 as "isSampled"
      from (select 'lamp-' || number as variant from generate_series(1, 6000) as number) as made`;
    const made = await rowsOf<{ variant: string; isSampled: boolean }>(queries, names);
    const rows = made
      .toSorted((one, other) => Number(other.isSampled) - Number(one.isSampled))
      .slice(0, count)
      .map(({ variant }, index) => ({
        variant,
        title: index % 2 === 0 ? 'Bag' : 'Lamp',
        description: 'A bag.',
      }));
    await fill(rows);
    const { products, found } = await search(2_000);
    expect(found).toBe(counted);
    expect(new Set(products.map(({ variant }) => variant)).size).toBe(1_000);
    const titles = products.map(({ title }) => title);
    expect(titles.lastIndexOf('Bag')).toBe(Math.ceil(count / 2) - 1);
  });
});
