import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildOnce } from '#server/build-once.ts';

let root: string;
const said: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'basket-build-'));
  said.length = 0;
  mkdirSync(join(root, 'app/routes'), { recursive: true });
  write('app/routes/home.tsx', 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string) {
  writeFileSync(join(root, path), content);
}

/** Stands for the bundler: the build is a copy of the home page. */
async function copyHomePage(from: string, folder: string) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'page'), readFileSync(join(from, 'app/routes/home.tsx')));
}

function build(bundle = copyHomePage) {
  return buildOnce({ root, bundle, say: (line) => said.push(line) });
}

function builds() {
  return readdirSync(join(root, 'build')).filter((name) => name !== 'build.lock');
}

function pageOf(folder: string) {
  return readFileSync(join(folder, 'page'), 'utf8');
}

test('what is built already is not built again, and nothing is said', async () => {
  const first = await build();
  expect(said).toEqual(['Building the shop (once, about 10 s) …']);
  expect(await build()).toBe(first);
  expect(said).toHaveLength(1);
});

test.each(['app/routes/home.tsx', 'app/routes/orders.tsx', 'package-lock.json', 'vite.config.ts'])(
  'another %s is another build',
  async (path) => {
    const first = await build();
    write(path, 'two');
    const second = await build();
    expect(second).not.toBe(first);
    expect(existsSync(first)).toBe(true);
  },
);

test('a test is no source', async () => {
  const first = await build();
  write('app/routes/home.test.tsx', 'a test');
  expect(await build()).toBe(first);
});

test('of many that ask at once one builds and all get it', async () => {
  const slow = vi.fn(async (from: string, folder: string) => {
    await pause(50);
    await copyHomePage(from, folder);
  });
  const folders = await Promise.all([build(slow), build(slow), build(slow)]);
  expect(new Set(folders).size).toBe(1);
  expect(slow).toHaveBeenCalledTimes(1);
});

test('a build that fails leaves no build, and the next one is made', async () => {
  const failing = build(() => Promise.reject(new Error('no such page')));
  await expect(failing).rejects.toThrow('no such page');
  expect(pageOf(await build())).toBe('one');
  expect(builds()).toHaveLength(1);
});

test('sources that change during the build are built again', async () => {
  const edited = vi.fn(copyHomePage).mockImplementationOnce(async (from, folder) => {
    await copyHomePage(from, folder);
    write('app/routes/home.tsx', 'two');
  });
  expect(pageOf(await build(edited))).toBe('two');
  expect(builds()).toHaveLength(1);
});

test('the newest builds are kept for the shops that run from them', async () => {
  for (const [index, content] of ['one', 'two', 'three', 'four'].entries()) {
    write('app/routes/home.tsx', content);
    utimesSync(await build(), index, index);
  }
  const pages = builds().map((name) => pageOf(join(root, 'build', name)));
  expect(pages.sort()).toEqual(['four', 'three', 'two']);
});

test('a process that is killed while it builds is not in the way of the next one', async () => {
  const source = `
    import { mkdirSync } from 'node:fs';
    import { buildOnce } from '#server/build-once.ts';
    await buildOnce({
      root: ${JSON.stringify(root)},
      say: () => {},
      async bundle(root, folder) {
        mkdirSync(folder);
        console.log('half built');
        await new Promise(() => setInterval(() => {}, 1000));
      },
    });
  `;
  const builder = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(builder.stdout, 'data');
  expect(builds()).toHaveLength(1);
  const next = build();
  builder.kill('SIGKILL');
  expect(pageOf(await next)).toBe('one');
  expect(builds()).toHaveLength(1);
});
