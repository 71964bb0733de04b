/**
 * The weekly trial of a backup of PostgreSQL. pg_dump and pg_restore belong to an installed server; on a machine without one
 * nothing of it can be tried.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { findInstalledServer } from '#tests/postgres/postgres-binaries.ts';
import { startPostgres } from '#tests/postgres/postgres-server.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';
import { trialDatabaseName } from './backup-names.ts';
import { placeOf, runningSource } from './backup-source.ts';
import { tryBackup } from './make-backup.ts';
import { backUpNight } from './nightly-backup.ts';

const root = mkdtempSync(join(tmpdir(), 'basket-trial-'));
const bin = await findInstalledServer(null, root);
afterAll(() => rmSync(root, { recursive: true }));

if (bin !== null) {
  const server = await startPostgres({ durable: false, bin });
  const database = await openPostgresDatabase(
    { url: server.url('postgres'), poolSize: 2, statementTimeoutMs: 15_000 },
    () => {},
  );
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query("create role shop_trial login createdb password 'try'");
  await admin.query("create role shop_alone login password 'try'");
  afterAll(async () => {
    await admin.end();
    await database.close();
    await server.stop();
  });

  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(root, 'backups-'));
    vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const settings = settingsOf({
    ...{ DATABASE_URL: server.url('postgres'), DATA_DIR: join(root, 'data') },
  });
  const place = placeOf(settings);
  const SUNDAY = '2026-11-29';
  const backup = () => join(folder, `shop-${SUNDAY}`);

  function urlOf(role: string): string {
    const url = new URL(server.url('postgres'));
    url.username = role;
    url.password = 'try';
    return url.href;
  }

  function backUp(trialUrl: string, command: string | null = null): Promise<string> {
    const source = runningSource(settings, database);
    return backUpNight({ folder, kept: 2, command, trialUrl }, SUNDAY, {
      ...{ place, signal: new AbortController().signal, onFile() {} },
      backUp: (path, tools) => tryBackup(source, path, tools),
    });
  }

  const databases = async () => {
    const { rows } = await admin.query('select datname from pg_database where not datistemplate');
    return rows.map(({ datname }) => datname);
  };

  test('a backup is restored by a user that may make databases alone, and no database is left', async () => {
    expect(await backUp(urlOf('shop_trial'))).toBe(backup());
    expect(await databases()).toEqual(['postgres']);
  });

  test('a copy that an earlier trial has left is gone after the next', async () => {
    await admin.query(`create database "${trialDatabaseName(place)}" owner shop_trial`);
    await backUp(urlOf('shop_trial'));
    expect(await databases()).toEqual(['postgres']);
  });

  test('another shop of the same name waits with its trial', async () => {
    const lock = [trialDatabaseName(place)];
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', lock);
    const backedUp = backUp(urlOf('shop_trial'));
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    await expect
      .poll(async () => (await admin.query(waiting)).rowCount, { timeout: 30_000 })
      .toBe(1);
    expect(await databases()).toEqual(['postgres']);
    await admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', lock);
    expect(await backedUp).toBe(backup());
  });

  test('one whose tables another role may read needs no such role where it is tried', async () => {
    await admin.query('create role shop_reader; grant select on "order" to shop_reader');
    await backUp(urlOf('shop_trial'));
    await admin.query('drop owned by shop_reader; drop role shop_reader');
    expect(await backUp(urlOf('shop_trial'))).toBe(backup());
  });

  test('one that does not hold what it says is told, and goes', async () => {
    await backUp(urlOf('shop_trial'));
    const path = join(backup(), 'backup.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    for (const sum of manifest.tables) if (sum.table === 'order') sum.rows = 5;
    writeFileSync(path, JSON.stringify(manifest));
    await expect(backUp(urlOf('shop_trial'))).rejects.toThrow(
      /: order has 0 rows, not 5 rows\. Make another one\.$/,
    );
    expect(existsSync(backup())).toBe(false);
    expect(await databases()).toEqual(['postgres']);
  });

  test('one that cannot be tried stays, is taken further, and that is told', async () => {
    const sent = join(folder, 'sent');
    await expect(backUp(urlOf('shop_alone'), `touch '${sent}'; true`)).rejects.toThrow(
      /could not be restored for a trial: BACKUP_TRIAL_URL: permission denied to create database$/,
    );
    expect([backup(), sent].map((path) => existsSync(path))).toEqual([true, true]);
  });
}

if (bin === null) test.todo('needs an installed PostgreSQL');
