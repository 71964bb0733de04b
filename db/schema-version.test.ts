import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from './sql-files.ts';

type Entry = { idx: number; tag: string };

const { entries }: { entries: Entry[] } = JSON.parse(
  readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
);

const OLDEST_BUILD =
  /CREATE OR REPLACE FUNCTION oldest_build\(\) RETURNS integer LANGUAGE sql AS 'select (\d+)'/g;

test('each migration names the oldest build that may run on it, which never falls', () => {
  let oldest = 0;
  const raising: string[] = [];
  for (const { idx, tag } of entries) {
    const text = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');
    const named = [...text.matchAll(OLDEST_BUILD)].map(([, build]) => Number(build));
    expect(named, `${tag}.sql ends by naming its oldest build: docs/decisions/042`).toHaveLength(1);
    const [build = 0] = named;
    expect(build, tag).toBeGreaterThanOrEqual(oldest);
    expect(build, `${tag}: this build itself has number ${idx + 1}`).toBeLessThanOrEqual(idx + 1);
    if (oldest > 0 && build > oldest) {
      expect(text.trimStart(), `${tag} lets what older builds write end first`).toMatch(
        /^LOCK TABLE drizzle\.__drizzle_migrations IN ACCESS EXCLUSIVE MODE;/,
      );
      raising.push(tag);
    }
    oldest = build;
  }
  const docs = readFileSync(join(migrationsFolder, '../../docs/operating.md'), 'utf8');
  const [, listed] = /<!-- raising -->\n([\s\S]*?)\n<!-- end -->/.exec(docs) ?? [];
  expect(listed, 'docs/operating.md names them').toBe(
    raising.length === 0 ? 'None so far.' : raising.map((tag) => `- \`${tag}\``).join('\n'),
  );
});
