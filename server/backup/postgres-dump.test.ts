/** What the programs of PostgreSQL are called with. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restorePostgres } from './postgres-dump.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basket-programs-'));
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function havePgRestore(script: string): void {
  writeFileSync(join(folder, 'pg_restore'), `#!/bin/sh\n${script}\n`, { mode: 0o700 });
}

test.for([
  'postgres://shop:hunter2@db:5432/shop',
  'postgres://db:5432/shop?user=shop&password=hunter2',
])('the password of %s is in the environment, and not among the arguments', async (url) => {
  const called = join(folder, 'called');
  havePgRestore(`echo "$PGPASSWORD" "$@" > '${called}'`);
  await restorePostgres('a.dump', { url });
  const [password, ...args] = readFileSync(called, 'utf8').trim().split(' ');
  expect(password).toBe('hunter2');
  expect(args.join(' ')).not.toContain('hunter2');
  expect(args.join(' ')).toContain('db:5432/shop');
});

test('what a program complains of is told, and that it was ended where it says nothing', async () => {
  havePgRestore('echo no such host >&2; exit 7');
  const restoring = () => restorePostgres('a.dump', { url: 'postgres://db/shop' });
  await expect(restoring()).rejects.toThrow('pg_restore ended with 7: no such host');
  havePgRestore('kill -9 $$');
  await expect(restoring()).rejects.toThrow('pg_restore ended with SIGKILL: it says nothing');
});
