/** Better Auth over the shop's database, with the shop's own hashes, session tokens and lifetimes. */

import type { BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import type { Logger } from 'pino';
import * as z from 'zod';
import {
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from '#app/features/account/password/password-hash.server.ts';
import { MIN_PASSWORD_LETTERS } from '#app/features/account/password-length.ts';
import { firstEnd, MAX_SESSION_SECONDS } from '#app/features/account/session/session-lifetime.ts';
import { withHashedTokens } from '#app/features/account/session/session-token-hash.server.ts';
import type { Queries } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import * as authSchema from '#db/schema/auth-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import {
  readNewcomer,
  readProof,
  readTurn,
  recordFailures,
  recordOutrun,
  recordProof,
  recordReplacedHash,
} from './auth-call.server.ts';

const insertSession = sqlFunction<
  [
    uid: string,
    hash: string | null,
    passkey: string | null,
    tokenHash: string,
    endsAt: string,
    clientAddress: string,
    userAgent: string,
  ],
  string | null
>('start_session', 7, z.string().nullable());

/** What Better Auth stores of a session. */
const sessionSchema = z.object({
  userId: z.string(),
  expiresAt: z.date(),
  ipAddress: z.string(),
  userAgent: z.string(),
});

export const AUTH_PATH = '/api/auth';

/** Set by this server for Better Auth's sessions; a client's header of this name is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-basket-client-address';

const LOOPBACK_HOSTS = ['localhost', 'localhost:*', '127.0.0.1', '127.0.0.1:*', '[::1]', '[::1]:*'];

export type BetterAuthParts = {
  queries: Queries;
  log: Logger;
  secret: string;
  /** The shop's public origin; null on the loopback, where the request's own host is taken. */
  origin: string | null;
  /** The name of the session's cookie. */
  cookieName: string;
};

/** Registering calls this inside of a transaction, which must not last as long as a hash takes. */
async function hash(password: string): Promise<string> {
  return readNewcomer()?.hash ?? hashPassword(password, readTurn());
}

async function verify(stored: { hash: string; password: string }): Promise<boolean> {
  const { hash: old, password } = stored;
  const isRight = await verifyPassword(old, password, readTurn());
  if (isRight) recordProof({ hash: old });
  if (isRight && isOutdatedHash(old)) {
    recordReplacedHash({ old, fresh: await hashPassword(password, readTurn()) });
  }
  return isRight;
}

export function openBetterAuth({ queries, log, secret, origin, cookieName }: BetterAuthParts) {
  const isHttps = origin?.startsWith('https:') ?? false;
  const attributes = { secure: isHttps, sameSite: 'lax', httpOnly: true, path: '/' } as const;
  const adapter = drizzleAdapter(queries, {
    provider: 'pg',
    schema: authSchema,
    transaction: true,
  });
  return betterAuth({
    appName: 'Basket',
    basePath: AUTH_PATH,
    baseURL: origin ?? { allowedHosts: LOOPBACK_HOSTS, protocol: 'http' },
    secret,
    database: withHashedTokens(adapter, createSessionStart(queries)),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LETTERS,
      password: { hash, verify },
    },
    plugins: [passkeySession()],
    // The shop extends sessions itself; this is the age of the cookie, which no session exceeds.
    session: { expiresIn: MAX_SESSION_SECONDS, disableSessionRefresh: true },
    databaseHooks: {
      user: {
        create: {
          before: async () => {
            const newcomer = readNewcomer();
            if (!newcomer) throw new Error('Unable to register anybody: the call has no id for it');
            return { data: { id: newcomer.id } };
          },
        },
      },
      session: {
        create: {
          before: async ({ expiresAt }) => ({
            data: { expiresAt: firstEnd(expiresAt, new Date()) },
          }),
        },
      },
    },
    rateLimit: { enabled: false },
    advanced: {
      defaultCookieAttributes: attributes,
      cookies: {
        session_token: { name: cookieName, attributes },
        // The prefix makes browsers refuse it from a sub-domain or without TLS.
        ...(isHttps && { dont_remember: { name: '__Host-dont_remember', attributes } }),
      },
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    logger: {
      level: 'warn',
      log(level, message, ...details) {
        const isOutside = recordFailures(details);
        if (details.some(isDatabaseUnavailable)) return;
        // Better Auth's errors without one behind them are refusals, such as of a foreign origin.
        const isFailure = details.some((one) => one instanceof Error);
        if (level === 'error') log[isFailure ? 'error' : 'info'](message);
        // The shop logs a call that is refused, such as for a wrong password, in a line of its own.
        else if (isOutside) log.warn(message);
      },
    },
    // A failure comes back to the caller, who logs it: Better Auth would print it with all parameters.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
  });
}

/** A plugin with one call, for the server alone: it signs in to the account of a verified passkey. */
function passkeySession() {
  return {
    id: 'passkey-session',
    endpoints: {
      startPasskeySession: createAuthEndpoint(
        '/passkey-session',
        { method: 'POST', body: z.object({ uid: z.string() }), metadata: { scope: 'server' } },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.uid);
          const session = user && (await internalAdapter.createSession(user.id));
          if (!user || !session) throw new Error('Unable to sign in with a passkey');
          await setSessionCookie(context, { session, user }, false);
          return context.json({ user: { id: user.id, email: user.email } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/**
 * Stores a session, which begins by what the running call has verified, and returns its id. Throws Better Auth's
 * answer to a wrong password if that was changed, reset or removed since it was verified.
 */
function createSessionStart(
  queries: Queries,
): (data: object, tokenHash: string) => Promise<string> {
  return async (data, tokenHash) => {
    const { userId, expiresAt, ipAddress, userAgent } = sessionSchema.parse(data);
    const proof = readProof();
    const hash = proof && 'hash' in proof ? proof.hash : null;
    const passkey = proof && 'passkey' in proof ? proof.passkey : null;
    const endsAt = expiresAt.toISOString();
    const session = [userId, hash, passkey, tokenHash, endsAt, ipAddress, userAgent] as const;
    const id = await insertSession(queries, ...session);
    if (id !== null) return id;
    recordOutrun();
    throw new APIError('UNAUTHORIZED', {
      code: 'INVALID_EMAIL_OR_PASSWORD',
      message: 'Invalid email or password',
    });
  };
}
