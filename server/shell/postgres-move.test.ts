import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { copyTables } from '#db/copy-tables.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import {
  ensureAuthSecretInDatabase,
  ensureAuthSecretInFolder,
} from '#server/storage/auth-secret.ts';
import { acquireLock } from '#server/storage/exclusive-lock.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { emptyDatabase } from '#tests/postgres/test-postgres.ts';
import { expectSameLife, liveIn } from '#tests/shop/lived-in-shop.ts';
import { runStopped } from '#tests/shop/stopped-shop.ts';

const server = inject('postgres');
if (!server) throw new Error('This suite needs a PostgreSQL');

/** What JSON and SQL have to escape. */
const TITLE = 'a\n"\\\'$1 \u{1F600} ';

let dataDir: string;
let target: Awaited<ReturnType<typeof emptyDatabase>>;
beforeEach(async () => {
  dataDir = await newDataFolder();
  target = await emptyDatabase(server);
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true });
  await target.remove();
});

const openSource = () => openEmbeddedDatabase(join(dataDir, 'database'));
const openTarget = () =>
  openPostgresDatabase({ url: target.url, poolSize: 10, statementTimeoutMs: 15_000 }, () => {});

const move = (env: Record<string, string> = {}) =>
  runStopped({ DATA_DIR: dataDir, DATABASE_URL: target.url, ...env }, 'move');

function failure(complaint: RegExp) {
  return { code: 1, out: '', err: expect.stringMatching(complaint) };
}

describe('npm run shop -- database move', () => {
  test('takes a whole shop along: accounts, sessions, baskets, orders, refunds, numbers', async () => {
    const secret = await ensureAuthSecretInFolder(dataDir);
    const life = await liveIn(await openSource(), secret);
    const { code, out, err } = await move();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^order +1 +\$610\.95$/m);
    expect(out).toMatch(/^card_simulator\.charge +2 +\$622\.91$/m);
    expect(out).toMatch(/\nEvery row and amount is the same in both\..+\n$/);
    const moved = await openTarget();
    expect(await ensureAuthSecretInDatabase(moved.queries)).toBe(secret);
    await expectSameLife(moved, secret, life);
  }, 60_000);

  test('moves more than a batch of rows, whatever is in them', async () => {
    const source = await openSource();
    await source.queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      select 's' || n, 'pi_' || n, jsonb_build_array(jsonb_build_object('title', ${TITLE}::text || n)),
        9007199254740991 - n, n from generate_series(1, 1234) as n`);
    await source.close();
    expect((await move()).code).toBe(0);
    const moved = await openTarget();
    const rows = await rowsOf(
      moved.queries,
      sql`select count(*)::int as count, sum(amount_cents)::text as sum,
        max(items->0->>'title') filter (where shopper = 's7') as title from "order"`,
    );
    await moved.close();
    const sum = 1234n * 9007199254740991n - (1234n * 1235n) / 2n;
    expect(rows).toEqual([{ count: 1234, sum: String(sum), title: `${TITLE}7` }]);
  }, 60_000);

  test('lets itself be hurried by no timeout of the role', async () => {
    const [source, to] = [await openSource(), await openTarget()];
    let timeouts: unknown;
    await copyTables(source.queries, to.queries, {
      async finish(tx) {
        timeouts = await rowsOf(
          tx,
          sql`select setting from pg_settings
            where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
        );
      },
      onCopied() {},
    });
    await source.close();
    await to.close();
    expect(timeouts).toEqual([{ setting: '0' }, { setting: '0' }]);
  }, 60_000);

  test('into a database that has rows changes nothing there', async () => {
    await (await openSource()).close();
    const before = await openTarget();
    await before.queries.execute(sql`insert into shopper (id) values ('somebody')`);
    expect(await move()).toEqual(
      failure(
        /^Nothing was moved\. There are rows already in shopper\. Make a new database .+\.\n$/,
      ),
    );
    const products = sql`select from product`;
    expect(await before.queries.execute(products)).toMatchObject({ rows: [] });
    await before.close();
  }, 60_000);

  test('is refused while a shop runs on the folder', async () => {
    const lock = acquireLock(join(dataDir, 'shop.lock'));
    expect(await move()).toEqual(failure(/^Another shop is running on .+: stop it, /));
    lock?.release();
  }, 60_000);

  test('says what is missing', async () => {
    expect(await move({ DATABASE_URL: '' })).toEqual(failure(/^DATABASE_URL is missing: set it/));
    expect(await move({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' })).toEqual(
      failure(/^The database does not answer: is DATABASE_URL right\?\n$/),
    );
    rmSync(join(dataDir, 'database'), { recursive: true });
    expect(await move()).toEqual(failure(/^There is no embedded database in .+: set DATA_DIR/));
  }, 60_000);
});
