/** A whole shop over HTTP, on a test database and the simulator. */
import type { ServerBuild } from 'react-router';
import type { Plugin } from '#app/plugins/plugin.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Database } from '#db/database.ts';
import type { MailParts } from '#server/background/mail-work.ts';
import { type RunningShop, runShop } from '#server/run-shop.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { ShopLimits } from '#server/shop-limits.ts';
import { testProvider } from '#tests/network/test-provider.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from './test-log.ts';
import { TEST_SECRET, testLimits, testSettings } from './test-settings.ts';
import { createVisitor, type TestVisitor } from './test-visitor.ts';

export type TestShopOptions = {
  /** A new one by default; closing the shop closes it. */
  database?: Database;
  authSecret?: string;
  /** What differs from a shop without any settings. */
  settings?: Partial<Settings>;
  /** What differs from limits that no test reaches. */
  limits?: Partial<ShopLimits>;
  /** How mails are sent; by default they stay queued. */
  mail?: MailParts;
  /** Of basket.config.ts; none by default. */
  plugins?: readonly Plugin[];
  /** Whether the simulator sends its events; true by default. */
  sendsEvents?: boolean;
  /** The build of the shop, for a test that requests pages. */
  built?: { runShop: typeof runShop; pages: ServerBuild };
};

export type TestShop = {
  fetch: RunningShop['fetch'];
  listener: RunningShop['listener'];
  earlyAnswers: RunningShop['earlyAnswers'];
  /** A new browser, without cookies. */
  visitor(address?: string): TestVisitor;
  provider: ReturnType<typeof testProvider>;
  services: Shop;
  reconciliation: Shop['reconciliation'];
  live: Shop['live'];
  orderActions: Shop['orderActions'];
  deleteAccount: Shop['deleteAccount'];
  endStreams(): void;
  /** The entries at warning level and above since the last call. */
  takeLogged: ReturnType<typeof testLog>['takeLines'];
  linesOf: ReturnType<typeof testLog>['linesOf'];
  close(): Promise<void>;
};

function noPages(): Promise<ServerBuild> {
  return Promise.reject(new Error('This test shop has no pages: give it the built shop'));
}

export async function testShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { built, sendsEvents = true } = options;
  const { log, takeLines, linesOf } = testLog();
  const provider = testProvider({ sendsEvents, retries: 2 });
  const settings = testSettings(options.settings);
  const run = built?.runShop ?? runShop;
  const running = await run(settings, {
    database: options.database ?? (await testDatabase()),
    authSecret: options.authSecret ?? TEST_SECRET,
    pages: built?.pages ?? noPages,
    clientFolder: null,
    createProvider: provider.createProvider,
    mail: options.mail ?? null,
    plugins: options.plugins ?? [],
    limits: testLimits(options.limits),
    log,
  });
  const { shop } = running;
  return {
    fetch: running.fetch,
    listener: running.listener,
    earlyAnswers: running.earlyAnswers,
    visitor: (address = '127.0.0.1') =>
      createVisitor(running.fetch, { origin: settings.origin ?? 'http://localhost', address }),
    provider,
    services: shop,
    reconciliation: shop.reconciliation,
    live: shop.live,
    orderActions: shop.orderActions,
    deleteAccount: shop.deleteAccount,
    endStreams: running.endStreams,
    takeLogged: takeLines,
    linesOf,
    close: running.close,
  };
}
