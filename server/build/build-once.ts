/**
 * The production build, made when it is needed: `build/` remembers which sources it was made from. A
 * new build is made beside it and moved in when it is complete, so that no half build is ever
 * started and a shop that runs from the old one, and its open pages, still find their files.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  access,
  mkdir,
  constants as modes,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadPlugins } from '#app/plugins/load-plugins.server.ts';
import { CommandError } from '#server/command-error.ts';
import { waitForLock } from '#server/storage/exclusive-lock.ts';
import { bundleWithReactRouter, notBuilt, shopLanguage } from './bundle-with-react-router.ts';

/** What is built: the folder with the sources, how, and where to print what takes so long. */
export type BuildOptions = {
  root: string;
  /** Makes `folder` hold a complete build, or rejects with the output of the bundler. */
  bundle: (root: string, folder: string) => Promise<void>;
  print: (line: string) => void;
  /** Runs first where there is something to build. */
  beforeBuild?: () => Promise<void>;
};

/** What a build is made from; a folder stands for every file in it but the tests. */
const SOURCES = [
  'admin',
  'app',
  'basket.config.ts',
  'db',
  'operations',
  'public',
  'server',
  'package.json',
  'package-lock.json',
  'packages',
  'react-router.config.ts',
  'tsconfig.json',
  'vite',
  'vite.config.ts',
];

/** In `build/`: the hash of the sources it was made from, and the file that starts the shop. */
const STAMP = 'sources';
const ENTRY = 'server/index.js';
export const BUILD_LOCK = 'build.lock';
const UNFINISHED = 'unfinished-';

/** A build takes a few seconds, and several times as long on a busy machine. */
const PROGRESS_MS = 5_000;

/** Files with a hash in their name may be requested by an older shop, or by a page it has served. */
const HASHED = /^(client\/assets|server\/assets|admin\/client\/assets|admin\/server)\//;
const HASHED_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

const project: BuildOptions = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  bundle: bundleWithReactRouter,
  print: (line) => process.stdout.write(`${line}\n`),
};

/**
 * The folder of the build of today's sources, with `client/` and `server/index.js`; made first if
 * there is none. Any number of processes can call it at once: one builds, the others wait for it.
 * Rejects with a CommandError where there is something to build and `build/` cannot be written.
 */
export async function buildOnce({
  root,
  bundle,
  print,
  beforeBuild,
}: BuildOptions = project): Promise<string> {
  const build = join(root, 'build');
  if ((await readStamp(build)) === (await hashSources(root))) return build;
  await beforeBuild?.();
  await needWritable(build);
  const lock = await waitForLock(join(build, BUILD_LOCK), () =>
    print('Waiting for another process that is building the shop …'),
  );
  try {
    let sources = await hashSources(root);
    while ((await readStamp(build)) !== sources) {
      print('Building the shop (once) …');
      await removeUnfinished(build);
      // A name of its own: the bundler of a killed process may still be writing to the last one.
      const unfinished = join(build, `${UNFINISHED}${randomUUID()}`);
      await withProgress(bundle(root, unfinished), print);
      const builtFrom = sources;
      sources = await hashSources(root);
      // Whether changes that were made meanwhile are in it is not known: then it is made again.
      if (sources === builtFrom) await moveIn(unfinished, build, sources);
    }
    return build;
  } finally {
    lock.release();
  }
}

let imported: Promise<typeof import('#server/bundle.ts')> | null = null;

/**
 * The shop of today's sources, as `server/bundle.ts` exports it; built first if need be. A process has one: what it has
 * imported it cannot import anew.
 */
export function importShop(
  options: Partial<Pick<BuildOptions, 'print' | 'beforeBuild'>> = {},
): Promise<typeof import('#server/bundle.ts')> {
  imported ??= buildOnce({ ...project, ...options }).then(
    (build) => import(pathToFileURL(join(build, ENTRY)).href),
  );
  return imported;
}

/** Code that belongs to another user, as it should on a server, is built by that one. */
async function needWritable(build: string): Promise<void> {
  try {
    await mkdir(build, { recursive: true });
    await access(build, modes.W_OK | modes.X_OK);
  } catch {
    throw new CommandError(
      `${notBuilt()}, and this user may not write to ${build}: run "npm run build" there as the user that owns it.`,
    );
  }
}

/** Says every few seconds how long the work has taken. */
async function withProgress(work: Promise<void>, print: (line: string) => void): Promise<void> {
  const startMs = performance.now();
  const progress = setInterval(() => {
    print(`Still building, since ${Math.round((performance.now() - startMs) / 1_000)} s …`);
  }, PROGRESS_MS);
  await work.finally(() => clearInterval(progress));
}

/** A hash of everything that the build reads. */
async function hashSources(root: string): Promise<string> {
  // Its browser half speaks one language (docs/decisions/102-messages-are-typescript.md).
  const hash = createHash('sha256').update(`${process.version} ${shopLanguage()}`);
  for (const source of [...SOURCES.map((one) => join(root, one)), ...(await viewFolders(root))]) {
    for (const path of await filesIn(source)) {
      // Read by the start of a shop, and no part of what is built.
      if (path.endsWith('.sql')) continue;
      // Every start reads 1,600 small files: without waiting for each it takes a fifth of the processor time.
      const content = readFileSync(path);
      hash.update(`\0${relative(root, path)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Where plugins have what they show on pages, and what that is made of. */
async function viewFolders(root: string): Promise<string[]> {
  const files = (await loadPlugins(root)).flatMap(({ slots = {} }) => Object.values(slots));
  return [...new Set(files.map((url) => dirname(fileURLToPath(url))))];
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

async function readStamp(build: string): Promise<string | undefined> {
  return readFile(join(build, STAMP), 'utf8').catch(() => undefined);
}

async function removeUnfinished(build: string): Promise<void> {
  const names = (await readdir(build)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of names) await rm(join(build, name), { recursive: true, force: true });
}

/** Puts a complete build in the place of the old one, file by file and the entry last. */
async function moveIn(unfinished: string, build: string, sources: string): Promise<void> {
  const paths = (await filesIn(unfinished)).map((path) => relative(unfinished, path));
  await rm(join(build, STAMP), { force: true });
  for (const path of [...paths.filter((path) => path !== ENTRY), ENTRY]) {
    await mkdir(dirname(join(build, path)), { recursive: true });
    await rename(join(unfinished, path), join(build, path));
  }
  await removeOutdated(build, new Set(paths));
  await removeUnfinished(build);
  await writeFile(join(build, STAMP), sources);
}

async function removeOutdated(build: string, current: Set<string>): Promise<void> {
  const found = [
    ...(await filesIn(join(build, 'client'))),
    ...(await filesIn(join(build, 'server'))),
    ...(await filesIn(join(build, 'admin'))),
  ];
  for (const path of found) {
    const name = relative(build, path).replaceAll('\\', '/');
    if (current.has(relative(build, path))) continue;
    const ageMs = Date.now() - (await stat(path)).mtimeMs;
    if (!HASHED.test(name) || ageMs > HASHED_RETENTION_MS) await rm(path);
  }
}

if (import.meta.main) await buildOnce();
