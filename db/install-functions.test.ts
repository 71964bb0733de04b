import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import functionsVersion from './functions-version.json' with { type: 'json' };
import {
  FUNCTIONS_VERSION,
  hashFunctions,
  installFunctions,
  readFunctions,
} from './install-functions.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

const SOURCE = sql`select prosrc as source from pg_proc where proname = 'notify_live'`;

test('a change of a function raises FUNCTIONS_VERSION', async () => {
  const hash = hashFunctions(await readFunctions());
  expect(hash, 'run `npm run db:functions`').toBe(functionsVersion.hash);
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
