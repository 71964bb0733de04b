/**
 * The functions in `db/functions`: each writes one thing in one round trip and one commit, or reads
 * one snapshot (docs/decisions/034). Startup replaces them, after the migrations.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from './database.ts';
import functionsVersion from './functions-version.json' with { type: 'json' };
import { readRows } from './read-rows.ts';
import { functionsFolder, simulatorFunctionsFolder } from './sql-files.ts';

/**
 * Raised with every change of a function (`npm run db:functions`), so that an older build never
 * replaces newer ones. After a release, a function whose signature changes gets a new name: processes
 * of the last release still call the old one.
 */
export const FUNCTIONS_VERSION = functionsVersion.version;

/** The file of every function by its name, in the order of the names. A folder is a room, as in `app`. */
export function findFunctions(): Map<string, string> {
  const files = [
    ...globSync('*/*.sql', { cwd: functionsFolder }).map((path) => join(functionsFolder, path)),
    ...globSync('*.sql', { cwd: simulatorFunctionsFolder }).map((path) =>
      join(simulatorFunctionsFolder, path),
    ),
  ];
  const named = files.map((file) => [basename(file, '.sql'), file] as const);
  return new Map(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The SQL of every function, in the order of the names. */
export async function readFunctions(): Promise<string[]> {
  const files = [...findFunctions().values()];
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}

/** Changes with the text of any function. */
export function hashFunctions(functions: readonly string[]): string {
  return createHash('sha256').update(functions.join('\0')).digest('hex').slice(0, 16);
}

const existsSchema = z.object({ exists: z.boolean() });
const versionSchema = z.object({ version: z.number() });

async function installedVersion(queries: Queries): Promise<number> {
  const [found] = await readRows(
    queries,
    existsSchema,
    sql`select to_regproc('functions_version') is not null as exists`,
  );
  if (!found?.exists) return 0;
  const [row] = await readRows(queries, versionSchema, sql`select functions_version() as version`);
  return row?.version ?? 0;
}

/** Replaces the functions of an older build, all or none. The caller holds the migration lock. */
export async function installFunctions(queries: Queries): Promise<void> {
  if ((await installedVersion(queries)) >= FUNCTIONS_VERSION) return;
  const functions = await readFunctions();
  await queries.transaction(async (tx) => {
    for (const text of functions) await tx.execute(sql.raw(text));
    await tx.execute(
      sql.raw(
        `create or replace function functions_version() returns integer language sql as 'select ${FUNCTIONS_VERSION}'`,
      ),
    );
  });
}
