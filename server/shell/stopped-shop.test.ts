import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { callShell } from '#server/control/call-shell.ts';
import { startControlServer } from '#server/control/control-server.ts';
import { ensureAuthSecretInFolder } from '#server/storage/auth-secret.ts';
import { acquireLock } from '#server/storage/exclusive-lock.ts';
import { copyDatabase } from '#tests/postgres/database-template.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { expectSameLife, liveIn } from '#tests/shop/lived-in-shop.ts';
import { shopOver } from '#tests/shop/shop-over.ts';
import { SHORT_LIVED } from '#tests/shop/shop-program.ts';
import { runStopped } from '#tests/shop/stopped-shop.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';
import { backUpStopped } from './back-up-stopped.ts';

let root: string;
let dataDir: string;
let backup: string;
let restored: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'basket-backup-'));
  dataDir = join(root, 'data');
  backup = join(root, 'backup');
  restored = join(root, 'restored');
  mkdirSync(dataDir);
});
afterEach(() => rmSync(root, { recursive: true }));

const open = (folder: string) => openEmbeddedDatabase(join(folder, 'database'));

const run = (args: string[], env: Record<string, string> = {}) =>
  runStopped({ DATA_DIR: dataDir, ...env }, ...args);

/** As `npm run shop -- database backup` does it, whether a shop runs or not. */
async function backUp(target = backup, env: Record<string, string> = {}) {
  const ended = { code: -1, out: '', err: '' };
  const call = { words: ['database', 'backup', target], by: 'command:tester', folder: root };
  const lines =
    (await callShell(dataDir, call)) ??
    (await backUpStopped(settingsOf({ DATA_DIR: dataDir, ...env }), call));
  for await (const line of lines ?? []) {
    if ('print' in line) ended.out += `${line.print}\n`;
    if ('printError' in line) ended.err += `${line.printError}\n`;
    if ('exitCode' in line) ended.code = line.exitCode;
  }
  return ended;
}

const restore = () => run(['restore', backup], { DATA_DIR: restored });

function failure(complaint: RegExp) {
  return { code: 1, out: '', err: expect.stringMatching(complaint) };
}

/** As `npm start` does, without the shop around it. */
async function runOn(database: Database) {
  const lock = acquireLock(join(dataDir, 'shop.lock'));
  const socket = await startControlServer({
    settings: settingsOf({ DATA_DIR: dataDir }),
    shop: await shopOver(database, { dataDir }),
    log: pino({ level: 'silent' }),
  });
  return async () => {
    await socket?.close();
    await database.close();
    lock?.release();
  };
}

/** The parts of a folder that are copied, without a database that would open. */
function makeFolder(): void {
  mkdirSync(join(dataDir, 'database', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'base', '1'), 'rows');
  writeFileSync(join(dataDir, 'auth-secret'), 'secret', { mode: 0o600 });
  mkdirSync(join(dataDir, 'pictures'));
  writeFileSync(join(dataDir, 'pictures', 'book.avif'), 'picture');
}

/** What takes long says how far it is; nothing else is said. */
const PROGRESS = /^(?:[A-Z][a-z ]+: \d+\n)*$/;

describe('a backup of a shop that runs', () => {
  test('holds everything that was acknowledged before it, while writing goes on', async () => {
    await copyDatabase(join(dataDir, 'database'));
    const secret = await ensureAuthSecretInFolder(dataDir);
    const life = await liveIn(await open(dataDir), secret);
    const database = await open(dataDir);
    const stop = await runOn(database);
    let written = 0;
    let isDone = false;
    const writing = (async () => {
      for (; !isDone; written += 1) {
        await database.queries.transaction(async (tx) => {
          await tx.execute(sql`insert into shop_secret values (${`a ${written}`}, '')`);
          await tx.execute(sql`insert into shop_secret values (${`b ${written}`}, '')`);
        });
        // The embedded database answers without ever letting anything else have a turn.
        await turn();
      }
    })();
    while (written < 20) await turn();
    const writtenBefore = written;
    const backedUp = await backUp();
    isDone = true;
    await writing;
    expect(backedUp).toEqual({
      code: 0,
      out: `The shop is backed up in ${backup}.\n`,
      err: expect.stringMatching(PROGRESS),
    });
    await stop();

    expect(await restore()).toMatchObject({ code: 0, err: expect.stringMatching(PROGRESS) });
    const copy = await open(restored);
    const counts = sql`select left(name, 2), count(*)::int as count from shop_secret
      where left(name, 2) in ('a ', 'b ') group by 1 order by 1`;
    const [a, b] = await rowsOf<{ count: number }>(copy.queries, counts);
    expect(a?.count).toBeGreaterThanOrEqual(writtenBefore);
    // No half of a transaction.
    expect(b?.count).toBe(a?.count);
    expect(await ensureAuthSecretInFolder(restored)).toBe(secret);
    await expectSameLife(copy, secret, life);
  }, 120_000);

  test('is refused by the shop in one line when it cannot be written', async () => {
    makeFolder();
    await copyDatabase(join(root, 'database'));
    const database = await open(root);
    const stop = await runOn(database);
    writeFileSync(join(root, 'file'), '');
    expect(await backUp(join(root, 'file', 'backup'))).toEqual(
      failure(/^Unable to make the backup: ENOTDIR/),
    );
    await stop();
  }, 60_000);
});

describe('a backup of a shop that is stopped', () => {
  beforeEach(makeFolder);

  test('brings back database, secret and pictures', async () => {
    expect(await backUp()).toMatchObject({ code: 0 });
    const { code, out } = await restore();
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^The shop of 20\S+Z is in .+restored\. Start it with npm start/),
    ]);
    for (const path of ['database/base/1', 'auth-secret', 'pictures/book.avif']) {
      expect(readFileSync(join(restored, path))).toEqual(readFileSync(join(dataDir, path)));
    }
    expect(existsSync(join(restored, 'backup.json'))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('is for its owner alone', async () => {
    mkdirSync(backup, { mode: 0o755 });
    await backUp();
    await restore();
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(statSync(join(restored, 'auth-secret')).mode & 0o777).toBe(0o600);
  });

  test('can be restored as often as needed, each time into an empty folder', async () => {
    await backUp();
    await restore();
    expect(await restore()).toEqual(failure(/restored already has database: set DATA_DIR to/));
    restored = join(root, 'other');
    expect(await restore()).toMatchObject({ code: 0 });
  });

  test('is not restored when any of it is damaged, missing or added', async () => {
    await backUp();
    const damaged = failure(/^The backup is damaged: database\/base\/\d is not as it was\./);
    writeFileSync(join(backup, 'database', 'base', '2'), 'more');
    expect(await restore()).toEqual(damaged);
    rmSync(join(backup, 'database', 'base', '2'));
    appendFileSync(join(backup, 'database', 'base', '1'), '!');
    expect(await restore()).toEqual(damaged);
    rmSync(join(backup, 'database', 'base', '1'));
    expect(await restore()).toEqual(damaged);
    expect(existsSync(join(restored, 'database'))).toBe(false);
  });

  test('is not restored when it was not completed', async () => {
    await backUp();
    writeFileSync(join(backup, 'backup.json'), '{"madeAt":"20');
    const incomplete = failure(/backup is no complete backup: it has no backup\.json/);
    expect(await restore()).toEqual(incomplete);
    rmSync(join(backup, 'backup.json'));
    expect(await restore()).toEqual(incomplete);
  });

  test('goes into a new folder outside of DATA_DIR', async () => {
    expect(await backUp(join(dataDir, 'backup'))).toEqual(
      failure(/is in DATA_DIR: name a folder elsewhere\.\n$/),
    );
    expect(await backUp(root)).toEqual(failure(/is not empty: name a new folder\.\n$/));
  });

  test('is not restored below a shop that runs', async () => {
    await backUp();
    const lock = acquireLock(join(restored, 'shop.lock'));
    expect(await restore()).toEqual(failure(/^Another shop is running on .+restored: stop it/));
    lock?.release();
  });
});

describe('the program', () => {
  const start = (...words: string[]) =>
    promisify(execFile)(
      process.execPath,
      [...SHORT_LIVED, 'server/shop.ts', 'database', ...words],
      { env: { DATA_DIR: dataDir } },
    );

  test('is one that a nightly job can judge by its exit code', async () => {
    makeFolder();
    expect((await start('backup', backup)).stdout).toBe(`The shop is backed up in ${backup}.\n`);
    await expect(start('backup', backup)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${backup} is not empty: name a new folder.\n`,
    });
  });

  test('leaves no half of a backup under its name when it is killed', async () => {
    makeFolder();
    for (let file = 0; file < 500; file += 1) {
      writeFileSync(join(dataDir, 'database', 'base', `1.${file}`), 'rows');
    }
    const backingUp = start('backup', backup);
    const isBegun = () => readdirSync(root).some((name) => name.endsWith('.unfinished'));
    while (!isBegun()) await pause(5);
    backingUp.child.kill('SIGKILL');
    await expect(backingUp).rejects.toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(backup)).toBe(false);
    expect(await backUp()).toMatchObject({ code: 0 });
    expect(readdirSync(root)).toEqual(['backup', 'data']);
  });

  test('leaves everything as it was when Ctrl-C ends a restore', async () => {
    makeFolder();
    for (let file = 0; file < 500; file += 1) {
      writeFileSync(join(dataDir, 'database', 'base', `1.${file}`), 'rows');
    }
    await backUp();
    dataDir = restored;
    const restoring = start('restore', backup);
    while (!existsSync(join(restored, 'restore-unfinished'))) await pause(5);
    restoring.child.kill('SIGINT');
    await expect(restoring).rejects.toMatchObject({
      code: 1,
      stderr: 'It was ended: everything is as it was.\n',
    });
    expect(readdirSync(restored)).toEqual(['shop.lock']);
    expect(await restore()).toMatchObject({ code: 0 });
  });

  test.each([
    [['restore']],
    [['restore', 'one', 'two']],
    [['move', 'there']],
    [['restore', 'one', '--fast']],
  ])('answers %j with how it is used', async (args) => {
    expect(await run(args)).toEqual({
      ...failure(/^Usage: npm run shop -- database restore <folder>/),
      code: 2,
    });
  });

  test('says that an embedded database is not restored into a PostgreSQL, and what is wrong with a setting', async () => {
    makeFolder();
    await backUp();
    const postgres = { DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };
    expect(await run(['restore', backup], postgres)).toEqual(
      failure(/^The backup is of an embedded database, and DATABASE_URL names a PostgreSQL/),
    );
    expect(await run(['restore', backup], { PORT: 'x' })).toEqual(failure(/^PORT is not a port/));
  });
});
