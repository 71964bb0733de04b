/** Bundles the shop: all packages but those with parts that are no JavaScript, which alone a production install has. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CommandError } from '#server/command-error.ts';
import { readEnvironment } from '#server/settings/environment.ts';
import { startLanguage } from '#server/settings/start-language.ts';

const BUNDLER = 'node_modules/@react-router/dev/bin.cjs';

/** Names the file that opens the admin of this build. */
const ADMIN_ENTRY = 'admin/entry';

/** Pictures are compressed already, but for the drawn ones. */
const COMPRESSIBLE = /\.(js|css|svg|txt)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside each file that gets smaller by it, in all folders below `folder`. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = {
    br: await toBrotli(content, { params }),
    gz: await toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await writeFile(`${path}.${extension}`, copy);
  }
}

/** The one that the browser's half of a build speaks (docs/decisions/102-messages-are-typescript.md). */
export function shopLanguage(): string {
  return startLanguage(readEnvironment());
}

/** How a line begins that says why there is none. */
export function notBuilt(): string {
  return `There is no build of these sources for SHOP_LANGUAGE=${shopLanguage()}`;
}

/**
 * The storefront and the admin, side by side: neither reads what the other has made. Throws CommandError where what
 * builds them is not installed.
 */
export async function bundleWithReactRouter(root: string, folder: string): Promise<void> {
  if (!existsSync(join(root, BUNDLER))) {
    throw new CommandError(
      `${notBuilt()}, and what builds it is not installed: run "npm ci --include=dev", or use a release that has it (npm run release).`,
    );
  }
  const admin = join(folder, 'admin');
  await Promise.all([
    runBundler(root, { app: '.', config: 'vite.config.ts', folder }),
    runBundler(root, { app: 'admin', config: 'vite/admin.config.ts', folder: admin }),
  ]);
  const [entry] = (await readdir(join(admin, 'server'))).filter((name) =>
    /^entry-.*\.js$/.test(name),
  );
  if (entry === undefined) throw new Error('The build of the admin has no entry.');
  await writeFile(join(folder, ADMIN_ENTRY), entry);
}

type Bundle = { app: string; config: string; folder: string };

/** `app` is the folder of a `react-router.config.ts`, `config` Vite's; both are relative to `root`. */
async function runBundler(root: string, { app, config, folder }: Bundle): Promise<void> {
  const command = resolve(root, BUNDLER);
  const place = resolve(root, app);
  const bundler = spawn(
    process.execPath,
    [command, 'build', place, '--config', resolve(root, config)],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BUILD_DIRECTORY: relative(place, folder),
        SHOP_LANGUAGE: shopLanguage(),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const exited = new Promise<number | null>((done, fail) => {
    bundler.once('error', fail).once('close', done);
  });
  const [code, out, err] = await Promise.all([exited, text(bundler.stdout), text(bundler.stderr)]);
  if (code !== 0) throw new Error(`The shop could not be built:\n${out}${err}`);
  await compressFiles(join(folder, 'client'));
}
