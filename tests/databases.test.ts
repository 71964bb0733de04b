import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { databases } from './databases.ts';

describe.each(databases)('$name', ({ open }) => {
  test('is empty, migrated and of its own', async () => {
    const one = await open();
    const other = await open();
    await one.queries.execute(sql`insert into shop_secret (name, value) values ('a', 'b')`);
    const count = sql`select count(*)::int as count from shop_secret`;
    expect((await one.queries.execute(count)) as unknown).toMatchObject({ rows: [{ count: 1 }] });
    expect((await other.queries.execute(count)) as unknown).toMatchObject({ rows: [{ count: 0 }] });
    await one.close();
    await other.close();
  });
});
