import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginReport } from '#app/features/reconciliation/reconciliation-report.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { startControlServer } from '#server/control/control-server.ts';
import { acquireLock } from '#server/storage/exclusive-lock.ts';
import { newDataFolder } from '#tests/database-template.ts';
import { noOrderDesk } from '#tests/no-order-desk.ts';
import { runCommand, settingsOf } from '#tests/run-command.ts';
import * as commands from './run-command.ts';

const FIRST = Date.UTC(2026, 10, 1) / 1000;
const ORDERS = 1_201;

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
  const database = await openEmbeddedDatabase(join(dataDir, 'database'));
  // One an hour: more than a page of them.
  await database.queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    select 'somebody', 'pi_' || n, '[]', 109498, ${FIRST} + n * 3600 from generate_series(0, ${ORDERS} - 1) n`);
  // Long after all of them: a charge that became none, and what moved of refunds.
  const late = FIRST + 100 * 24 * 3_600;
  await database.queries.execute(sql`
    insert into refund (shopper, payment_intent, reason, state, amount_cents, charge_cents, created_seconds, provider)
    values ('somebody', 'pi_0', 'late', 'due', 500, 109498, ${FIRST}, ''),
      ('somebody', 'pi_charge', 'lines_sold', 'refunded', 700, 700, ${late}, '')`);
  await database.queries.execute(sql`
    insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents, booked_at)
    values ('somebody', 'pi_0', 1, 1, 500, to_timestamp(${late} + 1)),
      ('somebody', 'pi_charge', 1, 1, 700, to_timestamp(${late} + 2)),
      ('somebody', 'pi_0', 1, 2, -500, to_timestamp(${late} + 3))`);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const run = (args: string[], env: Record<string, string> = {}) =>
  runCommand({ DATA_DIR: dataDir, ...env }, 'orders', 'export', ...args);

async function whileShopRuns(work: () => Promise<void>): Promise<void> {
  const lock = acquireLock(join(dataDir, 'shop.lock'));
  const database = await openEmbeddedDatabase(join(dataDir, 'database'));
  const socket = await startControlServer({
    settings: settingsOf({ DATA_DIR: dataDir }),
    shop: { reconciliation: async () => beginReport(() => {}).report, database, ...noOrderDesk },
    log: pino({ level: 'silent' }),
  });
  try {
    await work();
  } finally {
    await socket?.close();
    await database.close();
    lock?.release();
  }
}

const NO_OTHERS = 'Charges that became none: 0, $0.00. Refunds: 0, $0.00.';
const SUM = `Orders: ${ORDERS}, $1,315,070.98. Charges that became none: 1, $7.00. Refunds: 3, -$7.00. In all $1,315,070.98.\n`;

describe('npm run orders -- export', () => {
  test('gives the same from a shop that runs and from one that is stopped', async () => {
    const file = join(dataDir, 'orders.csv');
    await whileShopRuns(async () => {
      expect(await run([file])).toEqual({ code: 0, out: '', err: SUM });
    });
    const { code, out, err } = await run([]);
    expect([code, err]).toEqual([0, SUM]);
    expect(out.split('\r\n')).toHaveLength(ORDERS + 4 + 2);
    expect(readFileSync(file, 'utf8')).toBe(out);
    expect(readdirSync(dataDir)).not.toContain('orders.csv.unfinished');
  }, 60_000);

  test('gives the days that are asked for, both of them included', async () => {
    await whileShopRuns(async () => {
      const { out } = await run(['--format=jsonl', '--from=2026-11-02', '--to=2026-11-03']);
      const rows = out
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line));
      expect(rows).toHaveLength(48);
      expect(rows[0]).toMatchObject({ created: '2026-11-02T00:00:00Z', amount: '1094.98' });
      expect(rows.at(-1)).toMatchObject({ created: '2026-11-03T23:00:00Z' });
    });
    expect((await run(['--from=2030-01-01'])).err).toBe(
      `Orders: 0, $0.00. ${NO_OTHERS} In all $0.00.\n`,
    );
  }, 60_000);

  test('has each refund on the day on which its money moved', async () => {
    await whileShopRuns(async () => {
      const { out } = await run(['--format=jsonl', '--from=2027-02-09', '--to=2027-02-09']);
      const rows = out
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line));
      const order = { payment_intent: 'pi_0', invoice: '', state: '' };
      const number = rows[1].number;
      expect(rows).toMatchObject([
        { created: '2027-02-09T00:00:00Z', kind: 'charge', amount: '7.00', state: 'refunded' },
        { created: '2027-02-09T00:00:01Z', kind: 'refund', amount: '-5.00', ...order },
        { created: '2027-02-09T00:00:02Z', kind: 'refund', amount: '-7.00', number: '' },
        { created: '2027-02-09T00:00:03Z', kind: 'refund', amount: '5.00', number, ...order },
      ]);
      expect(number).toHaveLength(10);
    });
  }, 60_000);

  test('leaves the file as it was when it cannot write all of it', async () => {
    const folder = join(dataDir, 'no such folder');
    expect(await run([join(folder, 'orders.csv')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Unable to write .+orders\.csv: ENOENT/),
    });
    expect(existsSync(folder)).toBe(false);
    await expect(run([dataDir])).resolves.toMatchObject({ code: 1 });
  }, 60_000);

  test('is a program that a shell can pipe and judge by its exit code', async () => {
    const program = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['server/command.ts', 'orders', ...args], {
        env: { DATA_DIR: dataDir },
      });
    const { stdout, stderr } = await program('export', '--from=2026-11-01', '--to=2026-11-01');
    expect(stdout.split('\r\n')).toHaveLength(26);
    expect(stderr).toBe(`Orders: 24, $26,279.52. ${NO_OTHERS} In all $26,279.52.\n`);
    await expect(program('export', '--from=now')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: '--from is not a day: write it as in 2026-11-30, from 1970-01-01 to 9999-12-30.\n',
    });
  }, 60_000);

  test('ends quietly when the program that reads it has seen enough', async () => {
    const gone = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const stderr = new PassThrough();
    const code = await commands.runCommand({
      name: 'orders',
      args: ['export'],
      env: { DATA_DIR: dataDir },
      stdin: new PassThrough(),
      stdout: new Writable({ write: (_chunk, _encoding, done) => done(gone) }),
      stderr,
    });
    expect([code, stderr.read()]).toEqual([0, null]);
  }, 60_000);

  test.each([
    [['--from', 'monday'], {}, /^--from is not a day: /],
    [[], { DATA_DIR: '/no/such/folder' }, /^There is no shop in \/no\/such\/folder: set DATA_DIR/],
    [[], { PORT: 'x' }, /^PORT is not a port/],
    [[], { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' }, /^The database does not answer/],
  ])('says in one line why it cannot: %j %j', async (args, env, complaint) => {
    expect(await run(args, env)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(complaint),
    });
  });
});
