/** Opens a shop for a command that needs more than its database. */
import type { Shop } from '#app/shop.server.ts';
import { createLog, openDestination } from '#server/log/create-log.ts';
import { openShop } from '#server/open-shop.ts';
import { providerFactoryOf } from '#server/providers/open-provider.ts';
import type { Settings } from '#server/settings/settings.ts';
import { SHOP_LIMITS } from '#server/shop-limits.ts';
import { openDatabase } from '#server/storage/open-database.ts';

/** The shop of the settings, its database and provider, without a server and without its sweep. */
export async function openWholeShop(
  settings: Settings,
): Promise<{ shop: Shop; close(): Promise<void> | void }> {
  const log = createLog(settings.logLevel, openDestination(2));
  const { database, authSecret, close } = await openDatabase(settings, (error) =>
    log.warn({ err: error }, 'The connection to the database was lost'),
  );
  try {
    const shop = await openShop(settings, {
      database,
      authSecret,
      createProvider: providerFactoryOf(settings),
      // Webhooks wait for the shop that runs: a command reads from the provider itself.
      deliverWebhook: async () => new Response(null, { status: 503 }),
      limits: SHOP_LIMITS,
      // They belong to the shop that runs, too.
      plugins: [],
      isServed: false,
      log,
    });
    return { shop, close };
  } catch (error) {
    await close();
    throw error;
  }
}
