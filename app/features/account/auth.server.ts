/** E-mail and password, and sessions: what the shop asks of Better Auth, with limits ahead of it. */
import type { Logger } from 'pino';
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import type { RateLimit } from '#app/features/shopper/rate-limits.server.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import type { Queries } from '#db/database.ts';
import { callAuth } from './auth-call.server.ts';
import { toAuthRequest } from './auth-request.ts';
import { AUTH_PATH, CLIENT_ADDRESS_HEADER, openBetterAuth } from './better-auth.server.ts';
import { createCredentialsCheck } from './credentials-check.server.ts';
import type { GuessLimit } from './password/guess-limit.server.ts';
import { createSessionCookie } from './session/session-cookie.server.ts';
import { extendedEnd } from './session/session-lifetime.ts';
import {
  endSession,
  extendSession,
  type FoundSession,
  readSession,
  readSessionWithBasket,
} from './session/session-store.server.ts';

export type AuthSettings = {
  secret: string;
  /** The shop's public origin; null on the loopback, where the request's own host is taken. */
  origin: string | null;
  /** For sign-in and registration each, by address. */
  limit: RateLimit;
  /** For guesses against one account, from all addresses. */
  guessLimit: GuessLimit;
};

export type AuthParts = {
  queries: Queries;
  log: Logger;
  settings: AuthSettings;
  /** Called with the uid when a sign-in has ended another session of the same browser. */
  onSessionEnd(uid: string): void;
};

export type Auth = {
  /** The endpoints of `AUTH_ENDPOINTS` under /api/auth; the client's address counts against the limits. */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** The account of the session cookie in these headers, read from the database. */
  account(headers: Headers): Promise<Account | null>;
  /** The same, and the account's basket in the same statement. */
  accountWithBasket(headers: Headers): Promise<{ account: Account; basket: Basket } | null>;
};

export function createAuth({ queries, log, settings, onSessionEnd }: AuthParts): Auth {
  const { secret, origin, limit, guessLimit } = settings;
  const cookie = createSessionCookie(origin?.startsWith('https:') ?? false, secret);
  const betterAuth = openBetterAuth({ queries, log, secret, origin, cookieName: cookie.name });
  const checkCredentials = createCredentialsCheck({
    queries,
    log,
    secret,
    limit,
    guessLimit,
    readToken: cookie.read,
    onSessionEnd,
    call: (request, hash) => callAuth(() => betterAuth.handler(request), hash),
  });

  async function find<Found extends FoundSession>(
    read: (queries: Queries, token: string) => Promise<Found | null>,
    headers: Headers,
  ): Promise<Found | null> {
    const token = cookie.read(headers);
    const found = token === null ? null : await read(queries, token);
    const endsAt = found && extendedEnd(found, new Date());
    if (token !== null && endsAt) await extendSession(queries, token, endsAt);
    return found;
  }

  /** Ahead of Better Auth, which answers that it signed out even when its statement has failed. */
  async function endOwnSession(headers: Headers): Promise<void> {
    const token = cookie.read(headers);
    if (token !== null) await endSession(queries, token);
  }

  return {
    async handle(request, clientAddress) {
      const headers = new Headers(request.headers);
      headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
      const authRequest = await toAuthRequest(request, AUTH_PATH, headers);
      if (authRequest instanceof Response) return authRequest;
      const { endpoint, credentials, request: own } = authRequest;
      if (credentials) return checkCredentials(own, { endpoint, credentials, clientAddress });
      if (endpoint === '/sign-out') await endOwnSession(headers);
      // Better Auth does not know how long a session may last in all.
      const isEnded = endpoint === '/get-session' && (await find(readSession, headers)) === null;
      if (isEnded) return Response.json(null);
      return (await callAuth(() => betterAuth.handler(own))).value;
    },
    account: async (headers) => (await find(readSession, headers))?.account ?? null,
    accountWithBasket: (headers) => find(readSessionWithBasket, headers),
  };
}
