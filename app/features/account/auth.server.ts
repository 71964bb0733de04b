/** E-mail and password, and sessions: Better Auth over the shop's database. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Logger } from 'pino';
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import {
  hitRateLimit,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import * as authSchema from '#db/auth-schema.ts';
import type { Queries } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { toAuthRequest } from './auth-request.ts';
import { createSessionCookie } from './session-cookie.server.ts';
import { type FoundSession, readSession, readSessionWithBasket } from './session-store.server.ts';

/** Set by this server for Better Auth's sessions; a client's header of this name is dropped. */
const CLIENT_ADDRESS_HEADER = 'x-basket-client-address';

export const AUTH_PATH = '/api/auth';

/** The endpoints with a rate limit, each with its own. */
const LIMITED_PATHS = [`${AUTH_PATH}/sign-in/email`, `${AUTH_PATH}/sign-up/email`];

/** Better Auth's own 429 response. */
function tooManyRequests(waitSeconds: number): Response {
  const message = 'Too many requests. Please try again later.';
  const headers = { 'x-retry-after': String(waitSeconds) };
  return Response.json({ message }, { status: 429, headers });
}

export type AuthSettings = {
  secret: string;
  /** The shop's public origin; null on the loopback, where the request's own host is taken. */
  origin: string | null;
  /** For sign-in and registration each. */
  limit: RateLimit;
};

type Parts = { queries: Queries; log: Logger; settings: AuthSettings };

const LOOPBACK_HOSTS = ['localhost', 'localhost:*', '127.0.0.1', '127.0.0.1:*', '[::1]', '[::1]:*'];

export type Auth = {
  /** The endpoints of `AUTH_ENDPOINTS` under /api/auth; the address counts against the rate limit. */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** The account of the session cookie in these headers, read from the database. */
  account(headers: Headers): Promise<Account | null>;
  /** The same, and the account's basket in the same statement. */
  accountWithBasket(headers: Headers): Promise<{ account: Account; basket: Basket } | null>;
};

/** Better Auth's own defaults. A session in use is renewed once a day. */
const SESSION_SECONDS = 7 * 24 * 60 * 60;
const RENEWED_AFTER_SECONDS = 24 * 60 * 60;

/** What Better Auth has logged during one call. */
const loggedFailures = new AsyncLocalStorage<unknown[]>();

function recordFailures(details: unknown[]): void {
  loggedFailures.getStore()?.push(...details);
}

/** Better Auth hides the cause of a failure: rethrows an unavailable database as such. */
async function throwOutage<Value>(work: () => Promise<Value>): Promise<Value> {
  const failures: unknown[] = [];
  const [outcome] = await Promise.allSettled([loggedFailures.run(failures, work)]);
  const outage = failures.find(isDatabaseUnavailable);
  if (outage) throw outage;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

export function createAuth({ queries, log, settings }: Parts): Auth {
  const isHttps = settings.origin?.startsWith('https:') ?? false;
  const cookie = createSessionCookie(isHttps, settings.secret);
  const auth = betterAuth({
    appName: 'Basket',
    basePath: AUTH_PATH,
    baseURL: settings.origin ?? { allowedHosts: LOOPBACK_HOSTS, protocol: 'http' },
    secret: settings.secret,
    database: drizzleAdapter(queries, { provider: 'pg', schema: authSchema, transaction: true }),
    emailAndPassword: { enabled: true },
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEWED_AFTER_SECONDS },
    rateLimit: { enabled: false },
    advanced: {
      cookies: {
        session_token: {
          name: cookie.name,
          attributes: { secure: isHttps, sameSite: 'lax', httpOnly: true, path: '/' },
        },
      },
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    logger: {
      level: 'warn',
      log(level, message, ...details) {
        recordFailures(details);
        if (!details.some(isDatabaseUnavailable)) {
          log[level === 'error' ? 'error' : 'warn'](message);
        }
      },
    },
    telemetry: { enabled: false },
  });

  /** The seconds to wait before the next attempt, or 0. */
  async function hitLimit(request: Request, clientAddress: string): Promise<number> {
    const path = new URL(request.url).pathname;
    if (!LIMITED_PATHS.includes(path)) return 0;
    return hitRateLimit(queries, rateLimitKey(path, clientAddress), settings.limit);
  }

  /** Calling Better Auth renews a session that is due; for any other our own query finds the same. */
  async function renewIfDue({ endsAt }: FoundSession, headers: Headers): Promise<void> {
    const leftMs = endsAt.getTime() - Date.now();
    if (leftMs > (SESSION_SECONDS - RENEWED_AFTER_SECONDS) * 1_000) return;
    await throwOutage(() => auth.api.getSession({ headers }));
  }

  async function find<Found extends FoundSession>(
    read: (queries: Queries, token: string) => Promise<Found | null>,
    headers: Headers,
  ): Promise<Found | null> {
    const token = cookie.read(headers);
    const found = token === null ? null : await read(queries, token);
    if (found) await renewIfDue(found, headers);
    return found;
  }

  return {
    async handle(request, clientAddress) {
      const headers = new Headers(request.headers);
      headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
      const authRequest = await toAuthRequest(request, AUTH_PATH, headers);
      if (authRequest instanceof Response) return authRequest;
      const waitSeconds = await hitLimit(authRequest, clientAddress);
      if (waitSeconds > 0) return tooManyRequests(waitSeconds);
      return throwOutage(() => auth.handler(authRequest));
    },
    account: async (headers) => (await find(readSession, headers))?.account ?? null,
    accountWithBasket: (headers) => find(readSessionWithBasket, headers),
  };
}
