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
import { readAmount } from './read-amount.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const delivery = (...args: string[]) =>
  runCommand({ DATA_DIR: dataDir, DELIVERY: 'address' }, 'delivery', ...args);

describe('npm run delivery', () => {
  test('says what delivery costs after each change, most of all where it is not', async () => {
    expect(await delivery('list')).toEqual({
      code: 0,
      out: 'There are no prices: delivery is free everywhere.\n',
      err: '',
    });
    expect((await delivery('set', 'no', '4.90')).out).toBe(
      'Norway (NO): $4.90\nEverywhere else: not delivered.\n',
    );
    await delivery('set', 'NO', '0', '--from', '50');
    await delivery('set', 'everywhere-else', '$15');
    expect((await delivery('set', 'NO', '5')).out).toBe(
      'Everywhere else: $15.00\nNorway (NO): $5.00\nNorway (NO), from $50.00 on: free\n',
    );
    expect((await delivery('remove', 'NO')).out).toBe(
      'Everywhere else: $15.00\nNorway (NO), from $50.00 on: free\n',
    );
    expect(await delivery('remove', 'SE')).toMatchObject({
      code: 1,
      err: 'There is no such price: nothing was removed.\n',
    });
  }, 60_000);

  test('changes the prices of a shop that runs', async () => {
    const lock = acquireLock(join(dataDir, 'shop.lock'));
    const database = await openEmbeddedDatabase(join(dataDir, 'database'));
    const socket = await startControlServer({
      settings: settingsOf({ DATA_DIR: dataDir }),
      shop: { reconciliation: async () => beginReport(() => {}).report, database, ...noOrderDesk },
      log: pino({ level: 'silent' }),
    });
    try {
      expect((await delivery('set', 'SE', '6')).out).toContain('Sweden (SE): $6.00\n');
    } finally {
      await socket?.close();
      await database.close();
      lock?.release();
    }
  }, 60_000);

  test('says that nothing asks for an address as long as that is so', async () => {
    const { err } = await runCommand({ DATA_DIR: dataDir }, 'delivery', 'list');
    expect(err).toMatch(/^DELIVERY is not set to address/);
  }, 60_000);

  test.each([
    [['set', 'Norway', '5'], /^Norway is no country: write a code of ISO 3166-1 such as US/],
    [['set', 'NO', '5,00'], /^5,00 is no amount: write dollars and cents as in 4\.90\.\n$/],
    [['set', 'NO'], /^Missing required argument 'price'/],
  ])('refuses %j in one line', async (args, message) => {
    const { code, err } = await delivery(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

test('an amount is dollars, with cents or without', () => {
  expect(['4.90', '$5', '0', '1234567'].map(readAmount)).toEqual([490, 500, 0, 123_456_700]);
  for (const text of ['', '-1', '1.5', '1,50', '1e3', '12345678']) {
    expect(() => readAmount(text)).toThrow('is no amount');
  }
});
