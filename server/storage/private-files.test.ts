import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { copyDatabase } from '#tests/postgres/database-template.ts';
import { openDatabase } from './open-database.ts';
import { makeDataPrivate } from './private-files.ts';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'basket-private-'));
  dataDir = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** What anybody but its owner may open in the folder, itself included. */
function openToOthers(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...inside.map((path) => join(folder, path))].filter(
    (path) => modeOf(path) !== (statSync(path).isDirectory() ? '700' : '600'),
  );
}

async function start(): Promise<void> {
  const read = readSettings({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.message);
  const { close } = await openDatabase(read.settings, () => {});
  expect(openToOthers(dataDir)).toEqual(
    readdirSync(dataDir).includes('pictures') ? [join(dataDir, 'pictures', 'link')] : [],
  );
  await close();
}

test('all that a first start makes is for the owner alone', async () => {
  await start();
}, 120_000);

test('a start mends what an earlier one has left open, and touches nothing that a link leads to', async () => {
  mkdirSync(join(dataDir, 'pictures'), { recursive: true });
  writeFileSync(join(dataDir, 'pictures', 'a.webp'), 'picture');
  writeFileSync(join(dataDir, 'auth-secret'), 'a secret for the tests, long enough');
  await copyDatabase(join(dataDir, 'database'));
  for (const path of ['', 'pictures', 'pictures/a.webp', 'auth-secret', 'database']) {
    chmodSync(join(dataDir, path), 0o777);
  }
  const notes = join(root, 'notes.txt');
  writeFileSync(notes, 'notes');
  chmodSync(notes, 0o644);
  symlinkSync(notes, join(dataDir, 'pictures', 'link'));
  await start();
  expect(modeOf(notes)).toBe('644');
}, 60_000);

test('a folder that is not there, as with PostgreSQL and no pictures, is not missed', async () => {
  await makeDataPrivate(dataDir);
  expect(readdirSync(root)).toEqual([]);
});
