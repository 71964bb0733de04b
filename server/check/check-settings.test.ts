import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { testMailServer } from '#tests/network/test-mail-server.ts';
import { freePort, type PostgresServer, startPostgres } from '#tests/postgres/postgres-server.ts';
import { checkSettings, type Finding } from './check-settings.ts';

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  [postgres, folder] = await Promise.all([
    startPostgres({ durable: false }),
    mkdtemp(join(tmpdir(), 'basket-check-')),
  ]);
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function mailServer() {
  const server = await testMailServer();
  onTestFinished(server.kill);
  return server;
}

/** What is said of the settings in a shop of its own, without those that are only named. */
async function check(env: Record<string, string>): Promise<Finding[]> {
  const own = { PORT: '0', ADMIN_PORT: 'off', DATA_DIR: join(folder, 'data') };
  const found: Finding[] = [];
  for await (const one of checkSettings({ ...own, ...env })) found.push(one);
  return found;
}

const wrongOf = async (env: Record<string, string>) =>
  (await check(env)).flatMap(({ state, says }) => (state === 'wrong' ? says : []));

test('a shop that would start has nothing wrong, and is told what it does without', async () => {
  const found = await check({});
  expect(found.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(found.filter(({ state }) => state === 'look').map(({ says }) => says)).toEqual([
    'BACKUP_DIR: not set, so the shop makes no backups by itself',
    'SMTP_URL: not set, so mails reach nobody',
    'STRIPE_SECRET_KEY: not set, so only test cards pay',
  ]);
});

test('a database, a mail server and their like are looked at where they are', async () => {
  const { port } = await mailServer();
  const says = (
    await check({
      DATABASE_URL: postgres.url('postgres'),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'shop@example.com',
    })
  ).map((one) => one.says);
  expect(says).toContainEqual(expect.stringMatching(/^DATABASE_URL: PostgreSQL \d+ lets the shop/));
  expect(says).toContain(
    `SMTP_URL: 127.0.0.1:${port} lets the shop in, mails come from shop@example.com`,
  );
});

test('what cannot be reached, and what lets nobody in, is wrong', async () => {
  const port = await freePort();
  const [database, mail] = await wrongOf({
    DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'shop@example.com',
  });
  expect(database).toMatch(/^DATABASE_URL: The database cannot be reached .*ECONNREFUSED/);
  expect(mail).toMatch(/^SMTP_URL: Nothing answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\): correct/);
});

test('backups that cannot be made are wrong', async () => {
  const data = join(folder, 'data');
  expect(await wrongOf({ BACKUP_DIR: join(data, 'backups') })).toEqual([
    'BACKUP_DIR: it is in DATA_DIR: name a folder elsewhere, best on another disk.',
  ]);
  const elsewhere = { BACKUP_DIR: join(folder, 'backups') };
  expect((await check(elsewhere)).map(({ says }) => says)).toContain(
    `BACKUP_DIR: every night to ${join(folder, 'backups')}, where the newest 14 stay`,
  );
});

test('a user who may make no tables is wrong', async () => {
  const owner = new pg.Client(postgres.url('postgres'));
  await owner.connect();
  await owner.query("create role reader login password 'reader'");
  await owner.query('revoke create on schema public from public');
  await owner.end();
  const url = new URL(postgres.url('postgres'));
  url.username = 'reader';
  url.password = 'reader';
  expect(await wrongOf({ DATABASE_URL: url.href })).toEqual([
    'DATABASE_URL: The user of DATABASE_URL may not make tables: make it the owner of the database and of what is in it.',
  ]);
});

test('a folder that is none, a port in use and a setting that says nothing are wrong', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await wrongOf({ DATA_DIR: join(file, 'data') })).toEqual([
    expect.stringContaining('DATA_DIR'),
  ]);
  const { port } = await mailServer();
  expect(await wrongOf({ PORT: String(port) })).toEqual([
    expect.stringMatching(/^PORT: Port \d+ is in use by another program/),
  ]);
  expect(await check({ PORT: 'x' })).toEqual([
    { state: 'wrong', says: expect.stringContaining('PORT') },
  ]);
});

test('a name that is nearly one of a setting is looked at', async () => {
  expect(await check({ DATABSE_URL: 'x' })).toContainEqual({
    state: 'look',
    says: 'DATABSE_URL is not a setting: did you mean DATABASE_URL?',
  });
});

test('a user that may not make databases cannot try backups, and without one none is tried', async () => {
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query("create role alone login password 'try'");
  await admin.end();
  const url = new URL(postgres.url('postgres'));
  url.username = 'alone';
  url.password = 'try';
  const env = { DATABASE_URL: postgres.url('postgres'), BACKUP_DIR: join(folder, 'backups') };
  const trials = async (more: Record<string, string>) =>
    (await check({ ...env, ...more })).filter(({ says }) => says.startsWith('BACKUP_TRIAL_URL'));
  expect(await trials({ BACKUP_TRIAL_URL: url.href })).toEqual([
    { state: 'wrong', says: expect.stringContaining('its user may not make databases') },
  ]);
  expect(await trials({ BACKUP_TRIAL_URL: postgres.url('postgres') })).toMatchObject([
    { state: 'well' },
  ]);
  expect(await trials({})).toMatchObject([{ state: 'look' }]);
});
