import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stoppedSource } from './backup-source.ts';
import { tryBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let root: string;
let dataDir: string;
let backup: string;
let restored: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'basket-backup-folder-'));
  [dataDir, backup, restored] = ['data', 'backup', 'restored'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(join(dataDir, 'database', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'base', '1'), 'rows');
  mkdirSync(join(dataDir, 'pictures'));
  writeFileSync(join(dataDir, 'pictures', 'book.avif'), 'picture');
  mkdirSync(restored);
});
afterEach(() => rmSync(root, { recursive: true }));

const make = () =>
  tryBackup(stoppedSource({ dataDir, variables: {} }), backup, {
    onFile() {},
    signal: new AbortController().signal,
  });

const restore = () => restoreBackup(backup, restored, { onFile() {}, restoreDump: async () => {} });

function modesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.map((path) => {
    const found = statSync(join(folder, path));
    return `${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`;
  });
}

test('every file of a backup, and of what is restored from it, is for its owner alone', async () => {
  chmodSync(join(dataDir, 'database'), 0o755);
  chmodSync(join(dataDir, 'database', 'base', '1'), 0o666);
  await make();
  expect(new Set(modesIn(backup))).toEqual(new Set(['folder 700', 'file 600']));
  // As an archive may have unpacked it.
  chmodSync(join(backup, 'database', 'base', '1'), 0o644);
  await restore();
  expect(new Set(modesIn(restored))).toEqual(new Set(['folder 700', 'file 600']));
});

test('a part that lies elsewhere, behind a link, is backed up as the files that it has', async () => {
  renameSync(join(dataDir, 'pictures'), join(root, 'mount'));
  symlinkSync(join(root, 'mount'), join(dataDir, 'pictures'));
  await make();
  expect(lstatSync(join(backup, 'pictures')).isSymbolicLink()).toBe(false);
  expect(existsSync(join(backup, 'pictures', 'book.avif'))).toBe(true);
});

test.each([
  ['a folder in it', () => join(dataDir, 'pictures', 'new')],
  ['one whose name begins with dots', () => join(dataDir, '..new')],
  ['a link to one', () => join(root, 'link', 'new')],
])('no backup is made into DATA_DIR itself: %s', async (_what, folderOf) => {
  symlinkSync(dataDir, join(root, 'link'));
  backup = folderOf();
  expect(await make()).toMatch('is in DATA_DIR: name a folder elsewhere.');
  expect(existsSync(backup)).toBe(false);
});

describe('a backup is not restored', () => {
  test.each([
    ['a link to a file', (path: string) => symlinkSync(join(root, 'secret'), path)],
    ['a link to a folder', (path: string) => symlinkSync(root, path)],
    ['a link to nothing', (path: string) => symlinkSync(join(root, 'nothing'), path)],
  ])('with %s that its list does not have', async (_what, add) => {
    writeFileSync(join(root, 'secret'), 'secret');
    await make();
    add(join(backup, 'pictures', 'added'));
    await expect(restore()).rejects.toThrow(
      'The backup is damaged: pictures/added is not as it was.',
    );
    expect(readdirSync(restored)).toEqual([]);
  });

  test('with a link in the place of a file', async () => {
    await make();
    renameSync(join(backup, 'pictures', 'book.avif'), join(root, 'book.avif'));
    symlinkSync(join(root, 'book.avif'), join(backup, 'pictures', 'book.avif'));
    await expect(restore()).rejects.toThrow('pictures/book.avif is not');
  });
});

test('a backup is restored whole where a restore was killed between its parts', async () => {
  await make();
  mkdirSync(join(restored, 'restore-unfinished', 'database'), { recursive: true });
  mkdirSync(join(restored, 'pictures'));
  writeFileSync(join(restored, 'pictures', 'of-the-first-try.avif'), '');
  await restore();
  expect(readdirSync(restored).toSorted()).toEqual(['database', 'pictures']);
  expect(readdirSync(join(restored, 'pictures'))).toEqual(['book.avif']);
});

test('a backup is not restored into itself', async () => {
  await make();
  restored = join(backup, 'shop');
  await expect(restore()).rejects.toThrow(/is in the backup: set DATA_DIR to a folder elsewhere/);
  expect(existsSync(restored)).toBe(false);
});
