import { sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/sql-function.ts';
import { openTcpProxy } from '#tests/network/tcp-proxy.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** What needs a session, which a pooler in transaction mode does not keep. */
const NEEDS_SESSION = /\blisten\b|pg_advisory_lock/i;

async function urlOf(database: Database): Promise<URL> {
  const url = new URL(inject('postgres')?.url ?? '');
  const { rows } = (await database.queries.execute(
    sql`select current_database() as name`,
  )) as unknown as { rows: { name: string }[] };
  url.pathname = `/${rows[0]?.name}`;
  return url;
}

test('with a way past the pooler, nothing that needs a session goes through it', async () => {
  const original = await testDatabase();
  const url = await urlOf(original);
  const pooler = await openTcpProxy({ host: url.hostname, port: Number(url.port) }, (sent) =>
    NEEDS_SESSION.test(sent),
  );
  const pooled = new URL(url);
  pooled.hostname = '127.0.0.1';
  pooled.port = String(pooler.port);
  const settings = { url: pooled.href, poolSize: 2, statementTimeoutMs: 5_000 };

  await expect(openPostgresDatabase(settings, () => {})).rejects.toThrow();
  const database = await openPostgresDatabase({ ...settings, listenUrl: url.href }, () => {});
  const onPayload = vi.fn();
  await database.listen('pooled', onPayload, () => {});
  await database.queries.execute(sql`select pg_notify('pooled', 'through the pooler')`);
  await vi.waitFor(() => expect(onPayload).toHaveBeenCalledWith('through the pooler'));
  await database.close();
  pooler.close();
  await original.close();
});

test('statements are prepared by name, but never where a pooler gives each another session', async () => {
  const original = await testDatabase();
  const url = await urlOf(original);
  const select = prepared((queries) =>
    queries.select({ one: sql<number>`1` }).from(sql`(select) as nothing`).prepare('select_one'),
  );
  const counted = sql`select count(*)::int as count from pg_prepared_statements`;
  const counts: (number | undefined)[] = [];
  for (const listenUrl of [url.href, `${url.href}?application_name=past-the-pooler`]) {
    const settings = { url: url.href, listenUrl, poolSize: 1, statementTimeoutMs: 5_000 };
    const database = await openPostgresDatabase(settings, () => {});
    expect(await select(database.queries).execute()).toEqual([{ one: 1 }]);
    const { rows } = (await database.queries.execute(counted)) as unknown as {
      rows: { count: number }[];
    };
    counts.push(rows[0]?.count);
    await database.close();
  }
  expect(counts).toEqual([1, 0]);
  await original.close();
});
