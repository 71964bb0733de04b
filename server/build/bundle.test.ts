import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOnce } from './build-once.ts';

/** What a file of the build is imported with at its start, so that a start has to find and read it. */
const STATIC_IMPORT = /^import\b[^;'"]*["']([^"']+)["']/gm;

test('a start on PostgreSQL reads no package: the build has them all but the embedded database', async () => {
  const folder = join(await buildOnce(), 'server');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const embedded = files.filter((name) => name.includes('embedded-database'));
  expect(embedded).not.toEqual([]);
  for (const file of files.filter((name) => !embedded.includes(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    const packages = Array.from(text.matchAll(STATIC_IMPORT), ([, name = '']) => name).filter(
      (name) => !/^(\.|node:)/.test(name) && !builtinModules.includes(name),
    );
    expect(packages, file).toEqual([]);
  }
}, 60_000);
