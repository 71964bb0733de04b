/** Which builds start on a database that another build has migrated. */
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { embeddedDatabase } from '#db/embedded-database.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { BuildTooOldError, readBuild } from '#db/schema-version.ts';
import { readTemplate } from '#tests/postgres/database-template.ts';
import { migratedDatabase } from '#tests/postgres/test-postgres.ts';

/** Opens a database on which a build has left that number as the oldest one that may run. */
async function openAfter(oldestBuild: number): Promise<Database> {
  const migration = `create or replace function oldest_build() returns integer language sql as 'select ${oldestBuild}'`;
  const server = inject('postgres');
  if (!server) {
    const client = await PGlite.create({ loadDataDir: await readTemplate() });
    await client.exec(migration);
    return embeddedDatabase(client);
  }
  const { url } = await migratedDatabase(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(migration);
  await client.end();
  return openPostgresDatabase({ url, poolSize: 1, statementTimeoutMs: 5_000 }, () => {});
}

test('a build older than a migration allows is refused', async () => {
  const build = await readBuild();
  const opened = openAfter(build + 1);
  await expect(opened).rejects.toThrow(BuildTooOldError);
  await expect(opened).rejects.toThrow(
    `This version of the shop (build ${build}) is too old for its database, which needs build ${build + 1} or newer: start the newer version, or restore the backup that was made before it.`,
  );
});

test('the oldest build that is allowed starts, though newer ones have migrated', async () => {
  const database = await openAfter(await readBuild());
  await database.close();
});
