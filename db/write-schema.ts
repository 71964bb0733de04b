/**
 * `npm run db:schema`: writes the first migration anew from `db/schema`. Nothing is released yet, so all
 * tables are one migration (docs/decisions/042).
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from './sql-files.ts';

/** The build that this migration makes: the first. */
const BREAKPOINT = '--> statement-breakpoint\n';

const OLDEST_BUILD =
  "CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 1';\n";

const folder = migrationsFolder;
await rm(folder, { recursive: true });
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', 'shop'], {
  cwd: join(folder, '../..'),
  stdio: 'inherit',
});
const [file] = globSync('*.sql', { cwd: folder });
if (status !== 0 || !file) throw new Error('Unable to generate the migration; see above');
const triggers = await readFile(join(folder, '../schema/triggers.sql'), 'utf8');
await appendFile(
  join(folder, file),
  [triggers, OLDEST_BUILD].map((part) => BREAKPOINT + part).join(''),
);
