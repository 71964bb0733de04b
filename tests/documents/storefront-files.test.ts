/** What shoppers load is the same with and without the admin: the names of the files are hashes of them. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the browser's half of the storefront is made of. The server's half is left out, as is the admin. */
const STOREFRONT = [
  'app',
  'db',
  'packages',
  'public',
  'vite',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

test('the storefront’s hashed files are the same with and without the admin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'basket-storefront-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const source of STOREFRONT)
    cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server/bundle.ts'),
    "export * from 'virtual:react-router/server-build';\n",
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const files = readdirSync(join(folder, 'build/client/assets'));
  expect(files.length).toBeGreaterThan(20);
  const [manifest = ''] = files.filter((name) => name.startsWith('manifest-'));
  // It names every file, and is named after what it says.
  expect(`/assets/${manifest}`).toBe((await importShop()).pages.assets.url);
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    expect(existsSync(join(root, 'build/client/assets', file)), file).toBe(true);
  }
}, 120_000);
