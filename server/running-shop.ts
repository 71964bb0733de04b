/** A shop that runs: its database and provider opened, its background work under way. */
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { AuthLimit } from '#app/features/account/auth.server.ts';
import type { Database } from '#db/database.ts';
import { createApp } from './app.ts';
import { atPublicUrl } from './public-url.ts';
import { repeat } from './repeat.ts';
import { openShop } from './shop.ts';
import { type PlugIn, plugInSimulator } from './simulated-provider.ts';

const SWEEP_PAUSE_MS = 60_000;

export type RunningShop = {
  /** Answers a request as the network would have it answered. */
  fetch(request: Request, env?: unknown): Promise<Response>;
  /** Ends the live streams, which would never end by themselves; browsers open new ones. */
  endStreams(): void;
  /** Ends the background work, then closes the database. */
  close(): Promise<void>;
};

export type RunningShopParts = {
  database: Database;
  pages: ServerBuild | (() => Promise<ServerBuild>);
  clientFolder: string | null;
  /** Makes the card provider; the embedded simulator when absent. */
  plugIn?: PlugIn;
  origin: string | null;
  authSecret: string;
  authLimit: AuthLimit;
  log: Logger;
};

export async function runShop(parts: RunningShopParts): Promise<RunningShop> {
  const { database, pages, clientFolder, plugIn = plugInSimulator, origin, log } = parts;
  // The app exists only once its provider does; no event is delivered before that.
  const { provider, simulator } = plugIn({
    queries: database.queries,
    deliverWebhook: async (request) => app.fetch(request),
    onError: (error) => log.error({ err: error }, 'The card simulator failed'),
  });
  const { shop, sweep } = await openShop({ ...parts, provider });
  const isHttps = origin?.startsWith('https:') ?? false;
  const cardSimulator = simulator?.browser ?? null;
  const app = createApp({ shop, pages, cardSimulator, clientFolder, isHttps, log });
  simulator?.start();
  const sweeping = repeat(sweep, SWEEP_PAUSE_MS, (error) =>
    log.error({ err: error }, 'Unable to sweep the payments'),
  );
  return {
    async fetch(request, env) {
      const own = atPublicUrl(request, origin);
      if (own) return app.fetch(own, env as object);
      return new Response('Set ORIGIN to open the shop under this name.\n', { status: 421 });
    },
    endStreams: () => shop.live.close(),
    async close() {
      await sweeping.stop();
      await simulator?.stop();
      await database.close();
    },
  };
}
