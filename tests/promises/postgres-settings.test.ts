/** What the settings say of PostgreSQL, on a server. */
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { migratedDatabase } from '#tests/postgres/test-postgres.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';

const server = inject('postgres');
if (!server) throw new Error('These tests need PostgreSQL');

test('a statement that takes longer than the setting is ended', async () => {
  const copy = await migratedDatabase(server);
  const { postgres } = settingsOf({
    DATABASE_URL: copy.url,
    DATABASE_STATEMENT_TIMEOUT_MS: '1000',
  });
  if (!postgres) throw new Error('These settings name no server');
  const database = await openPostgresDatabase(postgres, () => {});
  const asleep = database.queries.execute(sql`select pg_sleep(30)`);
  await expect(asleep).rejects.toMatchObject({ cause: { code: '57014' } });
  await database.close();
  await copy.remove();
});
