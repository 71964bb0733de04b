/** Signing in and registering: the limits ahead of it, what follows from it, and its line in the log. */
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import {
  hitRateLimit,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import { account } from '#db/auth-schema.ts';
import type { Queries } from '#db/database.ts';
import type { ReplacedHash } from './auth-call.server.ts';
import type { AuthEndpoint, Credentials } from './auth-request.ts';
import { AUTH_PATH } from './better-auth.server.ts';
import { createGuessLimiter, type GuessLimit } from './password/guess-limit.server.ts';
import { hashPassword } from './password/password-hash.server.ts';
import { endSession } from './session/session-store.server.ts';

type Try = { endpoint: AuthEndpoint; credentials: Credentials; clientAddress: string };

type Parts = {
  queries: Queries;
  log: Logger;
  secret: string;
  /** By address, for sign-in and registration each. */
  limit: RateLimit;
  guessLimit: GuessLimit;
  /** The token of the session cookie in these headers, or null. */
  readToken(headers: Headers): string | null;
  onSessionEnd(uid: string): void;
  /** Calls Better Auth, with the hash of a password that is registered. */
  call(
    request: Request,
    hash: string | null,
  ): Promise<{ value: Response; replacedHash: ReplacedHash | null }>;
};

/**
 * A refusal is sent at a multiple of this after the request, so that its time does not tell whether the
 * e-mail has an account, and with which kind of hash. Longer than every kind takes.
 */
const REFUSAL_STEP_MS = 250;

const successSchema = z.object({ user: z.object({ id: z.string() }) });

/** Better Auth's own 429 response. */
function tooManyRequests(waitSeconds: number): Response {
  const message = 'Too many requests. Please try again later.';
  const headers = { 'x-retry-after': String(waitSeconds), 'retry-after': String(waitSeconds) };
  return Response.json({ message }, { status: 429, headers });
}

/** Answers a request for Better Auth's sign-in or registration. */
export function createCredentialsCheck(
  parts: Parts,
): (request: Request, attempt: Try) => Promise<Response> {
  const { queries, log, limit, readToken, onSessionEnd, call } = parts;
  const guesses = createGuessLimiter(queries, parts.secret, parts.guessLimit);

  async function replaceHash(uid: string, { old, fresh }: ReplacedHash): Promise<void> {
    const isOld = and(eq(account.userId, uid), eq(account.password, old));
    await queries.update(account).set({ password: fresh, updatedAt: new Date() }).where(isOld);
  }

  /** A browser has one session: the one that it had before ends. */
  async function endFormerSession(headers: Headers): Promise<void> {
    const token = readToken(headers);
    const uid = token === null ? null : await endSession(queries, token);
    if (uid !== null) onSessionEnd(uid);
  }

  return async function checkCredentials(request, { endpoint, credentials, clientAddress }) {
    const began = performance.now();
    const isSignIn = endpoint === '/sign-in/email';
    const line = { event: isSignIn ? 'sign-in' : 'registration', client: clientAddress };
    const { email, password } = credentials;
    const emailHash = guesses.emailHash(email);

    function refuse(waitSeconds: number): Response {
      log.warn({ ...line, outcome: 'limited', emailHash }, 'Too many attempts to sign in');
      return tooManyRequests(waitSeconds);
    }

    const key = rateLimitKey(`${AUTH_PATH}${endpoint}`, clientAddress);
    const waitSeconds = await hitRateLimit(queries, key, limit);
    if (waitSeconds > 0) return refuse(waitSeconds);
    const attempt = isSignIn ? await guesses.attempt(email, clientAddress) : null;
    if (attempt?.ok === false) return refuse(attempt.waitSeconds);
    if (attempt && attempt.waitMs > 0) await pause(attempt.waitMs);

    const { value: response, replacedHash } = await call(
      request,
      isSignIn ? null : await hashPassword(password),
    );
    if (!response.ok) {
      log.warn({ ...line, outcome: 'failed', emailHash }, 'An attempt to sign in failed');
      const tookMs = performance.now() - began;
      if (response.status === 401) await pause(REFUSAL_STEP_MS - (tookMs % REFUSAL_STEP_MS));
      return response;
    }
    const { user } = successSchema.parse(await response.clone().json());
    await (attempt?.succeeded() ?? guesses.remember(email, clientAddress));
    if (replacedHash) await replaceHash(user.id, replacedHash);
    await endFormerSession(request.headers);
    log.info({ ...line, outcome: 'succeeded', account: user.id }, 'Signed in');
    return response;
  };
}
