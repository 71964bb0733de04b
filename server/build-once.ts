/**
 * The production build, made when it is needed. Each build has a folder of its own under `build/`,
 * named after the sources it was made from, and gets that name only when it is complete: no half
 * build is ever started, and a shop that runs from an older one keeps its files.
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { waitForLock } from './exclusive-lock.ts';

/** What is built: the folder with the sources, how, and where to tell what takes so long. */
export type BuildOptions = {
  root: string;
  /** Makes `folder` hold a complete build, or rejects with what the user should read. */
  bundle: (root: string, folder: string) => Promise<void>;
  say: (line: string) => void;
};

/** What a build is made from; a folder stands for every file in it but the tests. */
const SOURCES = [
  'app',
  'card-simulator',
  'db',
  'public',
  'server',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** A shop may still run from an older build, or be started again from it. */
const BUILDS_KEPT = 3;
const BUILD_SECONDS = 10;
const BUILD_NAME = /^[0-9a-f]{16}$/;
const UNFINISHED = 'unfinished-';

const project: BuildOptions = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  bundle: bundleWithReactRouter,
  say: (line) => process.stdout.write(`${line}\n`),
};

/**
 * The folder of the build of today's sources, with `client/` and `server/index.js`; made first if
 * there is none. Any number of processes can ask at once: one builds, the others wait for it.
 */
export async function buildOnce({ root, bundle, say }: BuildOptions = project): Promise<string> {
  const builds = join(root, 'build');
  const isBuilt = (name: string) => existsSync(join(builds, name));
  let name = await nameOfSources(root);
  if (isBuilt(name)) return join(builds, name);
  const lock = await waitForLock(join(builds, 'build.lock'), () =>
    say('Waiting for another process that is building the shop …'),
  );
  try {
    while (!isBuilt(name)) {
      say(`Building the shop (once, about ${BUILD_SECONDS} s) …`);
      await removeLeftovers(builds);
      // A name of its own: the bundler of a killed process may still be writing to the last one.
      const unfinished = join(builds, `${UNFINISHED}${randomUUID()}`);
      await bundle(root, unfinished);
      const builtFrom = name;
      name = await nameOfSources(root);
      // Sources that changed meanwhile may be in it or not: such a build deserves neither name.
      if (name === builtFrom) await rename(unfinished, join(builds, name));
    }
    return join(builds, name);
  } finally {
    lock.release();
  }
}

/** The shop of today's sources, as `server/bundle.ts` exports it; built first if need be. */
export async function importShop(): Promise<typeof import('./bundle.ts')> {
  const folder = await buildOnce();
  return import(pathToFileURL(join(folder, 'server/index.js')).href);
}

/** A name that changes with anything the build reads. */
async function nameOfSources(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const path of await filesIn(join(root, source))) {
      const content = await readFile(path);
      hash.update(`\0${relative(root, path)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Removes what was left unfinished, and all but the newest builds. */
async function removeLeftovers(builds: string): Promise<void> {
  const named = (await readdir(builds)).filter((name) => BUILD_NAME.test(name));
  const dated = await Promise.all(
    named.map(async (name) => ({ name, changedMs: (await stat(join(builds, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.changedMs - a.changedMs).slice(BUILDS_KEPT - 1);
  // Unnamed first, so that no kill leaves the half of a build under its name.
  for (const { name } of old) await rename(join(builds, name), join(builds, UNFINISHED + name));
  const unfinished = (await readdir(builds)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of unfinished) await rm(join(builds, name), { recursive: true, force: true });
}

async function bundleWithReactRouter(root: string, folder: string): Promise<void> {
  const command = resolve(root, 'node_modules/@react-router/dev/bin.cjs');
  const bundler = spawn(process.execPath, [command, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: relative(root, folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((done, fail) => {
    bundler.once('error', fail).once('close', done);
  });
  const [code, out, err] = await Promise.all([exited, text(bundler.stdout), text(bundler.stderr)]);
  if (code !== 0) throw new Error(`The shop could not be built:\n${out}${err}`);
}

if (import.meta.main) await buildOnce();
