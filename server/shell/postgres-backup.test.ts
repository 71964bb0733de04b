/**
 * The backups of PostgreSQL that docs/operating.md describes. pg_dump belongs to an installed server,
 * which is then the one that is backed up; a machine without one tries the copy by the server alone.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { readManifest } from '#server/backup/backup-manifest.ts';
import { ensureAuthSecretInDatabase } from '#server/storage/auth-secret.ts';
import { findInstalledServer } from '#tests/postgres/postgres-binaries.ts';
import { startPostgres } from '#tests/postgres/postgres-server.ts';
import { databaseUrl } from '#tests/postgres/test-postgres.ts';
import { expectSameLife, liveIn } from '#tests/shop/lived-in-shop.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

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

type Way = {
  by: string;
  server: () => string;
  /** The server of the copy. */
  newServer: () => string;
  copy: (from: string, to: string) => Promise<void>;
};

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const byTemplate: Way = {
  by: 'create database … template',
  server: () => given,
  newServer: () => given,
  copy: (from, to) => execute(given, `create database ${to} template ${from}`),
};

const ofInstalled = () => installed?.url('postgres') ?? '';

/** As an operator does it. */
const byBackup: Way = {
  by: 'database backup and database restore',
  server: ofInstalled,
  newServer: ofInstalled,
  copy: (from, to) => backUpAndRestore(from, to, ofInstalled()),
};

/** The package's server is newer than what systems install, or as new. */
const toNextVersion: Way = {
  ...byBackup,
  by: 'them into a newer version of PostgreSQL',
  newServer: () => given,
  copy: (from, to) => backUpAndRestore(from, to, given),
};

async function backUpAndRestore(from: string, to: string, newServer: string): Promise<void> {
  const server = ofInstalled();
  const own = mkdtempSync(join(folder, 'way-'));
  const [dataDir, restored] = [join(own, 'data'), join(own, 'restored')];
  mkdirSync(join(dataDir, 'pictures'), { recursive: true });
  writeFileSync(join(dataDir, 'pictures', 'lamp.avif'), 'a lamp', { mode: 0o644 });
  const PATH = `${bin}:${process.env.PATH}`;
  const source = { PATH, DATABASE_URL: databaseUrl(server, from), DATA_DIR: dataDir };
  const backup = join(own, 'backup');
  const { out } = await runShopProgram(source, 'database', 'backup', backup);
  expect(out).toBe(`The shop is backed up in ${backup}.\n`);
  expect(statSync(join(backup, 'database.dump')).mode & 0o777).toBe(0o600);
  const { tables, variables } = await readManifest(backup);
  expect(tables).toContainEqual({ table: 'order', rows: 1, amountCents: 61_095 });
  expect(variables.DATABASE_URL).not.toMatch(/:\w+@/);

  const filled = { ...source, DATA_DIR: restored };
  expect(await runShopProgram(filled, 'database', 'restore', backup)).toMatchObject({
    ...{
      code: 1,
      err: expect.stringMatching(/^The database of DATABASE_URL has a shop already/),
    },
  });
  await execute(newServer, `create database ${to}`);
  const target = { ...filled, DATABASE_URL: databaseUrl(newServer, to) };
  const done = await runShopProgram(target, 'database', 'restore', backup);
  expect(done).toMatchObject({ code: 0, out: expect.stringMatching(/^DATABASE_URL: was /m) });
  expect(readFileSync(join(restored, 'pictures', 'lamp.avif'), 'utf8')).toBe('a lamp');
}

async function exportOrders(url: string): Promise<string> {
  const { code, out } = await runShopProgram(
    { DATABASE_URL: url, DATA_DIR: '/no/such/folder' },
    ...['orders', 'export', '--lines'],
  );
  expect(code).toBe(0);
  return out;
}

test.each(bin === null ? [byTemplate] : [byBackup, toNextVersion])(
  'a shop restored by $by goes on as the one that was backed up',
  async ({ server, newServer, copy }) => {
    const name = `shop_${process.pid}`;
    const copied = `${name}_copy`;
    const open = (url: string) =>
      openPostgresDatabase({ url, poolSize: 4, statementTimeoutMs: 15_000 }, () => {});
    await execute(server(), `create database ${name}`);
    try {
      const shop = await open(databaseUrl(server(), name));
      const secret = await ensureAuthSecretInDatabase(shop.queries);
      const life = await liveIn(shop, secret);
      const orders = await exportOrders(databaseUrl(server(), name));
      expect(orders).toContain('598.99');
      await copy(name, copied);
      expect(await exportOrders(databaseUrl(newServer(), copied))).toBe(orders);
      const restored = await open(databaseUrl(newServer(), copied));
      expect(await ensureAuthSecretInDatabase(restored.queries)).toBe(secret);
      await expectSameLife(restored, secret, life);
    } finally {
      await execute(server(), `drop database if exists ${name} with (force)`);
      await execute(newServer(), `drop database if exists ${copied} with (force)`);
    }
  },
  60_000,
);

test('without pg_dump on the PATH nothing is backed up, which is said', async () => {
  const name = `shop_${process.pid}_plain`;
  await execute(given, `create database ${name}`);
  try {
    const env = {
      PATH: folder,
      DATA_DIR: join(folder, 'plain'),
      DATABASE_URL: databaseUrl(given, name),
    };
    const backup = join(folder, 'without');
    expect(await runShopProgram(env, 'database', 'backup', backup)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^pg_dump is not on the PATH: install PostgreSQL's client/m),
    });
    expect(existsSync(backup)).toBe(false);
  } finally {
    await execute(given, `drop database if exists ${name} with (force)`);
  }
}, 60_000);
