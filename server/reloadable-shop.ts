/** The shop as `server/dev.ts` opens it, each time that something it is made of has changed. */
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { startControlServer } from '#server/control/control-server.ts';
import { trustProxies } from '#server/http/client-address.ts';
import { openMail } from '#server/providers/open-mail.ts';
import { plugInBySettings } from '#server/providers/open-provider.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { runShop } from './run-shop.ts';
import type { Settings } from './settings.ts';
import { shopUrl } from './startup-banner.ts';

export type DevShop = {
  fetch(request: Request, env?: unknown): Promise<Response>;
  close(): Promise<void>;
};

export async function openDevShop(
  settings: Settings,
  pages: () => Promise<ServerBuild>,
  log: Logger,
): Promise<DevShop> {
  const opened = await openDatabase(
    settings,
    (error) => log.warn({ err: error }, 'The connection to the database was lost'),
    { forMs: settings.databaseWaitSeconds * 1_000, print: (line) => log.info(line) },
  );
  const shop = await runShop({
    database: opened.database,
    pages,
    clientFolder: null,
    dataDir: settings.dataDir,
    plugIn: plugInBySettings(settings),
    about: settings.about,
    texts: settings.texts,
    origin: settings.origin ?? null,
    timeZone: settings.timeZone,
    proxies: trustProxies(settings.trustedProxies),
    hstsIncludesSubdomains: settings.hstsIncludesSubdomains,
    pictureHosts: settings.pictureHosts,
    securityContact: settings.securityContact,
    mail: openMail(settings, () => shopUrl(settings, settings.port)),
    authSecret: opened.authSecret,
    log,
  });
  const control = await startControlServer({ settings, shop, log });
  return {
    async fetch(request, env) {
      const { status, headers, body } = await shop.fetch(request, env);
      const own = new Headers(headers);
      // Vite's scripts and styles are inline and carry no nonce.
      own.delete('content-security-policy');
      return new Response(body, { status, headers: own });
    },
    async close() {
      shop.endStreams();
      await control?.close();
      await shop.close();
      opened.release();
    },
  };
}
