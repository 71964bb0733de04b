import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importedPictures, staticFiles } from './static-files.ts';

let folder: string;
let files: Hono;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-files-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, 'pictures'));
  writeFileSync(join(client, 'assets/app-1a2b.js'), 'script');
  writeFileSync(join(client, 'pictures/book.webp'), 'picture');
  writeFileSync(join(client, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  files = staticFiles(client);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('hashed files are kept for good, pictures for a day', async () => {
  const script = await files.request('/assets/app-1a2b.js');
  expect(await script.text()).toBe('script');
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const picture = await files.request('/pictures/book.webp');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
  // What a mail shows may be loaded by the page of a webmail.
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(script.headers.has('cross-origin-resource-policy')).toBe(false);
});

test('a file that is not there is a short 404, which nobody keeps', async () => {
  const answer = await files.request('/assets/gone.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.has('cache-control')).toBe(false);
});

test('nothing outside of the folders is given out', async () => {
  for (const path of [
    '/secret.txt',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5csecret.txt',
    '/assets//secret.txt',
    '/assets/',
  ]) {
    const answer = await files.request(path);
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test('an imported picture is kept for good, and nothing else of its folder is given out', async () => {
  const name = 'ab'.repeat(16);
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, `pictures/${name}-320.avif`), 'imported');
  writeFileSync(join(folder, 'pictures/notes.txt'), 'notes');
  const pictures = importedPictures(folder);
  const answer = await pictures.request(`/pictures/${name}-320.avif`);
  expect(await answer.text()).toBe('imported');
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  for (const path of [`${name}-640.avif`, 'notes.txt', `../${name}-320.avif`, '..%2foutside.txt']) {
    expect((await pictures.request(`/pictures/${path}`)).status).toBe(404);
  }
});

test('a folder that the first import will make is missed by nobody until then', async () => {
  const complain = vi.spyOn(console, 'error');
  const dataDir = join(folder, 'later');
  const pictures = importedPictures(dataDir);
  const path = `/pictures/${'b'.repeat(32)}-320.avif`;
  expect((await pictures.request(path)).status).toBe(404);
  mkdirSync(join(dataDir, 'pictures'), { recursive: true });
  writeFileSync(join(dataDir, path), 'imported');
  expect(await (await pictures.request(path)).text()).toBe('imported');
  expect(complain).not.toHaveBeenCalled();
});
