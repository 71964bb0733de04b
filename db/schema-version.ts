/**
 * Which builds may run on a database (docs/decisions/042). A build's number is that of its migrations.
 * A migration that older builds cannot run on ends by replacing the function `oldest_build()`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from './database.ts';
import { readRows } from './read-rows.ts';
import { migrationsFolder } from './sql-files.ts';

/** This build is older than the database allows; the message is one line with what to do. */
export class BuildTooOldError extends Error {
  constructor(build: number, oldest: number) {
    super(
      `This version of the shop (build ${build}) is too old for its database, which needs build ${oldest} or newer: start the newer version, or restore the backup that was made before it.`,
    );
  }
}

/** Of `require_build`; its class is that of operators who end what is under way, so the request gets a 503. */
const REFUSED_STATE = '57PB0';

/** Why the database refuses the writes of this build, in one line; null where `error` is something else. */
export function describeRefusedBuild(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === REFUSED_STATE) return cause.message;
  }
  return null;
}

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** When each migration in `folder` was made, as Drizzle notes it of those that are done. */
async function readMoments(folder: string): Promise<number[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
  return journalSchema.parse(journal).entries.map(({ when }) => when);
}

/** The number of migrations in `folder`. */
export async function readBuild(folder = migrationsFolder): Promise<number> {
  return (await readMoments(folder)).length;
}

const existsSchema = z.object({ exists: z.boolean() });
const buildSchema = z.object({ build: z.number() });

/** 0 where no migration has named one. */
async function readOldestBuild(queries: Queries): Promise<number> {
  const [found] = await readRows(
    queries,
    existsSchema,
    sql`select to_regproc('oldest_build') is not null as exists`,
  );
  if (!found?.exists) return 0;
  const [row] = await readRows(queries, buildSchema, sql`select oldest_build() as build`);
  return row?.build ?? 0;
}

/** Whether nothing of `folder` is left to do. Drizzle would make its own tables to see, which needs every node of a cluster. */
export async function isMigrated(queries: Queries, folder: string): Promise<boolean> {
  const [found] = await readRows(
    queries,
    existsSchema,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return false;
  const last = Math.max(...(await readMoments(folder)));
  const [done] = await readRows(
    queries,
    existsSchema,
    sql`select exists (select from drizzle.__drizzle_migrations where created_at >= ${last}) as exists`,
  );
  return done?.exists ?? false;
}

/** Throws BuildTooOldError. The caller holds the migration lock, and migrates afterwards. */
export async function checkBuild(queries: Queries, folder = migrationsFolder): Promise<void> {
  const build = await readBuild(folder);
  const oldest = await readOldestBuild(queries);
  if (build < oldest) throw new BuildTooOldError(build, oldest);
}
