/** The number of an order is read aloud, typed and mailed: it is no word, and no digit of it is taken for another. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { orderNumberOf } from '#db/schema/order-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);

test('no number has a vowel, a Y, or one of 0 O 1 I L 2 Z 5 S 8 B beside what it looks like', async () => {
  const [row] = await rowsOf<{ used: string }>(
    queries,
    sql`select string_agg(distinct digit, '' order by digit) as used
      from (select unnest(string_to_array(${sql.raw(orderNumberOf("('pi_' || n)"))}, null)) as digit
        from generate_series(1, 2000) as n) as digits`,
  );
  expect(row?.used).toBe('23456789CDFGHJKMNPQRTVWX');
});
