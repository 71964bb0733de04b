/** An empty, migrated database for a test. */
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#db/database.ts';
import { embeddedDatabase } from '#db/embedded-database.ts';
import { readTemplate } from './database-template.ts';
import { copyTemplate } from './test-postgres.ts';

/**
 * Opens a new database, on PostgreSQL where the run provides a server (vitest.config.ts), else
 * on PGlite; closing it removes it.
 */
export function testDatabase(): Promise<Database> {
  const server = inject('postgres');
  return server ? copyTemplate(server) : embeddedTestDatabase();
}

async function embeddedTestDatabase(): Promise<Database> {
  return embeddedDatabase(await PGlite.create({ loadDataDir: await readTemplate() }));
}
