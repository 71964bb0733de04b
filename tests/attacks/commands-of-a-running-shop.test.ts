/** Commands whose environment is not that of the shop which runs on the folder. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginReport } from '#app/features/reconciliation/reconciliation-report.ts';
import type { Database } from '#db/database.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { startControlServer } from '#server/control/control-server.ts';
import { acquireLock, type Lock } from '#server/storage/exclusive-lock.ts';
import { newDataFolder } from '#tests/database-template.ts';
import { noOrderDesk } from '#tests/no-order-desk.ts';
import { runCommand, settingsOf } from '#tests/run-command.ts';

let dataDir: string;
let database: Database;
let lock: Lock | null;
beforeAll(async () => {
  dataDir = await newDataFolder();
  lock = acquireLock(join(dataDir, 'shop.lock'));
  database = await openEmbeddedDatabase(join(dataDir, 'database'));
});
afterAll(async () => {
  await database.close();
  lock?.release();
  rmSync(dataDir, { recursive: true });
});

const ON = { CODES: 'on', DELIVERY: 'address' };

/** What commands with the one environment print of a shop that runs with the other. */
async function complaintsOf(ofShop: object, ofCommand: object): Promise<string> {
  const socket = await startControlServer({
    settings: settingsOf({ DATA_DIR: dataDir, ...ofShop }),
    shop: { reconciliation: async () => beginReport(() => {}).report, database, ...noOrderDesk },
    log: pino({ level: 'silent' }),
  });
  try {
    const env = { DATA_DIR: dataDir, ...ofCommand };
    const codes = await runCommand(env, 'codes', 'list');
    const delivery = await runCommand(env, 'delivery', 'list');
    return codes.err + delivery.err;
  } finally {
    await socket?.close();
  }
}

describe('npm run codes and npm run delivery ask the shop that runs', () => {
  test('what is on there is on, whatever the environment of the command says', async () => {
    expect(await complaintsOf(ON, {})).toBe('');
  });

  test('what is off there is off, whatever the environment of the command says', async () => {
    expect(await complaintsOf({}, ON)).toMatch(/^CODES is not set to on.*\nDELIVERY is not set/);
  });
});
