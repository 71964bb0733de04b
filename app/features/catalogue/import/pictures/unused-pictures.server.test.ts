import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPictureFiles, removePicture } from './remove-unused.server.ts';

const LAMP = 'a'.repeat(32);
const VASE = 'b'.repeat(32);
const OLD_SECONDS = Date.now() / 1000 - 25 * 60 * 60;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lay(file: string, isOld = true): void {
  writeFileSync(join(folder, file), '12345');
  if (isOld) utimesSync(join(folder, file), OLD_SECONDS, OLD_SECONDS);
}

async function remove(name: string, dryRun = false) {
  const files = await readPictureFiles(folder);
  return removePicture(folder, name, files.get(name) ?? [], dryRun);
}

test('an old picture goes with all its sizes, and what a killed import has left of it', async () => {
  lay(`${LAMP}-320.webp`);
  lay(`${LAMP}-640.avif`);
  lay(`${LAMP}-640.webp.0a1b2c3d-0000-4000-8000-000000000000`);
  lay(`${VASE}-320.webp`);
  lay('shop-320.webp');
  expect(await remove(LAMP, true)).toBe(15);
  expect(readdirSync(folder)).toHaveLength(5);
  expect(await remove(LAMP)).toBe(15);
  expect(readdirSync(folder)).toEqual([`${VASE}-320.webp`, 'shop-320.webp']);
});

test('a picture of which any file is young stays whole', async () => {
  lay(`${LAMP}-640.webp`);
  lay(`${LAMP}-320.webp`, false);
  expect(await remove(LAMP)).toBeNull();
  expect(readdirSync(folder)).toHaveLength(2);
});

test('what another process has removed meanwhile is no error', async () => {
  expect(await removePicture(folder, LAMP, [`${LAMP}-320.webp`], false)).toBe(0);
});

test('where nothing was imported there is nothing', async () => {
  expect(await readPictureFiles(join(folder, 'none'))).toEqual(new Map());
});
