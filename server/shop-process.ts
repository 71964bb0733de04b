/** All that one process of a shop opens: its database, its services, its three ways in, and how they end. */
import type { Logger } from 'pino';
import { loadPlugins } from '#app/plugins/load-plugins.server.ts';
import { shopLocale } from '#app/shared/locale.ts';
import {
  type AdminListener,
  type AdminLoader,
  openAdminListener,
} from '#server/admin/admin-listener.ts';
import { startControlServer } from '#server/control/control-server.ts';
import type { HttpServer, OnAnswered } from '#server/http/http-server.ts';
import { trustProxies } from '#server/http/limits/client-address.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { createMetricsEndpoint } from '#server/metrics/metrics-endpoint.ts';
import { openMail } from '#server/providers/open-mail.ts';
import { providerFactoryOf } from '#server/providers/open-provider.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { type RunningPorts, type RunningShop, runShop } from './run-shop.ts';
import type { Settings } from './settings/settings.ts';
import { describeSettings } from './settings/shown-settings.ts';
import { SHOP_LIMITS } from './shop-limits.ts';
import { moneyWarnings, shopUrl } from './startup-banner.ts';

/** What is still under way at the end gets longer than the card provider may take to answer. */
export const GRACE_MS = 40_000;

export type ProcessParts = Pick<RunningPorts, 'pages' | 'clientFolder'> & {
  loadAdmin: AdminLoader;
  /** Has the shop answer at a port, which is known from then on. */
  listen(running: RunningShop, onAnswered: OnAnswered | undefined): Promise<HttpServer>;
  log: Logger;
  /** Prints a line of the start. */
  print(line: string): void;
};

export type ShopProcess = {
  running: RunningShop;
  /** Null where none is open. */
  admin: AdminListener | null;
  port: number;
  /** Listens no more, ends what is under way, and lets another shop have the folder. */
  close(lingerMs: number): Promise<void>;
};

/** What watches a shop is loaded where it is wanted. */
async function openMetrics({ shop, readRoutes }: RunningShop): Promise<Metrics> {
  const { createMetrics } = await import('#server/metrics/metrics.ts');
  const currency = () => shopLocale().currency.toLowerCase();
  return createMetrics({ ...shop, currency, routes: await readRoutes() });
}

/** Opens the shop of the settings: for `npm start` and `npm run dev` alike. */
export async function openShopProcess(
  settings: Settings,
  { pages, clientFolder, loadAdmin, listen, log, print }: ProcessParts,
): Promise<ShopProcess> {
  const plugins = await loadPlugins(process.cwd());
  const { database, authSecret, release } = await openDatabase(
    settings,
    (error) => log.warn({ err: error }, 'The connection to the database was lost'),
    { forMs: settings.databaseWaitSeconds * 1_000, print },
  );
  // Any free port is known once the shop listens.
  let openPort = settings.port;
  const ownUrl = () => shopUrl(settings, openPort);
  const running = await runShop(settings, {
    ...{ database, authSecret, pages, clientFolder, plugins, log, limits: SHOP_LIMITS },
    createProvider: providerFactoryOf(settings),
    mail: openMail(settings, ownUrl),
  });
  const { shop } = running;
  const metrics = settings.metricsToken === null ? null : await openMetrics(running);
  const server = await listen(running, metrics?.answered);
  openPort = server.port;
  const proxies = trustProxies(settings.trustedProxies);
  const admin = await openAdminListener({
    ...{ settings: settings.admin, host: settings.host, graceMs: GRACE_MS, proxies },
    metrics: createMetricsEndpoint(metrics, settings.metricsToken),
    load: loadAdmin,
    rooms: {
      ...{ shop, shopUrl: ownUrl, shopFolder: clientFolder },
      authSecrets: [authSecret, ...settings.otherAuthSecrets],
      warnings: () => moneyWarnings(settings, shop.settings.current().mode),
      environment: describeSettings(settings),
      clientAddress: proxies.clientAddress,
    },
  });
  const control = await startControlServer({
    ...{ settings, log },
    shop: { ...shop, shopUrl: ownUrl, adminOrigin: () => admin?.origin ?? null },
  });
  return {
    ...{ running, admin, port: server.port },
    async close(lingerMs) {
      await Promise.all([server.close(lingerMs), admin?.close(lingerMs)]);
      await control?.close();
      await running.close();
      release();
    },
  };
}
