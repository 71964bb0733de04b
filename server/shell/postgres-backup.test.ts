/**
 * The backups of PostgreSQL that docs/operating.md describes. pg_dump belongs to an installed server,
 * which is then the one that is backed up; a machine without one tries the copy by the server alone.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { ensureAuthSecretInDatabase } from '#server/storage/auth-secret.ts';
import { expectSameLife, liveIn } from '#tests/lived-in-shop.ts';
import { findInstalledServer } from '#tests/postgres-binaries.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import { runShopProgram } from '#tests/shop-program.ts';
import { databaseUrl } from '#tests/test-postgres.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'basket-dump-'));
const bin = await findInstalledServer(null, folder);

const given = inject('postgres')?.url ?? '';
let installed: Awaited<ReturnType<typeof startPostgres>> | undefined;
beforeAll(async () => {
  if (bin !== null) installed = await startPostgres({ durable: false, bin });
});
afterAll(async () => {
  await installed?.stop();
  rmSync(folder, { recursive: true });
});

type Way = { by: string; server: () => string; copy: (from: string, to: string) => Promise<void> };

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const byTemplate: Way = {
  by: 'create database … template',
  server: () => given,
  copy: (from, to) => execute(given, `create database ${to} template ${from}`),
};

const byDump: Way = {
  by: 'pg_dump and pg_restore',
  server: () => installed?.url('postgres') ?? '',
  async copy(from, to) {
    const file = join(folder, 'shop.dump');
    const server = byDump.server();
    await run(join(bin ?? '', 'pg_dump'), [
      '--format=custom',
      `--file=${file}`,
      databaseUrl(server, from),
    ]);
    await execute(server, `create database ${to}`);
    const target = databaseUrl(server, to);
    await run(join(bin ?? '', 'pg_restore'), [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      `--dbname=${target}`,
      file,
    ]);
  },
};

async function exportOrders(url: string): Promise<string> {
  const { code, out } = await runShopProgram(
    { DATABASE_URL: url, DATA_DIR: '/no/such/folder' },
    ...['orders', 'export', '--lines'],
  );
  expect(code).toBe(0);
  return out;
}

test.each(bin === null ? [byTemplate] : [byTemplate, byDump])(
  'a shop restored by $by goes on as the one that was backed up',
  async ({ server, copy }) => {
    const name = `shop_${process.pid}`;
    const copied = `${name}_copy`;
    const open = (database: string) =>
      openPostgresDatabase(
        { url: databaseUrl(server(), database), poolSize: 4, statementTimeoutMs: 15_000 },
        () => {},
      );
    await execute(server(), `create database ${name}`);
    try {
      const shop = await open(name);
      const secret = await ensureAuthSecretInDatabase(shop.queries);
      const life = await liveIn(shop, secret);
      const orders = await exportOrders(databaseUrl(server(), name));
      expect(orders).toContain('598.99');
      await copy(name, copied);
      expect(await exportOrders(databaseUrl(server(), copied))).toBe(orders);
      const restored = await open(copied);
      expect(await ensureAuthSecretInDatabase(restored.queries)).toBe(secret);
      await expectSameLife(restored, secret, life);
    } finally {
      for (const one of [name, copied]) {
        await execute(server(), `drop database if exists ${one} with (force)`);
      }
    }
  },
  60_000,
);
