/** Opens a shop for a command that needs more than its database. */
import type { ShopAccess } from '#server/control/operation.ts';
import { callerName, type Open } from '#server/control/run-operation.ts';
import { createLog, openDestination } from '#server/log/create-log.ts';
import { plugInBySettings } from '#server/providers/open-provider.ts';
import { openShop } from '#server/shop.ts';
import { openDatabase } from '#server/storage/open-database.ts';

/** The rate limits of a shop that takes no requests. */
const UNUSED_LIMIT = { windowSeconds: 60, max: 10 };

/** The shop of the settings, its database and provider, without a server and without its sweep. */
export const openWholeShop: Open<
  Pick<ShopAccess, 'audit' | 'queries' | 'orderActions' | 'live' | 'endForeignHolds' | 'by'>
> = async (settings) => {
  const log = createLog(settings.logLevel, openDestination(2));
  const { database, authSecret, close } = await openDatabase(settings, (error) =>
    log.warn({ err: error }, 'The connection to the database was lost'),
  );
  try {
    const { provider } = plugInBySettings(settings)({
      queries: database.queries,
      // Webhooks wait for the shop that runs: a command reads from the provider itself.
      deliverWebhook: async () => new Response(null, { status: 503 }),
      onError: (error) => log.error({ err: error }, 'The card simulator failed'),
    });
    const { shop, audit, endForeignHolds } = await openShop({
      database,
      provider,
      origin: settings.origin ?? null,
      authSecret,
      authLimit: UNUSED_LIMIT,
      paymentLimit: UNUSED_LIMIT,
      log,
    });
    const { orderActions, live } = shop;
    const { queries } = database;
    const by = callerName();
    return { shop: { audit, queries, orderActions, live, endForeignHolds, by }, close };
  } catch (error) {
    await close();
    throw error;
  }
};
