import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginReport } from '#app/features/reconciliation/reconciliation-report.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { startControlServer } from '#server/control/control-server.ts';
import { acquireLock } from '#server/storage/exclusive-lock.ts';
import { newDataFolder } from '#tests/database-template.ts';
import { noOrderDesk } from '#tests/no-order-desk.ts';
import { runCommand, settingsOf } from '#tests/run-command.ts';
import { readRate } from './tax.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const tax = (...args: string[]) => runCommand({ DATA_DIR: dataDir }, 'tax', ...args);

const NO_SELLER = 'There is no seller: orders get no invoices.\n';

describe('npm run tax', () => {
  test('says which rates there are after each change', async () => {
    expect(await tax('list')).toEqual({
      code: 0,
      out: `There are no rates: no order says anything of tax.\n${NO_SELLER}`,
      err: '',
    });
    expect((await tax('set', '25')).out).toBe(`Everything else: 25%\n${NO_SELLER}`);
    expect((await tax('set', '8.1%', '--delivery')).out).toBe(
      `Delivery: 8.1%\nEverything else: 25%\n${NO_SELLER}`,
    );
    expect(await tax('set', '12', '--category', 'Boks')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Category Boks: 12%\n/),
      err: 'Category Boks has no product: is it spelt as the catalogue has it?\n',
    });
    expect((await tax('remove', '--category', 'Boks')).out).not.toContain('Boks');
    expect(await tax('remove', '--category', 'Boks')).toMatchObject({
      code: 1,
      err: 'There is no such rate: nothing was removed.\n',
    });
  }, 60_000);

  test('sets who sells, in a shop that runs too', async () => {
    expect((await tax('seller', 'Basket  AS', 'Storgata 1', '0150 Oslo')).out).toContain(
      'Invoices are by Basket AS, Storgata 1, 0150 Oslo.\n',
    );
    const lock = acquireLock(join(dataDir, 'shop.lock'));
    const database = await openEmbeddedDatabase(join(dataDir, 'database'));
    const socket = await startControlServer({
      settings: settingsOf({ DATA_DIR: dataDir }),
      shop: { reconciliation: async () => beginReport(() => {}).report, database, ...noOrderDesk },
      log: pino({ level: 'silent' }),
    });
    try {
      const { out } = await tax('seller', 'Basket AS', 'Storgata 1', '--number', 'NO 999');
      expect(out).toContain('Invoices are by Basket AS, Storgata 1, tax number NO 999.\n');
      expect((await tax('no-seller')).out).toContain(NO_SELLER);
    } finally {
      await socket?.close();
      await database.close();
      lock?.release();
    }
  }, 60_000);

  test.each([
    [['set', '25,5'], /^25,5 is no rate: write percent as in 25 or 8\.1\.\n$/],
    [['set', '101'], /^101 is no rate/],
    [
      ['set', '25', '--delivery', '--category', 'Books'],
      /^A rate is for a category or for delivery/,
    ],
    [['seller', 'Basket AS'], /^Missing required argument 'line'/],
    [['seller', ' ', 'Storgata 1'], /^A line of an invoice has 1 to 100 letters/],
  ])('refuses %j in one line', async (args, message) => {
    const { code, err } = await tax(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

test('a rate is percent with up to two decimals, as basis points', () => {
  expect(['25', '8.1', '5.25%', '0', '100'].map(readRate)).toEqual([2500, 810, 525, 0, 10_000]);
});
