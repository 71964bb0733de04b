/** Commands whose environment is not that of the shop which runs on the folder. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { startControlServer } from '#server/control/control-server.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { shopOver } from '#tests/shop/shop-over.ts';
import { runShopProgram } from '#tests/shop/shop-program.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'basket-running-'));
  mkdirSync(join(dataDir, 'database'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const ON = { CODES: 'on', DELIVERY: 'address' };

/** What commands with the one environment print of a shop that runs with the other. */
async function listsOf(ofShop: object, ofCommand: object): Promise<string> {
  const settings = settingsOf({ DATA_DIR: dataDir, ...ofShop });
  const shop = await shopOver(database, { fixed: settings.fixed });
  const socket = await startControlServer({ settings, shop, log: pino({ level: 'silent' }) });
  try {
    const env = { DATA_DIR: dataDir, ...ofCommand };
    const codes = await runShopProgram(env, 'codes', 'list');
    const delivery = await runShopProgram(env, 'delivery', 'list');
    return codes.out + delivery.out;
  } finally {
    await socket?.close();
  }
}

test('what is on in the shop that runs is on, whatever the environment of the command says', async () => {
  expect(await listsOf(ON, {})).not.toMatch(/codes are off|one example/);
});

test('what is off in the shop that runs is off, whatever the environment of the command says', async () => {
  expect(await listsOf({}, ON)).toMatch(/codes are off.*one example/s);
});
