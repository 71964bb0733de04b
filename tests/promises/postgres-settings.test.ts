/** What the settings say of PostgreSQL, on a server. */
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { migratedDatabase } from '#tests/postgres/test-postgres.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';

const given = inject('postgres');
if (!given) throw new Error('These tests need PostgreSQL');
const server = given;

/** The shop's own connections, opened as these settings say. */
async function opened(environment: Record<string, string>) {
  const copy = await migratedDatabase(server);
  const { postgres } = settingsOf({ DATABASE_URL: copy.url, ...environment });
  if (!postgres) throw new Error('These settings name no server');
  const database = await openPostgresDatabase(postgres, () => {});
  onTestFinished(async () => {
    await database.close();
    await copy.remove();
  });
  return database.queries;
}

test('a statement that takes longer than the setting is ended', async () => {
  const queries = await opened({ DATABASE_STATEMENT_TIMEOUT_MS: '1000' });
  const asleep = queries.execute(sql`select pg_sleep(30)`);
  await expect(asleep).rejects.toMatchObject({ cause: { code: '57014' } });
});

test('as many connections as the setting says are opened, and no more', async () => {
  for (const size of [4, 7]) {
    const queries = await opened({ DATABASE_POOL_SIZE: `${size}` });
    const pid = sql`select pg_backend_pid() as pid from pg_sleep(0.1)`;
    const rows = await Promise.all(
      Array.from({ length: 20 }, () => rowsOf<{ pid: number }>(queries, pid)),
    );
    expect(new Set(rows.flat().map(({ pid: one }) => one)).size).toBeLessThanOrEqual(size);
  }
});
