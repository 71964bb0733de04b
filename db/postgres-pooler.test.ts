import { sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { openTcpDoor } from '#tests/tcp-door.ts';
import { testDatabase } from '#tests/test-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** What needs a session of its own, which a pooler in transaction mode does not give. */
const NEEDS_SESSION = /\blisten\b|pg_advisory_lock/i;

test('with a way past the pooler, nothing that needs a session goes through it', async () => {
  const original = await testDatabase();
  const url = new URL(inject('postgres')?.url ?? '');
  const { rows } = (await original.queries.execute(
    sql`select current_database() as name`,
  )) as unknown as { rows: { name: string }[] };
  url.pathname = `/${rows[0]?.name}`;
  const pooler = await openTcpDoor({ host: url.hostname, port: Number(url.port) }, (sent) =>
    NEEDS_SESSION.test(sent),
  );
  const pooled = new URL(url);
  pooled.hostname = '127.0.0.1';
  pooled.port = String(pooler.port);
  const settings = { url: pooled.href, poolSize: 2, statementTimeoutMs: 5_000 };

  await expect(openPostgresDatabase(settings, () => {})).rejects.toThrow();
  const database = await openPostgresDatabase({ ...settings, listenUrl: url.href }, () => {});
  const hear = vi.fn();
  await database.listen('pooled', hear, () => {});
  await database.queries.execute(sql`select pg_notify('pooled', 'through the pooler')`);
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith('through the pooler'));
  await database.close();
  pooler.close();
  await original.close();
});
