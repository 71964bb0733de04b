import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../postgres/test-database.ts';

test('a test database is empty, migrated and of its own', async () => {
  const one = await testDatabase();
  const other = await testDatabase();
  await one.queries.execute(sql`insert into shop_secret (name, value) values ('a', 'b')`);
  const count = sql`select count(*)::int as count from shop_secret`;
  expect(await one.queries.execute(count)).toMatchObject({ rows: [{ count: 1 }] });
  expect(await other.queries.execute(count)).toMatchObject({ rows: [{ count: 0 }] });
  await one.close();
  await other.close();
});
