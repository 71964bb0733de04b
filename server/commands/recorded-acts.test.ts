/** What is done by command stands in *What was done last*, under the name of the system's user. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  describeAct,
  describeChange,
  describeOutcome,
} from '#admin/audit-log/audit-log-messages.ts';
import { listActs } from '#admin/staff/staff-access.server.ts';
import { beginReport } from '#app/features/reconciliation/reconciliation-report.ts';
import { startControlServer } from '#server/control/control-server.ts';
import { runCommand, settingsOf } from '#tests/run-command.ts';
import { type TestServices, testServices } from '#tests/test-services.ts';

let shop: TestServices;
let dataDir: string;
let stop = async () => {};
beforeAll(async () => {
  shop = await testServices();
  dataDir = mkdtempSync(join(tmpdir(), 'basket-acts-'));
  mkdirSync(join(dataDir, 'database'));
  const { database, orderActions, live } = shop;
  const reconciliation = async () => beginReport(() => {}).report;
  const socket = await startControlServer({
    settings: settingsOf({ DATA_DIR: dataDir }),
    shop: { reconciliation, database, orderActions, live, endForeignHolds: async () => 2 },
    log: pino({ level: 'silent' }),
  });
  stop = async () => socket?.close();
});
afterAll(async () => {
  await stop();
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

/** The last line of the record, as the admin shows it. */
async function lastAct(): Promise<string> {
  const [act] = await listActs(shop.queries, 1);
  if (!act) throw new Error('Nothing is recorded');
  const { what, name } = describeAct(act.act, act);
  const change = describeChange(act.before, act.after);
  return `${act.name}: ${what} ${name ?? ''}${describeOutcome(act.outcome)} | ${change}`;
}

const by = `${userInfo().username}, by command`;

test.each([
  ['codes set SUMMER 10%', 'Changed the code SUMMER | takes off: 10%'],
  ['codes set SUMMER 15%', 'Changed the code SUMMER | takes off: 10% → 15%'],
  ['codes set SUMMER 15% --uses 3', 'Changed the code SUMMER, which was refused | uses: none → 3'],
  ['delivery set US 4.90', 'Changed the price of delivery to US from 0 | amount: none → $4.90'],
  ['tax set 25', 'Changed the tax rate of everything-else | rate: none → 25%'],
  ['tax seller Lamps 1_High_Street', 'Changed who sells  | name: Lamps'],
  ['catalogue stock book =5', 'Counted the stock of product book | on hand: none → 5'],
  ['catalogue withdraw book tablet', 'Took off sale book, tablet | changed: 2'],
  ['catalogue put-back book tablet', 'Put on sale book, tablet | changed: 2'],
  ['catalogue stock release', 'Gave back what payments of other card accounts held  | payments: 2'],
  ['admin invite Ann', 'Made a link for Ann | '],
])('npm run %s', async (line, recorded) => {
  const [name = '', ...args] = line.split(' ');
  await runCommand({ DATA_DIR: dataDir }, name, ...args);
  expect(await lastAct()).toContain(`${by}: ${recorded}`);
});

test('an import is recorded with the name of its file, and a trial is not', async () => {
  const file = join(dataDir, 'prices.csv');
  writeFileSync(file, 'id,variant,price\n12321341,book,9.50\n');
  const before = await listActs(shop.queries, 100);
  await runCommand({ DATA_DIR: dataDir }, 'catalogue', 'import', file, '--dry-run');
  expect(await listActs(shop.queries, 100)).toEqual(before);
  await runCommand({ DATA_DIR: dataDir }, 'catalogue', 'import', file);
  expect(await lastAct()).toContain(`${by}: Imported the file prices.csv | `);
  writeFileSync(file, 'price\n9.50\n');
  await runCommand({ DATA_DIR: dataDir }, 'catalogue', 'import', file);
  // The command ends as soon as it cannot read on, the shop a moment after it.
  await expect.poll(lastAct).toContain(`${by}: Imported the file prices.csv, which was refused | `);
});

test('what is done to an order, done or refused, is recorded with its number', async () => {
  const shopper = await shop.guest('book', 'tablet');
  const id = await shop.pay(shopper);
  await shop.settle(id);
  const number = (await shop.orders.details(shopper, id))?.number ?? '';
  const run = (...args: string[]) => runCommand({ DATA_DIR: dataDir }, 'orders', ...args);
  await run('refund', number, '--cents', '500', '--reason', 'scratched', '--yes');
  expect(await lastAct()).toContain(`${by}: Refunded order ${number} | `);
  expect(await lastAct()).toContain('refunded: $0.00 → $5.00');
  await run('refund', number, '--cents', '99999999', '--reason', 'all', '--yes');
  expect(await lastAct()).toContain(`${by}: Refunded order ${number}, which was refused`);
  await run('pack', number);
  expect(await lastAct()).toContain(`${by}: Packed order ${number} | state: placed → packed`);
  await run('cancel', number, '--yes');
  expect(await lastAct()).toContain(`${by}: Cancelled order ${number}, which was refused`);
});
