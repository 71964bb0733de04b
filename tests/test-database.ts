/**
 * An empty, migrated database for a test. The migrations run once for all tests and all runs: their
 * result is stored as a template, and every database begins as a copy of it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#db/database.ts';
import { embeddedDatabase } from '#db/embedded-database.ts';
import { copyTemplate } from './test-postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const templates = join(root, 'node_modules/.cache/basket');

/**
 * Opens a new database, on PostgreSQL where the run provides a server (vitest.config.ts), else
 * on PGlite; closing it removes it.
 */
export function testDatabase(): Promise<Database> {
  const server = inject('postgres');
  return server ? copyTemplate(server) : embeddedTestDatabase();
}

async function embeddedTestDatabase(): Promise<Database> {
  const template = new Blob([await readTemplate()]);
  return embeddedDatabase(await PGlite.create({ loadDataDir: template }));
}

async function readTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(templates, `migrated-${await nameOfMigrations()}.tar`);
  try {
    return await readFile(path);
  } catch {
    // None of these migrations yet.
    return makeTemplate(path);
  }
}

/** Safe for concurrent processes: each renames its own when it is complete. */
async function makeTemplate(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const client = await PGlite.create();
  const database = await embeddedDatabase(client);
  const template = await (await client.dumpDataDir('none')).bytes();
  await database.close();
  await mkdir(templates, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, template);
  await rename(unfinished, path);
  return template;
}

/** Changes with the migrations and with the engine. */
async function nameOfMigrations(): Promise<string> {
  const sqlFiles = globSync('db/{migrations,functions}/**/*.sql', { cwd: root });
  const engine = 'node_modules/@electric-sql/pglite/package.json';
  const hash = createHash('sha256');
  for (const file of [...sqlFiles.sort(), engine]) {
    hash.update(await readFile(join(root, file))).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
