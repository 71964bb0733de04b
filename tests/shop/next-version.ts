/** A made-up next version of the shop: today's migrations and one more. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '#db/sql-files.ts';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/** Its migrations folder, and its number as a build; `remove` deletes the folder. */
export type NextVersion = { folder: string; build: number; remove(): void };

/**
 * Makes the folder in the system's temporary one. `statements` is the SQL of the additional migration;
 * `oldestBuild` is the oldest build that may run on it, as a function of the new build's number.
 */
export function makeNextVersion(
  statements: readonly string[],
  oldestBuild: (build: number) => number,
): NextVersion {
  const folder = mkdtempSync(join(tmpdir(), 'basket-next-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(readFileSync(path, 'utf8'));
  const last = journal.entries.at(-1);
  if (!last) throw new Error('No migration is there that a next one could follow');
  const build = journal.entries.length + 1;
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `${build}_next_version` };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  const oldest = `create or replace function oldest_build() returns integer language sql as 'select ${oldestBuild(build)}'`;
  const raises = oldestBuild(build) > 1;
  const wait = 'lock table drizzle.__drizzle_migrations in access exclusive mode';
  const text = [...(raises ? [wait] : []), ...statements, oldest].join(
    '\n--> statement-breakpoint\n',
  );
  writeFileSync(join(folder, `${next.tag}.sql`), text);
  return { folder, build, remove: () => rmSync(folder, { recursive: true }) };
}
