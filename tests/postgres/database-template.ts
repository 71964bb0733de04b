/**
 * An empty, migrated database, made once for all tests and all runs of these migrations: every embedded database of a
 * test begins as a copy of it, since initdb alone takes seconds.
 */
import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase } from '#db/embedded-database.ts';
import { waitForLock } from '#server/storage/exclusive-lock.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const templates = join(root, 'node_modules/.cache/basket');

/** A new data folder in the temporary folder, as a shop without orders leaves it: with an empty database. */
export async function newDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basket-data-'));
  await copyDatabase(join(dataDir, 'database'));
  return dataDir;
}

/** Makes `folder` the files of an empty, migrated database. */
export async function copyDatabase(folder: string): Promise<void> {
  const template = join(templates, `migrated-${await nameOfMigrations()}`);
  if (!(await stat(template).catch(() => null))) await makeFolder(template);
  await cp(template, folder, { recursive: true });
}

/** Safe for concurrent processes: the folder of the first that is complete stays. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(templates, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  const client = await PGlite.create(unfinished, { loadDataDir: await readTemplate() });
  await client.close();
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true }));
}

/** A Blob that gives its bytes without a copy: that of Node takes half a second. PGlite only reads them. */
class WholeBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
}

let template: Promise<Blob> | null = null;

/** The same as a tar, which PGlite loads into memory; read once in this process. */
export function readTemplate(): Promise<Blob> {
  template ??= readTar().then((bytes) => new WholeBlob(bytes));
  return template;
}

async function readTar(): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(templates, `migrated-${await nameOfMigrations()}.tar`);
  const made = await readFile(path).catch(() => null);
  if (made) return made;
  // None of these migrations yet: the first process makes it, the others wait for it.
  const lock = await waitForLock(join(templates, 'template.lock'), () => {});
  try {
    return await readFile(path).catch(() => makeTemplate(path));
  } finally {
    lock.release();
  }
}

/** Complete or not there: another process may read it. */
async function makeTemplate(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const client = await PGlite.create();
  await prepare(client);
  const template = await (await client.dumpDataDir('none')).bytes();
  await client.close();
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, template);
  await rename(unfinished, path);
  return template;
}

/**
 * Migrates it, and makes it cheap to copy and to open: without the databases that only `create database` reads, two
 * thirds of its files, and with fewer buffers, all of which are filled with zeros when it opens.
 */
async function prepare(client: PGlite): Promise<void> {
  await embeddedDatabase(client);
  await client.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  await client.exec("alter system set shared_buffers = '16MB'");
  await client.exec('checkpoint');
}

/** Changes with the migrations, with the engine and with this file. */
async function nameOfMigrations(): Promise<string> {
  const sqlFiles = globSync('db/{migrations,functions}/**/*.sql', { cwd: root });
  const others = [
    // A database remembers when its migration was written.
    'db/migrations/meta/_journal.json',
    'node_modules/@electric-sql/pglite/package.json',
    'tests/postgres/database-template.ts',
  ];
  const hash = createHash('sha256');
  for (const file of [...sqlFiles.sort(), ...others]) {
    hash.update(await readFile(join(root, file))).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
