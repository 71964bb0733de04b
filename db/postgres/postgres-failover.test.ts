/** Several servers at one address, with real ones that fail over. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { type PostgresPair, startPostgresPair } from '#tests/postgres/postgres-pair.ts';
import { freePort } from '#tests/postgres/postgres-server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { WritingClient } from './writing-client.ts';

/** A machine under load starts a connection in seconds. */
const PATIENT = { timeout: 20_000 };

let pair: PostgresPair;
let database: Database;
let gaps = 0;
const heard: string[] = [];

beforeAll(async () => {
  pair = await startPostgresPair();
  const settings = { url: pair.url('postgres'), poolSize: 4, statementTimeoutMs: 15_000 };
  database = await openPostgresDatabase(settings, () => {});
  await database.listen(
    'said',
    (payload) => heard.push(payload),
    () => {
      gaps += 1;
    },
  );
});

afterAll(async () => {
  await database.close();
  await pair.stop();
});

const add = (id: number) => database.queries.execute(sql`insert into noted values (${id})`);

test('a shop goes on, with all that was acknowledged, on the standby that takes over', async () => {
  await database.queries.execute(sql`create table noted (id integer primary key)`);
  const acknowledged: number[] = [];
  let isOver = false;
  async function write(from: number): Promise<void> {
    for (let id = from; !isOver || acknowledged.length < 100; id += 1) {
      await add(id).then(
        () => acknowledged.push(id),
        () => {},
      );
    }
  }
  const writing = Promise.all([write(0), write(1_000_000), write(2_000_000)]);
  await expect.poll(() => acknowledged.length, PATIENT).toBeGreaterThan(50);
  await pair.killPrimary();
  await expect(add(-1)).rejects.toThrow();
  const before = acknowledged.length;
  await pair.promote();
  await expect.poll(() => acknowledged.length, PATIENT).toBeGreaterThan(before + 50);
  isOver = true;
  await writing;

  const rows = await rowsOf<{ id: number }>(database.queries, sql`select id from noted`);
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await expect.poll(() => gaps, PATIENT).toBe(1);
  await database.queries.execute(sql`select pg_notify('said', 'again')`);
  await expect.poll(() => heard, PATIENT).toEqual(['again']);
}, 60_000);

test('it fails back to a new standby in the place of the first, and a silent server is not waited for', async () => {
  await pair.replace();
  await pair.killPrimary();
  await pair.promote();
  await expect
    .poll(
      () =>
        add(-2).then(
          () => true,
          () => false,
        ),
      PATIENT,
    )
    .toBe(true);

  // It takes connections and says nothing, as a machine that hangs.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const url = pair.url('postgres').replace('@', `@127.0.0.1:${port},`);
  const client = new WritingClient({ connectionString: url });
  await client.connect();
  expect((await client.query('select count(*)::int as n from noted')).rows[0].n).toBeGreaterThan(0);
  await client.end();
  silent.close();
}, 60_000);

test('where none takes writes the error names each', async () => {
  const ports = [await freePort(), await freePort()];
  const url = `postgres://postgres@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/postgres`;
  await expect(new WritingClient({ connectionString: url }).connect()).rejects.toMatchObject({
    message: 'None of the servers takes writes',
    errors: ports.map((port) => expect.objectContaining({ port })),
  });
});
