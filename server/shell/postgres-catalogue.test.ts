/** The command on PostgreSQL, which it opens itself while shops go on. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openLiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { Database } from '#db/database.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { writeCatalogueFile } from '#tests/catalogue/write-catalogue-file.ts';
import { emptyDatabase } from '#tests/postgres/test-postgres.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

const server = inject('postgres');
if (!server) throw new Error('This suite needs a PostgreSQL');

const empty = await emptyDatabase(server);
let folder: string;
let env: Record<string, string>;
/** As another process has it open. */
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basket-catalogue-'));
  env = { DATABASE_URL: empty.url, DATA_DIR: folder };
  const settings = { url: empty.url, poolSize: 4, statementTimeoutMs: 15_000 };
  database = await openPostgresDatabase(settings, () => {});
});
afterAll(async () => {
  await database.close();
  await empty.remove();
  rmSync(folder, { recursive: true });
});

test('imports and exports while other processes read, and each of them is notified', async () => {
  const hub = await openLiveHub(database, () => {});
  const onChange = vi.fn();
  hub.onCatalogueChange(onChange);
  const first = join(folder, 'first.jsonl');
  const second = join(folder, 'second.csv');
  await writeCatalogueFile(first, { format: 'jsonl', size: 3_000 });
  await writeCatalogueFile(second, { format: 'csv', size: 3_000, seed: 2 });
  expect((await runShopProgram(env, 'catalogue', 'import', first)).out).toMatch(
    /^Imported 3,000 products: 3,000 added/,
  );
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));

  const titles = () =>
    database.queries
      .select({ title: product.title })
      .from(product)
      .where(isNull(product.withdrawnAt));
  const before = new Set((await titles()).map(({ title }) => title));
  const mixtures = new Set<number>();
  let isDone = false;
  const reading = (async () => {
    while (!isDone) mixtures.add((await titles()).filter(({ title }) => before.has(title)).length);
  })();
  const replaced = await runShopProgram(env, 'catalogue', 'import', second, '--replace');
  isDone = true;
  await reading;
  // On a busy machine it says how far it is.
  expect(replaced).toMatchObject({ code: 0, err: expect.stringMatching(/^(?:\w+: .*\n)*$/) });
  mixtures.add((await titles()).filter(({ title }) => before.has(title)).length);
  expect(mixtures.size).toBeLessThanOrEqual(2);

  const copy = join(folder, 'copy.csv');
  expect((await runShopProgram(env, 'catalogue', 'export', '--file', copy)).code).toBe(0);
  expect(readFileSync(copy)).toEqual(readFileSync(second));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
});

test('says so when PostgreSQL does not answer, and leaves the last export as it was', async () => {
  const copy = join(folder, 'kept.csv');
  writeFileSync(copy, 'the last one');
  const nobody = { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect(await runShopProgram(nobody, 'catalogue', 'export', '--file', copy)).toEqual({
    code: 4,
    out: '',
    err: 'The database does not answer: is DATABASE_URL right?\n',
  });
  expect(readFileSync(copy, 'utf8')).toBe('the last one');
});
