/**
 * `npm run db:schema`: writes the first migration anew from `db/schema`. Nothing is released yet, so all
 * tables are one migration (docs/decisions/042).
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from './sql-files.ts';

const BREAKPOINT = '--> statement-breakpoint\n';

/** The build that this migration makes: the first. */
const OLDEST_BUILD =
  "CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 1';\n";

const folder = migrationsFolder;
const before = `${folder}.before`;
await rename(folder, before);
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', 'shop'], {
  cwd: join(folder, '../..'),
  stdio: 'inherit',
});
const [file] = globSync('*.sql', { cwd: folder });
if (status !== 0 || !file) {
  await rm(folder, { recursive: true, force: true });
  await rename(before, folder);
  throw new Error('Unable to generate the migration, which is as it was; see above');
}
await rm(before, { recursive: true });
const read = (name: string) => readFile(join(folder, '../schema', name), 'utf8');
const tables = await readFile(join(folder, file), 'utf8');
const parts = [
  await read('search-words.sql'),
  await read('staging.sql'),
  `${tables}\n`,
  await read('triggers.sql'),
  OLDEST_BUILD,
];
await writeFile(join(folder, file), parts.join(BREAKPOINT));
