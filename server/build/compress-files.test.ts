import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './bundle-with-react-router.ts';

const SCRIPT = 'console.warn("again and again and again");\n'.repeat(40);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-compress-'));
  mkdirSync(join(folder, 'assets'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('beside a script lie two smaller copies of the same content', async () => {
  const path = join(folder, 'assets/shop.js');
  writeFileSync(path, SCRIPT);
  await compressFiles(folder);
  const brotli = readFileSync(`${path}.br`);
  const gzip = readFileSync(`${path}.gz`);
  expect(String(brotliDecompressSync(brotli))).toBe(SCRIPT);
  expect(String(gunzipSync(gzip))).toBe(SCRIPT);
  expect(brotli.length).toBeLessThan(gzip.length);
  expect(gzip.length).toBeLessThan(SCRIPT.length);
});

test('pictures and files that would not get smaller have no copies', async () => {
  writeFileSync(join(folder, 'assets/book.avif'), SCRIPT);
  writeFileSync(join(folder, 'assets/empty.js'), '');
  writeFileSync(join(folder, 'assets/tiny.js'), 'let a');
  await compressFiles(folder);
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'book.avif',
    'empty.js',
    'tiny.js',
  ]);
});
