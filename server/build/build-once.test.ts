import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildOnce } from './build-once.ts';
import { bundleWithReactRouter } from './bundle-with-react-router.ts';

let root: string;
const printed: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'basket-build-'));
  printed.length = 0;
  mkdirSync(join(root, 'app/routes'), { recursive: true });
  write('app/routes/home.tsx', 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string) {
  writeFileSync(join(root, path), content);
}

/** Stands for the bundler: what the shop does, and what its pages load, is the home page's text. */
async function copyHomePage(from: string, folder: string) {
  const text = readFileSync(join(from, 'app/routes/home.tsx'), 'utf8');
  const files = ['server/index.js', `client/assets/home-${text}.js`, `client/about-${text}.txt`];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test('what is to be known before is asked where there is something to build, and only there', async () => {
  const asked = vi.fn(async () => {});
  const print = () => {};
  await buildOnce({ root, bundle: copyHomePage, print, beforeBuild: asked });
  await buildOnce({ root, bundle: copyHomePage, print, beforeBuild: asked });
  expect(asked).toHaveBeenCalledOnce();
  write('app/routes/home.tsx', 'two');
  const refuse = () => Promise.reject(new Error('Port 3000 is in use'));
  await expect(
    buildOnce({ root, bundle: copyHomePage, print, beforeBuild: refuse }),
  ).rejects.toThrow('in use');
});

function build(bundle = copyHomePage) {
  return buildOnce({ root, bundle, print: (line) => printed.push(line) });
}

async function built(bundle = copyHomePage) {
  return readFileSync(join(await build(bundle), 'server/index.js'), 'utf8');
}

function unfinished() {
  return readdirSync(join(root, 'build')).filter((name) => name.startsWith('unfinished-'));
}

test('a folder that cannot be written is one line that says what to do', async () => {
  write('build', 'a file');
  await expect(build()).rejects.toThrow(
    `There is no build of these sources for SHOP_LANGUAGE=en, and this user may not write to ${join(root, 'build')}: run "npm run build" there as the user that owns it.`,
  );
});

test('without what builds it, as after npm ci --omit=dev, one line says what to install', async () => {
  await expect(build(bundleWithReactRouter)).rejects.toThrow(
    'There is no build of these sources for SHOP_LANGUAGE=en, and what builds it is not installed: run "npm ci --include=dev", or use a release that has it (npm run release).',
  );
  expect(unfinished()).toEqual([]);
});

test('what is built already is not built again, and nothing is printed', async () => {
  expect(await build()).toBe(join(root, 'build'));
  expect(printed).toEqual(['Building the shop (once) …']);
  expect(await built()).toBe('one');
  expect(printed).toHaveLength(1);
});

test('a build that takes long says every five seconds that it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  const building = build(async (from, folder) => {
    await isDone;
    await copyHomePage(from, folder);
  });
  await vi.waitFor(() => expect(printed).toHaveLength(1));
  await pause(50);
  vi.advanceTimersByTime(11_000);
  finish();
  await building;
  vi.advanceTimersByTime(11_000);
  vi.useRealTimers();
  expect(printed).toEqual([
    'Building the shop (once) …',
    'Still building, since 5 s …',
    'Still building, since 10 s …',
  ]);
});

test.each(['app/routes/home.tsx', 'app/routes/orders.tsx', 'package-lock.json', 'vite.config.ts'])(
  'after a change of %s it is built again',
  async (path) => {
    await build();
    write(path, 'two');
    await build();
    expect(printed).toHaveLength(2);
  },
);

test('a test is no source', async () => {
  await build();
  write('app/routes/home.test.tsx', 'a test');
  await build();
  expect(printed).toHaveLength(1);
});

test('of many that ask at once one builds and all get it', async () => {
  const slow = vi.fn(async (from: string, folder: string) => {
    await pause(50);
    await copyHomePage(from, folder);
  });
  expect(await Promise.all([built(slow), built(slow), built(slow)])).toEqual(['one', 'one', 'one']);
  expect(slow).toHaveBeenCalledTimes(1);
});

test('a build that fails leaves the old one as it is, and the next one is made', async () => {
  await build();
  write('app/routes/home.tsx', 'two');
  const failing = build(() => Promise.reject(new Error('no such page')));
  await expect(failing).rejects.toThrow('no such page');
  expect(readFileSync(join(root, 'build/server/index.js'), 'utf8')).toBe('one');
  expect(await built()).toBe('two');
});

test('sources that change during the build are built again', async () => {
  const edited = vi.fn(copyHomePage).mockImplementationOnce(async (from, folder) => {
    await copyHomePage(from, folder);
    write('app/routes/home.tsx', 'two');
  });
  expect(await built(edited)).toBe('two');
  expect(unfinished()).toEqual([]);
});

test('files with a hash stay a week for the shops and pages of an older build, others go', async () => {
  const folder = await build();
  write('app/routes/home.tsx', 'two');
  await build();
  const assets = () => readdirSync(join(folder, 'client/assets')).sort();
  expect(assets()).toEqual(['home-one.js', 'home-two.js']);
  expect(readdirSync(join(folder, 'client')).sort()).toEqual(['about-two.txt', 'assets']);
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  utimesSync(join(folder, 'client/assets/home-one.js'), eightDaysAgo, eightDaysAgo);
  write('app/routes/home.tsx', 'three');
  await build();
  expect(assets()).toEqual(['home-three.js', 'home-two.js']);
});

test('a process that is killed while it builds is not in the way of the next one', async () => {
  const source = `
    import { mkdirSync } from 'node:fs';
    import { buildOnce } from '#server/build/build-once.ts';
    await buildOnce({
      root: ${JSON.stringify(root)},
      print: () => {},
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
  expect(unfinished()).toHaveLength(1);
  const next = built();
  builder.kill('SIGKILL');
  expect(await next).toBe('one');
  expect(unfinished()).toEqual([]);
});
