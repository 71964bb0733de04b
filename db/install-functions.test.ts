import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/test-database.ts';
import { FUNCTIONS_VERSION, installFunctions, readFunctions } from './install-functions.ts';
import { rowsOf } from './rows-of.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

const SOURCE = sql`select prosrc as source from pg_proc where proname = 'notify_live'`;

/** The hash of each version's functions; the newest is last. */
const HASHES: Record<number, string> = {
  1: 'fb2101b7994746cb',
  2: '30d7f0616d468924',
  3: '943feafea43966e6',
  4: '01ba78b98e012a6c',
  5: '8f57b8efc6c01a48',
};

test('a change of a function raises FUNCTIONS_VERSION', async () => {
  const hash = createHash('sha256')
    .update((await readFunctions()).join('\0'))
    .digest('hex');
  expect(hash.slice(0, 16)).toBe(HASHES[FUNCTIONS_VERSION]);
});

async function replaceByAnother(version: number): Promise<void> {
  await queries.execute(sql`create or replace function notify_live(messages text) returns void
    language plpgsql as 'begin end'`);
  await queries.execute(
    sql.raw(
      `create or replace function functions_version() returns integer language sql as 'select ${version}'`,
    ),
  );
}

test('the functions of an older build are replaced', async () => {
  const own = await rowsOf(queries, SOURCE);
  await replaceByAnother(FUNCTIONS_VERSION - 1);
  await installFunctions(queries);
  expect(await rowsOf(queries, SOURCE)).toEqual(own);
});

test('the functions of a newer build are left as they are', async () => {
  await replaceByAnother(FUNCTIONS_VERSION + 1);
  await installFunctions(queries);
  expect(await rowsOf(queries, SOURCE)).toEqual([{ source: 'begin end' }]);
});
