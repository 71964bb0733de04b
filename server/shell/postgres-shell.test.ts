import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { emptyDatabase } from '#tests/postgres/test-postgres.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';

const server = inject('postgres');
if (!server) throw new Error('This suite needs a PostgreSQL');

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeEach(async () => {
  database = await emptyDatabase(server);
});
afterEach(() => database.remove());

const exportOrders = () =>
  runShopProgram(
    { DATABASE_URL: database.url, DATA_DIR: '/no/such/folder' },
    ...['orders', 'export', '--format', 'jsonl'],
  );

describe('an export from a PostgreSQL without a shop that runs', () => {
  test('writes nothing there: a standby will do', async () => {
    const settings = { url: database.url, poolSize: 2, statementTimeoutMs: 15_000 };
    const { queries, close } = await openPostgresDatabase(settings, () => {});
    await queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      values ('somebody', 'pi_1', '[]', 5, 0)`);
    const name = sql.identifier(database.name);
    await queries.execute(sql`alter database ${name} set default_transaction_read_only = on`);
    await close();
    const { code, out, err } = await exportOrders();
    const sums =
      'Orders: 1, $0.05. Charges that became none: 0, $0.00. Refunds: 0, $0.00. In all $0.05.';
    expect([code, err]).toEqual([0, `${sums}\n`]);
    expect(JSON.parse(out)).toMatchObject({ payment_intent: 'pi_1', amount: '0.05' });
  });

  test('that holds no shop says so', async () => {
    expect(await exportOrders()).toEqual({
      code: 4,
      out: '',
      err: expect.stringMatching(
        /^There is no shop of this version in .+: npm start makes it one\.\n$/,
      ),
    });
  });
});
