/** Every service of a shop over a database that a test has opened, without HTTP and without mails. */
import type { Shop } from '#app/shop.server.ts';
import type { Database } from '#db/database.ts';
import { openShop } from '#server/open-shop.ts';
import type { Settings } from '#server/settings/settings.ts';
import { testProvider } from '#tests/network/test-provider.ts';
import { testLog } from './test-log.ts';
import { TEST_SECRET, testLimits, testSettings } from './test-settings.ts';

/** `settings` is what differs from a shop without any. Closing the database ends it. */
export function shopOver(
  database: Database,
  settings: Partial<Settings> = {},
  { isServed = true } = {},
): Promise<Shop> {
  return openShop(testSettings(settings), {
    database,
    authSecret: TEST_SECRET,
    createProvider: testProvider({ sendsEvents: false, retries: 0 }).createProvider,
    deliverWebhook: async () => new Response(),
    limits: testLimits(),
    plugins: [],
    isServed,
    log: testLog().log,
  });
}
