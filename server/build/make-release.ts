/**
 * `npm run release`: an archive of the shop, built, with the packages that it runs on, to be unpacked on a
 * machine like this one, which needs no Node. It is built anew, from the files that are in the archive, so that a start finds nothing to build.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { BUILD_LOCK, buildOnce } from './build-once.ts';
import { bundleWithReactRouter, shopLanguage } from './bundle-with-react-router.ts';
import { giveUp } from './import-built.ts';

/** What a shop that runs has no use for. */
const LEFT_OUT =
  /^(tests|bench|\.ci|docs\/(decisions|performance|screens))\/|\.test\.tsx?$|^(\.\w+ignore|Dockerfile|compose\.yaml|CONTRIBUTING\.md|(biome|knip)\.json|(drizzle|playwright|vitest)\.config\.ts)$/;

const FOLDER = 'release';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);

/** What a commit of this folder would have. */
async function listFiles(): Promise<string[]> {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', git, { cwd: root }).catch(() =>
    giveUp('A release is made from a clone of the repository, by Git: there is none here.'),
  );
  const files = stdout.split('\0').filter((file) => file !== '' && !LEFT_OUT.test(file));
  // One that was deleted and not committed is still listed.
  return files.filter((file) => existsSync(join(root, file)));
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

async function readPackages(path: string): Promise<z.infer<typeof lockSchema>['packages']> {
  return lockSchema.parse(JSON.parse(await readFile(join(root, path), 'utf8'))).packages;
}

/** As `npm ci --omit=dev` does, from what is installed here. */
async function copyPackages(shop: string): Promise<void> {
  const record = 'node_modules/.package-lock.json';
  const installed = await readPackages(record);
  const wanted = Object.entries(await readPackages('package-lock.json'));
  const paths = wanted.filter(([path, { dev }]) => path !== '' && !dev && path in installed);
  for (const path of [...paths.map(([path]) => path), record, 'node_modules/.bin/node']) {
    await cp(join(root, path), join(shop, path), { recursive: true, verbatimSymlinks: true });
  }
}

/** Makes `<name>.tar.gz` in `target`; gives its path. */
async function makeRelease(name: string, target: string): Promise<string> {
  const archive = join(target, `${name}.tar.gz`);
  const files = await listFiles();
  const stage = await mkdtemp(join(tmpdir(), 'basket-release-'));
  const shop = join(stage, name);
  try {
    for (const file of files) await cp(join(root, file), join(shop, file));
    const packages = join(shop, 'node_modules');
    await symlink(join(root, 'node_modules'), packages);
    await buildOnce({ root: shop, bundle: bundleWithReactRouter, print });
    await rm(packages);
    await copyPackages(shop);
    await rm(join(shop, 'build', BUILD_LOCK), { force: true });
    await rm(join(shop, '.react-router'), { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    // It may be unpacked as root, and is read by the shop's user.
    const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=a+rX,go-w'];
    await run('tar', [...owner, '-czf', archive, '-C', stage, name]);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return archive;
}

/** Of the tag; between two tags with what came since the last, `0.1.0-12-g1a2b3c4`. */
async function readVersion(): Promise<string> {
  const tagged = ['describe', '--tags', '--match', 'v[0-9]*', '--dirty'];
  const described = await run('git', tagged, { cwd: root }).catch(() => null);
  if (described !== null) return described.stdout.trim().replace(/^v/, '');
  const named = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(named).version;
}

const name = `basket-${await readVersion()}-${process.platform}-${process.arch}`;
const archive = await makeRelease(name, resolve(process.argv[2] ?? FOLDER));
const megabytes = ((await stat(archive)).size / 1e6).toFixed(0);
print(`${archive} (${megabytes} MB) has the shop, built for SHOP_LANGUAGE=${shopLanguage()}.`);
