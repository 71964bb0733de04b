import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { anyOf } from './lexemes.ts';
import { priceBands } from './price-bands.ts';

const { queries, close } = await testDatabase();
afterAll(close);

const cents = fc.oneof(
  fc.integer({ min: 0, max: 3_000 }),
  fc.integer({ min: 0, max: 2 ** 31 - 1 }),
);

test('a range of prices has few bands', () => {
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const bands = priceBands(Math.min(one, other), Math.max(one, other));
      expect(new Set(bands).size).toBe(bands.length);
      expect(bands.length).toBeLessThanOrEqual(24);
    }),
  );
});

test('the index finds every price of a range by its bands', async () => {
  await fc.assert(
    fc.asyncProperty(
      cents,
      cents,
      fc.array(cents, { minLength: 1 }),
      async (one, other, prices) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        await queries.delete(product);
        const common = { id: 'p', title: 'P', image: '', rating: 1, position: 1 };
        const all = [from, to, ...prices];
        await queries
          .insert(product)
          .values(all.map((priceCents, index) => ({ ...common, variant: `${index}`, priceCents })));
        const missed = await rowsOf(
          queries,
          sql`select 1 from product where price_cents between ${from} and ${to}
          and not facets @@ ${anyOf(priceBands(from, to))}::tsquery`,
        );
        expect(missed).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});
