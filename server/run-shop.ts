/** A shop that runs: it answers over HTTP, and its background work is under way. */
import type { RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createPayoutWork } from '#app/features/books/read-payouts.server.ts';
import { loadQuietVisitor } from '#app/load-visitor.server.ts';
import { registerPlugins } from '#app/plugins/register-plugins.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { basketApiHandler } from '#server/http/basket-api-handler.ts';
import { createEarlyAnswers, type EarlyAnswers } from '#server/http/early-answers.ts';
import { trustProxies } from '#server/http/limits/client-address.ts';
import { atPublicUrl, isLoopbackHost } from '#server/http/limits/public-url.ts';
import { createResponseCache, type ResponseCache } from '#server/http/pages/response-cache.ts';
import { type Hsts, securityHeaderLines } from '#server/http/security-headers.ts';
import { streamListener } from '#server/http/stream-listener.ts';
import { createApp, UP_PATH } from './app.ts';
import { startBackgroundWork } from './background/background-work.ts';
import { startBackupWork } from './background/backup-work.ts';
import { startEventWork } from './background/event-work.ts';
import { createHeartbeat } from './background/heartbeat.ts';
import { type MailParts, startMailWork } from './background/mail-work.ts';
import { takeBack } from './background/take-back.ts';
import { openShop, type ShopPorts } from './open-shop.ts';
import type { Settings } from './settings/settings.ts';

/** What a Request can be received with but not be made with (Fetch standard, 2.2.1 Methods). */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

/** What a shop that answers over HTTP needs beside the ports of its services. */
export type RunningPorts = Omit<ShopPorts, 'deliverWebhook' | 'isServed'> & {
  /** React Router's build of the pages. */
  pages: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the client build; null where only calls are asked. */
  clientFolder: string | null;
  /** How mails are sent; null: they stay queued. */
  mail: MailParts | null;
};

export type RunningShop = {
  shop: Shop;
  /** Answers a request as the network would have it answered. */
  fetch(request: Request, env?: unknown): Promise<Response>;
  /** The patterns of all routes. */
  readRoutes(): Promise<string[]>;
  /** The answers that are given ahead of all others. */
  earlyAnswers: EarlyAnswers;
  /** Public responses from memory, ahead of `fetch`. */
  responseCache: ResponseCache;
  /** The listener for a `node:http` server, with the handlers that run ahead of `fetch`. */
  listener(): RequestListener;
  /**
   * Says that it is not ready any more, and ends the live streams, which would never end by
   * themselves, spread over so long; browsers open new ones, elsewhere. All else goes on.
   */
  endStreams(withinMs?: number): void;
  /** Ends the background work, then closes the database. */
  close(): Promise<void>;
};

/** Of the routes of a build, which name their parents. */
function pagePatterns({ routes }: ServerBuild): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    const parent = pathOf(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return Object.keys(routes).map((id) => pathOf(id) || '/');
}

function hstsOf({ origin, hstsIncludesSubdomains }: Settings): Hsts {
  if (!origin?.startsWith('https:')) return 'none';
  return hstsIncludesSubdomains ? 'sub-domains' : 'host';
}

export async function runShop(settings: Settings, ports: RunningPorts): Promise<RunningShop> {
  const { database, pages, clientFolder, mail, plugins, log } = ports;
  const proxies = trustProxies(settings.trustedProxies);
  const origin = settings.origin ?? null;
  const hsts = hstsOf(settings);
  // The app exists only once its provider does; no event is delivered before that.
  const shop = await openShop(settings, {
    ...ports,
    isServed: true,
    deliverWebhook: async (request) => app.fetch(request),
  });
  await registerPlugins({ queries: database.queries, log }, plugins);
  const { securityContact } = settings;
  const app = createApp({ shop, pages, clientFolder, hsts, origin, securityContact, proxies });
  const responseCache = createResponseCache({
    fetch: async (request, forAll) => app.fetch(request, { forAll }),
    readVisitor: (cookie, path) => {
      const headers = new Headers(cookie === '' ? {} : { cookie });
      return loadQuietVisitor(shop, shop.openRequestSession(headers, ''), path);
    },
    origin,
    isOwnHost: isLoopbackHost,
    onError: (error) => log.error({ err: error }, 'Unable to make a public response'),
  });
  shop.live.onCatalogueChange(responseCache.invalidate);
  shop.stockLevels.onChange(responseCache.invalidate);
  shop.simulator?.start();
  await takeBack(database);
  const beat = createHeartbeat({ url: settings.heartbeatUrl, health: shop.health, log });
  const readPayouts = createPayoutWork(shop.database.queries, shop.provider.gateway, log);
  const afterRound = async () => {
    shop.health.roundEnded();
    await beat();
    await readPayouts();
  };
  const backgroundWork = startBackgroundWork(shop.sweep, afterRound, log);
  const mailWork = mail && startMailWork(shop, mail);
  const eventWork = startEventWork(shop, plugins);
  const backupWork = settings.backups && startBackupWork(shop, settings.backups);
  const earlyAnswers = createEarlyAnswers(securityHeaderLines(hsts), log);
  const beforeApp = basketApiHandler({ shop, origin, proxies, hsts, log });

  async function fetch(request: Request, env?: unknown): Promise<Response> {
    if (FORBIDDEN_METHODS.includes(request.method)) {
      return earlyAnswers.refuse(405, 'bad_method', `There is no ${request.method} here.`);
    }
    const own = atPublicUrl(request, origin);
    if (own instanceof Request) return app.fetch(own, env ?? {});
    if (own === 'unknown' && new URL(request.url).pathname === UP_PATH) {
      return app.fetch(request, env ?? {});
    }
    if (own === 'malformed') {
      return earlyAnswers.refuse(400, 'bad_host', 'The Host header of this request names no host.');
    }
    return earlyAnswers.refuse(421, 'unknown_host', 'Set ORIGIN to open the shop under this name.');
  }

  return {
    shop,
    fetch,
    readRoutes: async () => [
      ...app.routes.map(({ path }) => path),
      ...pagePatterns(typeof pages === 'function' ? await pages() : pages),
    ],
    earlyAnswers,
    responseCache,
    listener: () =>
      responseCache.before(
        beforeApp(streamListener(fetch, { errorHandler: earlyAnswers.onAdapterError })),
      ),
    endStreams: (withinMs) => shop.live.close(withinMs),
    async close() {
      await Promise.all([
        backgroundWork.stop(),
        mailWork?.stop(),
        eventWork.stop(),
        backupWork?.stop(),
        shop.jobs.stop(),
      ]);
      await shop.simulator?.stop();
      await shop.live.finish();
      await database.close();
    },
  };
}
