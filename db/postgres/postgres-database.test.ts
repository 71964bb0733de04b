import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database, Queries } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { plannedStatement } from '#db/read-rows.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const wordSchema = z.object({ word: z.string() });

/** Node's warnings since the database was opened; Node emits each once a process. */
const warnings: Error[] = [];
process.on('warning', (warning) => warnings.push(warning));

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function readNumber(queries: Queries, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await queries.execute(query)) as unknown as { rows: { number: number }[] };
  return rows[0]?.number ?? 0;
}

/** Terminates the connection with this process id, and waits until the server has dropped it. */
async function breakConnection(pid: number): Promise<void> {
  await database.queries.execute(sql`select pg_terminate_backend(${pid})`);
  const open = sql`select count(*)::int as number from pg_stat_activity where pid = ${pid}`;
  while ((await readNumber(database.queries, open)) > 0) await pause(10);
}

test('a connection that breaks within a transaction fails that one alone', async () => {
  const broken = database.queries.transaction(async (tx) => {
    await breakConnection(await readNumber(tx, sql`select pg_backend_pid() as number`));
    await tx.execute(sql`insert into shop_secret (name, value) values ('never', 'countRows')`);
  });
  const error = await broken.catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  const countRows = sql`select count(*)::int as number from shop_secret`;
  expect(await readNumber(database.queries, countRows)).toBe(0);
});

test('no statement is compiled before it is run, which would take longer than any of ours', async () => {
  const isOff = sql`select (current_setting('jit') = 'off')::int as number`;
  expect(await readNumber(database.queries, isOff)).toBe(1);
});

test('no connection is sent notices, which nobody reads', async () => {
  const isWarning = sql`select (current_setting('client_min_messages') = 'warning')::int as number`;
  expect(await readNumber(database.queries, isWarning)).toBe(1);
  expect(await readNumber(database.searches, isWarning)).toBe(1);
});

test('a search is written once for each form and planned once a connection, whatever its values', async () => {
  const { searches } = database;
  let written = 0;
  const wordsOf = plannedStatement<{ isUpper: boolean }, { word: string }>(
    wordSchema,
    ({ isUpper }) => {
      written += 1;
      const word = sql`${sql.placeholder('word')}::text`;
      return sql`select ${isUpper ? sql`upper(${word})` : word} as word`;
    },
  );
  const ask = async (isUpper: boolean, word: string) =>
    (await wordsOf(searches, { isUpper }, { word })).map((row) => row.word);
  for (const word of ['a', 'b', 'c']) expect(await ask(false, word)).toEqual([word]);
  expect(await ask(true, 'a')).toEqual(['A']);
  expect(written).toBe(2);
  const plans = sql`select sum(generic_plans)::int * 10 + sum(custom_plans)::int as number
    from pg_prepared_statements`;
  expect(await readNumber(searches, plans)).toBe(40);
});

test('searches leave most connections to others', async () => {
  const pid = sql`select pg_backend_pid() as number from pg_sleep(0.1)`;
  const at = async (queries: Queries) =>
    new Set(await Promise.all(Array.from({ length: 40 }, () => readNumber(queries, pid))));
  const searching = await at(database.searches);
  const others = await at(database.queries);
  expect(searching.size).toBeLessThan(others.size);
  expect([...searching].filter((one) => others.has(one))).toEqual([]);
});

test('connections that are made at once are each made ready before they are used', async () => {
  const one = sql`select 1 as number`;
  await Promise.all(Array.from({ length: 8 }, () => readNumber(database.queries, one)));
  expect(warnings).toEqual([]);
});

test('statements are counted where they run, with how long they take, those that fail too', async () => {
  const before = database.pools();
  await database.searches.execute(sql`select pg_sleep(0.05)`);
  await database.searches.transaction((tx) => tx.execute(sql`select 1`));
  await expect(database.searches.execute(sql`select 1 / 0`)).rejects.toThrow();
  const [queries, searches] = database.pools();
  expect(queries).toMatchObject({ statements: before[0]?.statements });
  expect((searches?.statements ?? 0) - (before[1]?.statements ?? 0)).toBeGreaterThanOrEqual(5);
  expect((searches?.statementSeconds ?? 0) - (before[1]?.statementSeconds ?? 0)).toBeGreaterThan(
    0.05,
  );
});
