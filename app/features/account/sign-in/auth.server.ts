/** E-mail and password, passkeys and sessions: what the shop asks of Better Auth, with limits ahead of it. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import {
  createPasskeySignIn,
  type PasskeySignIn,
} from '#app/features/account/passkey/passkey-sign-in.server.ts';
import type { GuessLimiter } from '#app/features/account/password/guess-limit.server.ts';
import { createResetRequests } from '#app/features/account/reset/request-reset.server.ts';
import { createPasswordReset } from '#app/features/account/reset/reset-password.server.ts';
import { createAfterSignIn } from '#app/features/account/session/after-sign-in.server.ts';
import type { AuthSecrets } from '#app/features/account/session/auth-secrets.ts';
import { createKnownDevice } from '#app/features/account/session/known-device.server.ts';
import { extendedEnd } from '#app/features/account/session/session-lifetime.ts';
import {
  endSession,
  extendSession,
  type FoundSession,
  readSession,
  readSessionWithBasket,
} from '#app/features/account/session/session-store.server.ts';
import type { Basket } from '#app/features/basket/core/basket-item.ts';
import type { RateLimit } from '#app/features/shopper/rate-limits.server.ts';
import type { Account } from '#app/features/shopper/visitor.ts';
import type { Queries } from '#db/database.ts';
import { callAuth } from './auth-call.server.ts';
import { toAuthRequest } from './auth-request.ts';
import { AUTH_PATH, CLIENT_ADDRESS_HEADER, openBetterAuth } from './better-auth.server.ts';
import { createCredentialsCheck } from './credentials-check.server.ts';

/** The session's cookie as Better Auth signs it: the token, a dot, its HMAC-SHA256 in base64. */
type SessionCookie = {
  name: string;
  /** The session's token, or null without a valid signature. */
  read(headers: Headers): string | null;
  /** The header Cookie with the session signed by the first secret, which is the one that Better Auth has. */
  signAnew(headers: Headers): string;
};

export type AuthSettings = {
  secrets: AuthSecrets;
  /** The shop's public origin; null on the loopback, where the request's own host is taken. */
  origin: string | null;
  /** No password may be the shop's name. */
  shopName(): string;
  /** For sign-in, registration, resets and passkeys each, by address. */
  limit: RateLimit;
};

export type AuthParts = {
  queries: Queries;
  log: Logger;
  /** Guesses against one account, from all addresses. */
  guesses: GuessLimiter;
  settings: AuthSettings;
};

export type Auth = {
  /** The endpoints of `AUTH_ENDPOINTS` under /api/auth; the client's address counts against the limits. */
  handle(request: Request, clientAddress: string): Promise<Response>;
  /** The account of the session cookie in these headers, read from the database. */
  account(headers: Headers): Promise<Account | null>;
  /** The same, and the account's basket in the same statement. */
  accountWithBasket(headers: Headers): Promise<{ account: Account; basket: Basket } | null>;
  /** The token of the session cookie in these headers; null without a valid signature. */
  readToken(headers: Headers): string | null;
  passkeys: PasskeySignIn;
};

export function createAuth({ queries, log, guesses, settings }: AuthParts): Auth {
  const { secrets, origin, shopName, limit } = settings;
  const [secret] = secrets;
  const isHttps = origin?.startsWith('https:') ?? false;
  const cookie = createSessionCookie(isHttps, secrets);
  const betterAuth = openBetterAuth({ queries, log, secret, origin, cookieName: cookie.name });
  const knownDevice = createKnownDevice(isHttps, secrets);
  const afterSignIn = createAfterSignIn({
    queries,
    log,
    knownDevice,
    emailHash: guesses.emailHash,
    readToken: cookie.read,
  });
  const checkCredentials = createCredentialsCheck({
    queries,
    log,
    limit,
    guesses,
    shopName,
    knownDevice,
    afterSignIn,
    call: (request, given) => callAuth(() => betterAuth.handler(request), given),
  });
  const requestReset = createResetRequests({ queries, log, limit, guesses });
  const resetPassword = createPasswordReset({ queries, log, limit, shopName });

  async function callBetterAuth(request: Request): Promise<Response> {
    return (await callAuth(() => betterAuth.handler(request))).value;
  }

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
      if (headers.has('cookie')) headers.set('cookie', cookie.signAnew(headers));
      const authRequest = await toAuthRequest(request, AUTH_PATH, headers);
      if (authRequest instanceof Response) return authRequest;
      const { endpoint, request: own } = authRequest;
      switch (endpoint) {
        case '/sign-in/email':
        case '/sign-up/email':
          return checkCredentials(own, { endpoint, credentials: authRequest.body, clientAddress });
        case '/request-password-reset':
          return requestReset({ body: authRequest.body, clientAddress });
        case '/reset-password':
          return resetPassword({ body: authRequest.body, clientAddress });
        case '/sign-out':
          await endOwnSession(headers);
          return callBetterAuth(own);
        case '/get-session':
          // Better Auth does not know how long a session may last in all.
          if ((await find(readSession, headers)) === null) return Response.json(null);
          return callBetterAuth(own);
      }
    },
    account: async (headers) => (await find(readSession, headers))?.account ?? null,
    accountWithBasket: (headers) => find(readSessionWithBasket, headers),
    readToken: cookie.read,
    passkeys: createPasskeySignIn({
      queries,
      log,
      secrets,
      limit,
      afterSignIn,
      startSession: async ({ uid, id }, headers) => {
        const call = { body: { uid }, headers, asResponse: true as const };
        const start = () => betterAuth.api.startPasskeySession(call);
        return (await callAuth(start, { proof: { passkey: id } })).value;
      },
    }),
  };
}

export function createSessionCookie(isHttps: boolean, secrets: AuthSecrets): SessionCookie {
  const name = isHttps ? '__Host-session' : 'session';

  function sign(token: string, secret: string = secrets[0]): string {
    return createHmac('sha256', secret).update(token).digest('base64');
  }

  function isSigned(token: string, signature: string): boolean {
    return secrets.some((secret) => {
      const [given, own] = [Buffer.from(signature), Buffer.from(sign(token, secret))];
      return given.length === own.length && timingSafeEqual(given, own);
    });
  }

  function read(headers: Headers): string | null {
    const value = parse(headers.get('cookie') ?? '', name)[name] ?? '';
    const dot = value.lastIndexOf('.');
    const token = value.slice(0, Math.max(dot, 0));
    return token !== '' && isSigned(token, value.slice(dot + 1)) ? token : null;
  }

  return {
    name,
    read,
    signAnew(headers) {
      const cookies = headers.get('cookie') ?? '';
      const token = read(headers);
      if (token === null) return cookies;
      const others = cookies.split(/;\s*/).filter((pair) => !pair.startsWith(`${name}=`));
      return [...others, `${name}=${encodeURIComponent(`${token}.${sign(token)}`)}`].join('; ');
    },
  };
}
