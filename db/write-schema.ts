/**
 * `npm run db:schema`: writes the migration of the version that is not released yet anew from `db/schema`: what the tables
 * have that those of the last version had not, and all of them before the first (docs/decisions/042).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { migrationsFolder } from './sql-files.ts';

/** So many migrations are of tagged versions and stay as they are: raised by the first commit after a tag. */
const RELEASED: number = 1;

const BREAKPOINT = '--> statement-breakpoint\n';

/** Any build may run on it: what none of the last version can run on is written by hand. */
const OLDEST_BUILD =
  "CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 1';\n";

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), tag: z.string() })),
});

const folder = migrationsFolder;
const before = `${folder}.before`;

/** The folder as the last version had it. */
async function keepReleased(): Promise<void> {
  await cp(before, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: z.infer<typeof journalSchema> = JSON.parse(await readFile(path, 'utf8'));
  for (const { idx, tag } of journalSchema.parse(journal).entries.slice(RELEASED)) {
    const number = String(idx).padStart(4, '0');
    await rm(join(folder, `${tag}.sql`));
    await rm(join(folder, `meta/${number}_snapshot.json`));
  }
  const entries = journal.entries.slice(0, RELEASED);
  await writeFile(path, JSON.stringify({ ...journal, entries }, null, 2));
}

await rename(folder, before);
if (RELEASED > 0) await keepReleased();
const name = RELEASED === 0 ? 'shop' : 'next';
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', name], {
  cwd: join(folder, '../..'),
  stdio: 'inherit',
});
const file = globSync('*.sql', { cwd: folder }).sort()[RELEASED];
if (status === 0 && !file && RELEASED > 0) {
  await rm(before, { recursive: true });
  process.stdout.write('The tables are those of the last version: no migration is written.\n');
  process.exit();
}
if (status !== 0 || !file) {
  await rm(folder, { recursive: true, force: true });
  await rename(before, folder);
  throw new Error('Unable to generate the migration, which is as it was; see above');
}
await rm(before, { recursive: true });

const read = (name: string) => readFile(join(folder, '../schema', name), 'utf8');
const tables = await readFile(join(folder, file), 'utf8');
const first = ['search-words.sql', 'staging.sql'];
// What the tables cannot say stands in next.sql for the next version, and in the others for who begins to read.
const around =
  RELEASED === 0 ? { first, last: ['triggers.sql'] } : { first: [], last: ['next.sql'] };
const isThere = (name: string) => existsSync(join(folder, '../schema', name));
const parts = [
  ...(await Promise.all(around.first.map(read))),
  `${tables}\n`,
  ...(await Promise.all(around.last.filter(isThere).map(read))),
  OLDEST_BUILD,
];
await writeFile(join(folder, file), parts.join(BREAKPOINT));
