/** A shop that runs: its database and provider opened, its background work under way. */

import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { DeleteAccount } from '#app/features/account/data/delete-account.server.ts';
import type { GuessLimit } from '#app/features/account/password/guess-limit.server.ts';
import type { Audit } from '#app/features/audit/audit.server.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { StreamLimits } from '#app/features/live/server/stream-slots.ts';
import type { OrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import type { OrderService } from '#app/features/orders/order-service.server.ts';
import {
  AUTH_LIMIT,
  PAYMENT_LIMIT,
  type RateLimit,
} from '#app/features/shopper/rate-limits.server.ts';
import type { ShopAbout, ShopTexts } from '#app/shared/shop-about.ts';
import type { Database } from '#db/database.ts';
import { basketApiHandler } from '#server/http/basket-api-handler.ts';
import { type TrustedProxies, trustProxies } from '#server/http/client-address.ts';
import { createEarlyAnswers, type EarlyAnswers } from '#server/http/early-answers.ts';
import { atPublicUrl, isLoopbackHost } from '#server/http/public-url.ts';
import { createResponseCache, type ResponseCache } from '#server/http/response-cache.ts';
import { securityHeaderLines } from '#server/http/security-headers.ts';
import type { PlugIn } from '#server/providers/plug-in.ts';
import { plugInSimulator } from '#server/providers/simulator-provider.ts';
import { createApp } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { type MailParts, startMailWork } from './mail-work.ts';
import { type OpenedShop, openShop } from './shop.ts';

/** What a Request can be received with but not be made with (Fetch standard, 2.2.1 Methods). */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

export type RunningShop = {
  /** Answers a request as the network would have it answered. */
  fetch(request: Request, env?: unknown): Promise<Response>;
  /** The answers that are given ahead of all others. */
  earlyAnswers: EarlyAnswers;
  /** Public responses from memory, ahead of `fetch`. */
  responseCache: ResponseCache;
  /** Compares what the provider says with what the shop has, while the shop goes on. */
  audit: Audit;
  endForeignHolds: OpenedShop['endForeignHolds'];
  /** The listener for a `node:http` server, with the handlers that run ahead of `fetch`. */
  listener(): RequestListener;
  /** For the shopkeeper's commands. */
  database: Database;
  orders: OrderService;
  orderActions: OrderActions;
  deleteAccount: DeleteAccount;
  live: Pick<LiveHub, 'onOrderChange' | 'subscribe' | 'isClosed'>;
  /**
   * Says that it is not ready any more, and ends the live streams, which would never end by
   * themselves, spread over so long; browsers open new ones, elsewhere. All else goes on.
   */
  endStreams(withinMs?: number): void;
  /** Ends the background work, then closes the database. */
  close(): Promise<void>;
};

export type RunningShopParts = {
  database: Database;
  pages: ServerBuild | (() => Promise<ServerBuild>);
  clientFolder: string | null;
  /** Where imported pictures are; none are served when absent. */
  dataDir?: string;
  /** Makes the payment provider; the embedded simulator when absent. */
  plugIn?: PlugIn;
  origin: string | null;
  /** See Settings; none when absent. */
  hstsIncludesSubdomains?: boolean;
  pictureHosts?: readonly string[];
  securityContact?: string | null;
  /** How mails are sent; when absent they stay queued. */
  mail?: MailParts;
  /** See Settings; no limit when absent. */
  maxUnits?: number | null;
  /** See Settings. */
  contactDays?: number;
  timeZone?: string;
  /** See Settings; as in the specification when absent. */
  mode?: TermsMode;
  /** The proxies in front; none when absent. */
  proxies?: TrustedProxies;
  authSecret: string;
  /** Tries from one address, for sign-in and registration each. */
  authLimit?: RateLimit;
  /** Payments that are started from one address. */
  paymentLimit?: RateLimit;
  /** Guesses against one account; GUESS_LIMIT when absent. */
  guessLimit?: GuessLimit;
  /** Guests that are made from one address; GUEST_LIMIT when absent. */
  guestLimit?: RateLimit;
  /** Live streams of this process. */
  streamLimits?: StreamLimits;
  /** What the shop says about itself; the defaults when absent. */
  about?: ShopAbout;
  texts?: ShopTexts;
  log: Logger;
};

export async function runShop(parts: RunningShopParts): Promise<RunningShop> {
  const { database, pages, clientFolder, plugIn = plugInSimulator, origin, log } = parts;
  const { proxies = trustProxies([]), dataDir = null } = parts;
  // The app exists only once its provider does; no event is delivered before that.
  const { provider, simulator } = plugIn({
    queries: database.queries,
    deliverWebhook: async (request) => app.fetch(request),
    onError: (error) => log.error({ err: error }, 'The card simulator failed'),
  });
  const { shop, sweep, audit, endForeignHolds } = await openShop({
    authLimit: AUTH_LIMIT,
    paymentLimit: PAYMENT_LIMIT,
    ...parts,
    provider,
  });
  const isHttps = origin?.startsWith('https:') ?? false;
  const hsts = !isHttps ? 'none' : parts.hstsIncludesSubdomains ? 'sub-domains' : 'host';
  const cardSimulator = simulator?.browser ?? null;
  const app = createApp({
    shop,
    pages,
    cardSimulator,
    clientFolder,
    dataDir,
    hsts,
    origin,
    securityContact: parts.securityContact ?? null,
    proxies,
    log,
  });
  const responseCache = createResponseCache({
    fetch: async (request) => app.fetch(request, { isPublic: true }),
    origin,
    isOwnHost: isLoopbackHost,
    onError: (error) => log.error({ err: error }, 'Unable to make a public response'),
  });
  shop.live.onCatalogueChange(responseCache.invalidate);
  shop.stockLevels.onChange(responseCache.invalidate);
  simulator?.start();
  const backgroundWork = startBackgroundWork(sweep, log);
  const { queries } = database;
  const { live, about, texts } = shop;
  const mailWork = parts.mail
    ? startMailWork({
        mail: parts.mail,
        queries,
        live,
        about,
        texts,
        timeZone: parts.timeZone ?? 'UTC',
        log,
      })
    : null;
  const earlyAnswers = createEarlyAnswers(securityHeaderLines(hsts), log);
  const beforeApp = basketApiHandler({ shop, origin, proxies, hsts, log });

  async function fetch(request: Request, env?: unknown): Promise<Response> {
    if (FORBIDDEN_METHODS.includes(request.method)) {
      return earlyAnswers.refuse(405, 'bad_method', `There is no ${request.method} here.`);
    }
    const own = atPublicUrl(request, origin);
    if (own instanceof Request) return app.fetch(own, env as object);
    if (own === 'malformed') {
      return earlyAnswers.refuse(400, 'bad_host', 'The Host header of this request names no host.');
    }
    return earlyAnswers.refuse(421, 'unknown_host', 'Set ORIGIN to open the shop under this name.');
  }

  return {
    fetch,
    earlyAnswers,
    responseCache,
    listener: () =>
      responseCache.before(
        beforeApp(getRequestListener(fetch, { errorHandler: earlyAnswers.onAdapterError })),
      ),
    audit,
    endForeignHolds,
    database,
    orders: shop.orders,
    orderActions: shop.orderActions,
    deleteAccount: shop.deleteAccount,
    live: shop.live,
    endStreams: (withinMs) => shop.live.close(withinMs),
    async close() {
      await Promise.all([backgroundWork.stop(), mailWork?.stop()]);
      await simulator?.stop();
      await shop.live.finish();
      await database.close();
    },
  };
}
