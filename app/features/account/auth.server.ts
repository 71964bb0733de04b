/** E-mail and password, and sessions: Better Auth over the shop's database. */
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware } from 'better-auth/api';
import type { Logger } from 'pino';
import type { RateLimit } from '#app/features/shopper/rate-limit.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import * as authSchema from '#db/auth-schema.ts';
import type { Queries } from '#db/database.ts';

/** Set by this server from the connection; what a client sends under this name is dropped. */
const CLIENT_ADDRESS_HEADER = 'x-basket-client-address';

export const AUTH_PATH = '/api/auth';

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
  /** Better Auth's own calls under /api/auth; the address counts against the rate limit. */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** Who is signed in, by the session cookie among these headers. */
  account(headers: Headers): Promise<Account | null>;
};

/** Registering asks for no name (spec 2, Login page); Better Auth's table wants one. */
const namelessRegistration = createAuthMiddleware(async (context) => {
  if (context.path !== '/sign-up/email' || typeof context.body !== 'object') return;
  return { context: { body: { name: '', ...context.body } } };
});

export function createAuth({ queries, log, settings }: Parts): Auth {
  const isHttps = settings.origin?.startsWith('https:') ?? false;
  const limit = { window: settings.limit.windowSeconds, max: settings.limit.most };
  const auth = betterAuth({
    appName: 'Basket',
    basePath: AUTH_PATH,
    baseURL: settings.origin ?? { allowedHosts: LOOPBACK_HOSTS, protocol: 'http' },
    secret: settings.secret,
    database: drizzleAdapter(queries, { provider: 'pg', schema: authSchema, transaction: true }),
    emailAndPassword: { enabled: true },
    hooks: { before: namelessRegistration },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 1000,
      customRules: { '/sign-in/email': limit, '/sign-up/email': limit },
    },
    advanced: {
      cookies: {
        session_token: {
          name: isHttps ? '__Host-session' : 'session',
          attributes: { secure: isHttps, sameSite: 'lax', httpOnly: true, path: '/' },
        },
      },
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn'](message),
    },
    telemetry: { enabled: false },
  });
  return {
    handle(request, clientAddress) {
      const headers = new Headers(request.headers);
      headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
      return auth.handler(new Request(request, { headers }));
    },
    async account(headers) {
      const found = await auth.api.getSession({ headers });
      return found ? { uid: found.user.id, email: found.user.email } : null;
    },
  };
}
