import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureAuthSecretInFolder } from './auth-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the secret is made once and kept', async () => {
  const secret = await ensureAuthSecretInFolder(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await ensureAuthSecretInFolder(folder)).toBe(secret);
});

test('its file is for its owner alone', async () => {
  await ensureAuthSecretInFolder(folder);
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
});

test('a file that was left half-written is made anew', async () => {
  const path = join(folder, 'auth-secret');
  writeFileSync(path, 'half');
  const secret = await ensureAuthSecretInFolder(folder);
  expect(secret).not.toBe('half');
  expect(readFileSync(path, 'utf8')).toBe(`${secret}\n`);
});
