import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { copyDatabase } from '#tests/postgres/database-template.ts';
import { openDatabase } from './open-database.ts';

let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'basket-data-folder-'));
  mkdirSync(join(root, 'whole'));
  await copyDatabase(join(root, 'whole', 'database'));
});
afterAll(() => rmSync(root, { recursive: true }));

async function messageOfStart(dataDir: string): Promise<string> {
  const read = readSettings({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.message);
  const opened = await openDatabase(read.settings, () => {}).catch((error: Error) => error.message);
  if (typeof opened === 'string') return opened;
  await opened.close();
  throw new Error('It opened');
}

test.each([
  ['an empty control file', (folder: string) => truncateSync(join(folder, 'global/pg_control'))],
  ['another version', (folder: string) => writeFileSync(join(folder, 'PG_VERSION'), '12\n')],
  ['no log', (folder: string) => rmSync(join(folder, 'pg_wal'), { recursive: true })],
  ['a broken table', (folder: string) => writeFileSync(join(folder, 'base/5/1259'), 'rubbish')],
])(
  'a database with %s ends the start with what to do, and can be tried again',
  async (what, damage) => {
    const dataDir = join(root, what.replaceAll(' ', '-'));
    cpSync(join(root, 'whole'), dataDir, { recursive: true });
    damage(join(dataDir, 'database'));
    const message = `The embedded database in ${dataDir} cannot be opened: it is damaged, of another version, or its disk is full. Move the folder away and restore a backup, as docs/operating.md says.`;
    expect(await messageOfStart(dataDir)).toBe(message);
    // Its lock was released.
    expect(await messageOfStart(dataDir)).toBe(message);
  },
  60_000,
);

test('a folder that cannot be written ends the start with what to do', async () => {
  writeFileSync(join(root, 'file'), '');
  expect(await messageOfStart(join(root, 'file', 'data'))).toBe(
    `${join(root, 'file', 'data')} cannot be written (ENOTDIR): let the user that runs the shop write there, or set DATA_DIR to another folder.`,
  );
});

test('a folder into which a restore was cut off is no new shop', async () => {
  const dataDir = join(root, 'cut-off');
  mkdirSync(join(dataDir, 'restore-unfinished', 'database'), { recursive: true });
  mkdirSync(join(dataDir, 'pictures'));
  expect(await messageOfStart(dataDir)).toBe(
    `A restore into ${dataDir} was cut off: run npm run shop -- database restore again, or set DATA_DIR to another folder.`,
  );
});
