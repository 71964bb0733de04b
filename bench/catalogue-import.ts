/**
 * The speed and the memory of catalogue imports: a hundred thousand products into PostgreSQL and twenty
 * thousand into the embedded database, by the real command in its own process.
 * `node bench/catalogue-import.ts [SIZE]` measures another size in both.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { importShop } from '#server/build/build-once.ts';
import { readSettings } from '#server/settings/settings.ts';
import { writeCatalogueFile } from '#tests/catalogue/write-catalogue-file.ts';
import { startPostgres } from '#tests/postgres/postgres-server.ts';

type Measured = { seconds: number; peakMegabytes: number; out: string };

/** Of this process; on Linux, getrusage begins with the memory of the parent. */
function peakKilobytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}

/** The child's measurement of one command, from start to end. */
async function measureHere(args: string[]): Promise<Measured> {
  const read = readSettings(process.env);
  if (!read.ok) throw new Error(read.message);
  const { openShell } = await (await importShop()).loadShell();
  const startMs = performance.now();
  let out = '';
  const call = { words: ['catalogue', ...args], by: 'bench', folder: process.cwd() };
  for await (const line of await openShell(read.settings, call)) {
    if ('print' in line) out += line.print;
    else if ('exitCode' in line && line.exitCode !== 0) throw new Error(out);
  }
  return {
    seconds: (performance.now() - startMs) / 1000,
    peakMegabytes: peakKilobytes() / 1024,
    out: out.slice(0, 200),
  };
}

/** Peak memory never goes down, so each command has its own process. */
async function measure(env: Record<string, string>, ...args: string[]): Promise<Measured> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [import.meta.filename, 'command', ...args],
    { env: { ...process.env, ...env } },
  );
  return JSON.parse(stdout);
}

async function printRow(what: string, size: number, work: Promise<Measured>): Promise<void> {
  const { seconds, peakMegabytes } = await work;
  const cells = [
    what,
    size.toLocaleString('en-US'),
    seconds.toFixed(1),
    Math.round(size / seconds).toLocaleString('en-US'),
    Math.round(peakMegabytes).toLocaleString('en-US'),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

async function measureDatabase(
  name: string,
  env: Record<string, string>,
  folder: string,
  size: number,
): Promise<void> {
  const file = join(folder, `${name}.csv`);
  const other = join(folder, `${name}-other.csv`);
  await writeCatalogueFile(file, { format: 'csv', size });
  await writeCatalogueFile(other, { format: 'csv', size, seed: 2 });
  const { size: bytes } = await stat(file);
  process.stderr.write(`${name}: a file of ${Math.round(bytes / 1e6)} MB\n`);
  await printRow(`${name}, into an empty shop`, size, measure(env, 'import', file, '--replace'));
  await printRow(`${name}, the same again`, size, measure(env, 'import', file, '--replace'));
  await printRow(
    `${name}, other titles and prices`,
    size,
    measure(env, 'import', other, '--replace'),
  );
  await printRow(`${name}, export`, size, measure(env, 'export'));
}

async function main(size: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'basket-import-'));
  process.stderr.write(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}\n`);
  const head = ['what', 'products', 's', 'products/s', 'peak memory of the command (MB)'];
  process.stdout.write('## Importing and exporting a catalogue\n\n');
  process.stdout.write(`| ${head.join(' | ')} |\n| --- | ---: | ---: | ---: | ---: |\n`);
  const server = await startPostgres({ durable: true });
  try {
    const env = { DATABASE_URL: server.url('postgres'), DATA_DIR: folder };
    await measureDatabase('PostgreSQL', env, folder, Number(size ?? 100_000));
    await (await openEmbeddedDatabase(join(folder, 'database'))).close();
    const embedded = { DATABASE_URL: '', DATA_DIR: folder };
    await measureDatabase('PGlite', embedded, folder, Number(size ?? 20_000));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'command') {
  const answer = `${JSON.stringify(await measureHere(rest))}\n`;
  if (!process.stdout.write(answer)) await once(process.stdout, 'drain');
} else {
  await main(first);
}
