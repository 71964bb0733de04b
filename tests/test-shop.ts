/** A whole shop over HTTP, on a test database and the simulator. */
import type { ServerBuild } from 'react-router';
import type { GuessLimit } from '#app/features/account/password/guess-limit.server.ts';
import type { TermsMode } from '#app/features/delivery/terms.ts';
import type { StreamLimits } from '#app/features/live/server/stream-slots.ts';
import type { RateLimit } from '#app/features/shopper/rate-limits.server.ts';
import type { Database } from '#db/database.ts';
import type { TrustedProxies } from '#server/http/client-address.ts';
import type { MailParts } from '#server/mail-work.ts';
import { type RunningShop, runShop } from '#server/run-shop.ts';
import { testDatabase } from './test-database.ts';
import { testLog } from './test-log.ts';
import { testProvider } from './test-provider.ts';
import { createVisitor, type TestVisitor } from './test-visitor.ts';

export type TestShopOptions = {
  /** A new one by default; closing the shop closes it. */
  database?: Database;
  authSecret?: string;
  /** The configured ORIGIN; none by default. */
  origin?: string;
  /** The trusted proxies; none by default. */
  proxies?: TrustedProxies;
  authLimit?: RateLimit;
  paymentLimit?: RateLimit;
  /** Guesses against one account; the shop's own by default. */
  guessLimit?: GuessLimit;
  guestLimit?: RateLimit;
  /** Those of a real shop by default. */
  streamLimits?: StreamLimits;
  /** See Settings; none by default. */
  hstsIncludesSubdomains?: boolean;
  securityContact?: string;
  /** Addresses and codes; as in the specification by default. */
  mode?: TermsMode;
  /** How mails are sent; by default they stay queued. */
  mail?: MailParts;
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
  audit: RunningShop['audit'];
  live: RunningShop['live'];
  orderActions: RunningShop['orderActions'];
  deleteAccount: RunningShop['deleteAccount'];
  endStreams(): void;
  /** The entries at warning level and above since the last call. */
  takeLogged: ReturnType<typeof testLog>['takeLines'];
  linesOf: ReturnType<typeof testLog>['linesOf'];
  close(): Promise<void>;
};

const GENEROUS: RateLimit = { windowSeconds: 60, max: 10_000 };

function noPages(): Promise<ServerBuild> {
  return Promise.reject(new Error('This test shop has no pages: give it the built shop'));
}

export async function testShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { origin = null, built, sendsEvents = true } = options;
  const { log, takeLines, linesOf } = testLog();
  const provider = testProvider({ sendsEvents, retries: 2 });
  const run = built?.runShop ?? runShop;
  const shop = await run({
    database: options.database ?? (await testDatabase()),
    pages: built?.pages ?? noPages,
    clientFolder: null,
    plugIn: provider.plugIn,
    origin,
    hstsIncludesSubdomains: options.hstsIncludesSubdomains ?? false,
    securityContact: options.securityContact ?? null,
    ...(options.mail && { mail: options.mail }),
    ...(options.mode && { mode: options.mode }),
    ...(options.proxies && { proxies: options.proxies }),
    ...(options.streamLimits && { streamLimits: options.streamLimits }),
    authSecret: options.authSecret ?? 'a secret for the tests, long enough',
    authLimit: options.authLimit ?? GENEROUS,
    paymentLimit: options.paymentLimit ?? GENEROUS,
    guestLimit: options.guestLimit ?? GENEROUS,
    ...(options.guessLimit && { guessLimit: options.guessLimit }),
    log,
  });
  return {
    fetch: shop.fetch,
    listener: shop.listener,
    earlyAnswers: shop.earlyAnswers,
    visitor: (address = '127.0.0.1') =>
      createVisitor(shop.fetch, { origin: origin ?? 'http://localhost', address }),
    provider,
    audit: shop.audit,
    live: shop.live,
    orderActions: shop.orderActions,
    deleteAccount: shop.deleteAccount,
    endStreams: shop.endStreams,
    takeLogged: takeLines,
    linesOf,
    close: shop.close,
  };
}
