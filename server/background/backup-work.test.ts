/** A shop that backs itself up, as an operator sets it up: a folder, how many to keep, a command. */
import {
  cpSync,
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
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { job } from '#db/schema/job-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { isTrialNight, nightOf } from '#server/backup/decide-night.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';
import { runStopped } from '#tests/shop/stopped-shop.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';
import { backUpWhenDue } from './backup-work.ts';

let root: string;
let dataDir: string;
let backups: string;
let shop: TestShop | null;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'basket-nightly-'));
  backups = join(root, 'backups');
  dataDir = await newDataFolder();
  shop = null;
});
afterEach(async () => {
  await shop?.close();
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true });
});

const DAY = 24 * 60 * 60;
const now = Date.now() / 1_000;
const made = `shop-${nightOf(now, 'UTC')}`;

/** A shop that runs in this environment, once its first round of backups has ended. */
async function runIn(env: Record<string, string>) {
  const settings = settingsOf({ DATA_DIR: dataDir, BACKUP_DIR: backups, ...env });
  const database = await openEmbeddedDatabase(join(dataDir, 'database'));
  shop = await testShop({ database, settings });
  const { services } = shop;
  const { queries } = services.database;
  const endedJobs = () =>
    queries.select().from(job).where(eq(job.actor, 'shop')).orderBy(job.startedAt);
  async function ended(count: number) {
    await expect.poll(async () => (await endedJobs()).length, { timeout: 20_000 }).toBe(count);
    await services.jobs.finish();
    return endedJobs();
  }
  const jobs = await ended(1);
  /** Another process, so many seconds later; resolves once it has looked. */
  async function lookAgain(laterSeconds: number): Promise<void> {
    if (!settings.backups) throw new Error('BACKUP_DIR is not set');
    await backUpWhenDue(services, settings.backups, now + laterSeconds);
    await services.jobs.finish();
  }
  const wrong = async () =>
    (await services.health.read()).findings
      .filter(({ isWell }) => !isWell)
      .map((one) => one.subject);
  return { shop, queries, jobs, endedJobs, lookAgain, wrong, health: services.health };
}

const call = (words: string) => ({ BACKUP_COMMAND: words });

test('it makes one backup a night, for its owner alone, which can be restored', async () => {
  mkdirSync(join(dataDir, 'pictures'));
  writeFileSync(join(dataDir, 'pictures', 'lamp.avif'), 'a lamp');
  const { jobs, lookAgain, wrong, endedJobs, health } = await runIn({});
  expect(jobs).toMatchObject([{ state: 'done', kind: 'database.backup', subject: backups }]);
  await lookAgain(0);
  expect(await endedJobs()).toHaveLength(1);
  expect(readdirSync(backups)).toEqual([made]);
  expect(statSync(join(backups, made)).mode & 0o777).toBe(0o700);
  expect(statSync(join(backups, made, 'pictures', 'lamp.avif')).mode & 0o777).toBe(0o600);
  expect(await wrong()).toEqual([]);
  const { lastBackupSeconds } = (await health.read()).facts;
  expect(Math.abs((lastBackupSeconds ?? 0) - Date.now() / 1_000)).toBeLessThan(60);
  await lookAgain(DAY);
  expect(readdirSync(backups)).toHaveLength(2);

  const restored = join(root, 'restored');
  const { code, out } = await runStopped(
    { DATA_DIR: restored, DELIVERY: 'address', AUTH_SECRET: 'x'.repeat(32) },
    'restore',
    join(backups, made),
  );
  expect([code, out.split('\n').slice(0, 3)]).toEqual([
    0,
    [
      'Settings that are not as they were:',
      'AUTH_SECRET: was not set, is ••••••',
      'DELIVERY: was not set, is address',
    ],
  ]);
  expect(readFileSync(join(restored, 'pictures', 'lamp.avif'), 'utf8')).toBe('a lamp');
});

test('the command gets the folder of each backup, and the oldest go', async () => {
  const list = join(root, 'list');
  const script = join(root, 'send');
  writeFileSync(script, `#!/bin/sh\nls "$2" > '${list}' && echo "$@" >> '${list}'\n`, {
    mode: 0o700,
  });
  const { lookAgain } = await runIn({ BACKUPS_KEPT: '2', ...call(`${script} --to=elsewhere`) });
  const called = readFileSync(list, 'utf8');
  expect(called).toContain('backup.json\n');
  expect(called).toContain(`--to=elsewhere ${join(backups, made)}\n`);
  for (const night of [1, 2, 3]) await lookAgain(night * DAY);
  const nights = [2, 3].map((night) => `shop-${nightOf(now + night * DAY, 'UTC')}`);
  expect(readdirSync(backups)).toEqual(nights);
});

test('a command that fails is told by mail and on Health, and called again after an hour', async () => {
  const {
    jobs,
    queries,
    lookAgain,
    wrong,
    shop: running,
  } = await runIn(call('TOKEN=hunter22; echo no such host as $TOKEN >&2; exit 7;'));
  const problem = `The backup is in ${join(backups, made)}, but BACKUP_COMMAND ended with 7: no such host as ••••••`;
  expect(jobs).toMatchObject([{ state: 'refused', outcome: problem }]);
  expect(await wrong()).toEqual(['backups']);
  const before = statSync(join(backups, made, 'backup.json'));
  for (const age of ['59 minutes', '2 minutes']) {
    await queries.update(job).set({ startedAt: sql`${job.startedAt} - ${age}::interval` });
    await lookAgain(0);
  }
  const states = (await queries.select().from(job)).map(({ state }) => state);
  expect(states).toEqual(['refused', 'refused']);
  // What is there was not made again.
  expect(statSync(join(backups, made, 'backup.json'))).toEqual(before);
  const mails = await queries.select().from(mail).where(eq(mail.kind, 'staff_backup_failed'));
  expect(mails.map(({ body }) => body)).toEqual([{ problem }]);
  const logged = running.takeLogged().map(({ msg }) => msg);
  expect(logged).toEqual(['The nightly backup has failed', 'The nightly backup has failed']);
});

test('the backup of a Sunday is restored for a trial, and one that is not what it should be is told', async () => {
  const { lookAgain, endedJobs, queries, shop: running } = await runIn({});
  const days = Array.from({ length: 13 }, (_, day) => day + 1);
  const sundays = days.filter((day) => isTrialNight(nightOf(now + day * DAY, 'UTC')));
  const [good = 0, bad = good + 7] = sundays;
  await lookAgain(good * DAY);
  const forged = join(backups, `shop-${nightOf(now + bad * DAY, 'UTC')}`);
  cpSync(join(backups, made), forged, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(forged, 'backup.json'), 'utf8'));
  for (const sum of manifest.tables) if (sum.table === 'order') sum.rows = 5;
  writeFileSync(join(forged, 'backup.json'), JSON.stringify(manifest));
  await lookAgain(bad * DAY);
  expect((await endedJobs()).map(({ state, outcome }) => [state, outcome]).slice(1)).toEqual([
    ['done', expect.stringContaining('The shop is backed up in')],
    ['refused', expect.stringMatching(/: order has 0 rows, not 5 rows\. Make another one\.$/)],
  ]);
  expect(readdirSync(backups).filter((name) => name.endsWith('.trial'))).toEqual([]);
  running.takeLogged();

  // What is no good goes, and an hour later there is another.
  expect(existsSync(forged)).toBe(false);
  const hour = sql`${job.startedAt} - interval '61 minutes'`;
  await queries.update(job).set({ startedAt: hour });
  await lookAgain(bad * DAY);
  expect((await endedJobs()).at(-1)).toMatchObject({ state: 'done' });
  expect(existsSync(forged)).toBe(true);
});

test('what is of another shop stays, and is not taken for the backup of the night', async () => {
  const others = ['shop-2026-01-01', made];
  for (const name of others) {
    mkdirSync(join(backups, name), { recursive: true });
    writeFileSync(join(backups, name, 'mine'), '');
  }
  const { jobs, lookAgain, shop: running } = await runIn({ BACKUPS_KEPT: '1' });
  expect(jobs).toMatchObject([
    { state: 'refused', outcome: expect.stringContaining('is no whole backup of this shop') },
  ]);
  await lookAgain(DAY);
  await lookAgain(2 * DAY);
  const newest = `shop-${nightOf(now + 2 * DAY, 'UTC')}`;
  expect(readdirSync(backups).toSorted()).toEqual([...others, newest].toSorted());
  for (const name of others) expect(readdirSync(join(backups, name))).toEqual(['mine']);
  running.takeLogged();
});

test('a command may print as much as it likes', async () => {
  const { jobs } = await runIn(call('seq 1 400000; true'));
  expect(jobs).toMatchObject([{ state: 'done' }]);
});

test('a folder that cannot be written is told, and leaves nothing', async () => {
  writeFileSync(join(root, 'file'), '');
  const { jobs, wrong, shop: running } = await runIn({ BACKUP_DIR: join(root, 'file', 'backups') });
  expect(jobs).toMatchObject([{ state: 'refused', outcome: expect.stringContaining('ENOTDIR') }]);
  expect(await wrong()).toEqual(['backups']);
  running.takeLogged();
});
