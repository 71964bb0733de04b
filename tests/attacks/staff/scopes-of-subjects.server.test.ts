/** What an operation is done to can need a scope of its own, whichever face it is called by. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBulkPreview } from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import { job } from '#db/schema/job-schema.ts';
import { scopesOfJob } from '#operations/jobs/job-scopes.ts';
import type { Scope } from '#operations/scopes.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

let folder: string;
let shop: TestShop;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basket-scopes-'));
  shop = await testShop({ settings: { dataDir: join(folder, 'data') } });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** The shell of somebody who may change products, and these. */
const runAs = (...scopes: Scope[]) =>
  testShell(shop.services, ['catalogue:read', 'catalogue:write', ...scopes]);

describe('a job', () => {
  const SECRET = '/mnt/backups/of-tuesday';
  beforeEach(async () => {
    const about = { kind: 'database.backup', subject: SECRET, actor: 'command:root', request: {} };
    const { queries } = shop.services.database;
    await queries.delete(job);
    await queries.insert(job).values([
      { ...about, id: 'runs' },
      { ...about, id: 'ended', state: 'done' },
    ]);
  });

  test.for(['show', 'cancel', 'remove'])(
    'of a backup takes no %s by who may only change products',
    async (verb) => {
      const id = verb === 'cancel' ? 'runs' : 'ended';
      const { code, out, err } = await runAs()('jobs', verb, id);
      expect([code, out]).toEqual([3, '']);
      expect(err).toContain(verb === 'show' ? 'staff:read' : 'staff:write');
      expect(err).not.toContain(SECRET);
      const scope = verb === 'show' ? 'staff:read' : 'staff:write';
      expect((await runAs(scope)('jobs', verb, id)).code).toBe(0);
    },
  );

  test('of a backup is listed for who may see it', async () => {
    expect((await runAs()('jobs', 'list')).out).toBe('');
    expect((await runAs('staff:read')('jobs', 'list')).out).toContain(SECRET);
  });

  const KINDS = OPERATIONS.filter(
    (one) => one.kind === 'file' || (one.kind === 'change' && one.job),
  );

  test('is written by who may do its operation', () => {
    const kinds = KINDS.filter(({ kind }) => kind === 'change');
    expect(kinds.map(({ name }) => scopesOfJob(name).write)).toEqual(
      kinds.map(({ scope }) => scope),
    );
  });

  test.for(KINDS)(
    'of $name is listed, shown and cancelled by whoever could start it, and did',
    async ({ name, scope }) => {
      const about = { kind: name, subject: 'a file', request: {} };
      const { queries } = shop.services.database;
      await queries.insert(job).values([
        { ...about, id: 'own', actor: 'command:tester' },
        { ...about, id: 'of-another', actor: 'command:root' },
      ]);
      const run = testShell(shop.services, [scope]);
      expect((await run('jobs', 'list')).out).toContain(' own ');
      expect((await run('jobs', 'show', 'own')).code).toBe(0);
      expect((await run('jobs', 'cancel', 'own')).code).toBe(0);
      const { read, write } = scopesOfJob(name);
      const others = await run('jobs', 'list');
      expect(others.out.includes('of-another')).toBe(scope === read);
      expect((await run('jobs', 'show', 'of-another')).code).toBe(scope === read ? 0 : 3);
      const ofAnother = await run('jobs', 'cancel', 'of-another');
      expect(ofAnother.code).toBe(scope === write ? 0 : 3);
      if (scope !== write) expect(ofAnother.err).toContain(write);
    },
  );

  test('is nothing to whoever may start none', async () => {
    for (const words of [['list'], ['show', 'runs'], ['cancel', 'runs']]) {
      const { code, err } = await testShell(shop.services, ['mail:read'])('jobs', ...words);
      expect([code, err]).toEqual([3, expect.stringContaining('catalogue:')]);
    }
  });
});

describe('the stock is counted by who may count it', () => {
  const REFUSED = { code: 3, err: expect.stringContaining('stock:write') };

  test('in a change of many products', async () => {
    const { queries } = shop.services.database;
    const which = { words: ['book'], category: null };
    const filter = { ...which, state: 'all' as const, stock: 'any' as const };
    const preview = await makeBulkPreview(queries, filter, { kind: 'shelf', units: 7 });
    const command = ['products', 'change-many', preview];
    expect(await runAs()(...command)).toMatchObject(REFUSED);
    expect((await runAs('stock:write')(...command)).code).toBe(0);
  });

  test('with a new product', async () => {
    const command = ['products', 'add', 'lamp', '--title', 'Lamp', '--price', '5'];
    expect(await runAs()(...command, '--stock', '5')).toMatchObject(REFUSED);
    expect((await runAs()(...command)).code).toBe(0);
  });

  test('by an import', async () => {
    const file = join(folder, 'counted.csv');
    writeFileSync(file, 'id,title,price,stock\nstool,Stool,5,3\n');
    const command = ['catalogue', 'import', file];
    const refused = await runAs()(...command);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('stock:write') });
    expect((await runAs()('products', 'show', 'stool')).code).toBe(1);
    expect((await runAs('stock:write')(...command)).code).toBe(0);
    const [row] = await shop.services.database.queries
      .select()
      .from(job)
      .where(eq(job.state, 'refused'));
    expect(row?.outcome).toContain('leave out its column stock');
  });
});

test('currency, language and whom the shop writes to are not of who may change the other settings', async () => {
  const settings = (...words: string[]) => runAs('settings:write')('settings', 'set', ...words);
  expect((await settings('--shop-name', 'Ann and sons')).code).toBe(0);
  for (const other of [
    ['--currency', 'EUR'],
    ['--language', 'de'],
    ['--staff-mail', 'me@example.com'],
  ]) {
    const refused = { code: 3, err: expect.stringContaining('settings:shop') };
    expect([other, await settings(...other)]).toMatchObject([other, refused]);
  }
  // As a form sends it: as it was.
  expect((await settings('--shop-name', 'Ann', '--currency', 'USD')).code).toBe(0);
  const owner = runAs('settings:write', 'settings:shop');
  expect((await owner('settings', 'set', '--staff-mail', 'me@example.com')).code).toBe(0);
});
