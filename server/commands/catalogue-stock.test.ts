import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ControlServer, startControlServer } from '#server/control/control-server.ts';
import { embedSimulatorProvider } from '#server/providers/simulator-provider.ts';
import { type RunningShop, runShop } from '#server/run-shop.ts';
import { readSettings } from '#server/settings.ts';
import { type OpenedDatabase, openDatabase } from '#server/storage/open-database.ts';
import { newDataFolder } from '#tests/database-template.ts';
import { runCommand } from '#tests/run-command.ts';
import { testLimits } from '#tests/test-settings.ts';

const log = pino({ level: 'silent' });

let dataDir: string;
let opened: OpenedDatabase;
let shop: RunningShop;
let control: ControlServer | null;

/** A shop that runs on the folder, as `npm start` makes it, but for pages and port. */
beforeAll(async () => {
  dataDir = await newDataFolder();
  const read = readSettings({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.message);
  opened = await openDatabase(read.settings, () => {});
  shop = await runShop(read.settings, {
    database: opened.database,
    authSecret: opened.authSecret,
    createProvider: embedSimulatorProvider,
    limits: testLimits(),
    mail: null,
    pages: () => Promise.reject(new Error('There are no pages here')),
    clientFolder: null,
    log,
  });
  control = await startControlServer({ settings: read.settings, shop: shop.shop, log });
});
afterAll(async () => {
  await control?.close();
  await shop.close();
  opened.release();
  rmSync(dataDir, { recursive: true });
});

const stock = (...args: string[]) =>
  runCommand({ DATA_DIR: dataDir }, 'catalogue', 'stock', ...args);

describe('npm run catalogue -- stock', () => {
  test('says that a variant is not counted, counts it, and adds what is received', async () => {
    expect(await stock('book')).toMatchObject({
      code: 0,
      out: 'book is not counted: it is for sale without limit.\n',
    });
    expect(await stock('book', '=', '12', '--reason', 'counted')).toMatchObject({
      code: 0,
      out: 'book: was not counted, now 12.\nbook: 12 on the shelf, of which 0 sold and not shipped, 0 in checkouts, 12 available.\n',
    });
    const { out } = await stock('book', '+5', '--reason', 'received');
    expect(out).toContain('book: 12 on the shelf, now 17.');
    expect((await stock('book', '-2', '--reason', 'damaged')).out).toContain('now 15.');
  });

  test('refuses an unknown variant, a shelf below zero and what is no change', async () => {
    expect(await stock('boook', '+5')).toMatchObject({ code: 1, out: '' });
    await stock('tablet', '=2');
    expect(await stock('tablet', '-3')).toMatchObject({ code: 1, out: '' });
    expect((await stock('tablet')).out).toMatch(/^tablet: 2 on the shelf/);
    const { code, err } = await stock('tablet', '5');
    expect(code).toBe(2);
    expect(err).toContain('is no change of a stock');
  });

  test('ends counting', async () => {
    await stock('usb-c-cable', '=3');
    expect((await stock('usb-c-cable', 'none')).out).toContain('now not counted');
    expect((await stock('usb-c-cable')).out).toContain('is not counted');
  });

  test('release gives back what payments of other provider accounts hold', async () => {
    await stock('stand-mixer', '=3');
    expect((await stock('release')).out).toMatch(/^No payment/);
    await opened.database.queries.execute(sql`
      insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
      values ('p_old', 'product:stand-mixer', 2, 'guest_1', 'acct_old:live', now())`);
    await opened.database.queries.execute(sql`
      update stock set available = 1 where variant = 'stand-mixer'`);
    expect((await stock('release')).out).toMatch(/^What 1 payment /);
    expect((await stock('stand-mixer')).out).toContain('0 in checkouts, 3 available');
  });
});
