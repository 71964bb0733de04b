/** Signing in and registering: the limits ahead of it, the rules for passwords, and what follows from it. */
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { GuessLimiter } from '#app/features/account/password/guess-limit.server.ts';
import { hashPassword } from '#app/features/account/password/password-hash.server.ts';
import { findPasswordProblem } from '#app/features/account/password/password-rules.server.ts';
import { refuse, tooManyRequests } from '#app/features/account/refusal.ts';
import type { AfterSignIn } from '#app/features/account/session/after-sign-in.server.ts';
import {
  hitRateLimit,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { account } from '#db/schema/auth-schema.ts';
import type { ReplacedHash } from './auth-call.server.ts';
import type { Credentials } from './auth-request.ts';
import { AUTH_PATH } from './better-auth.server.ts';
import { untilNextStep } from './constant-time-response.ts';

type Try = {
  endpoint: '/sign-in/email' | '/sign-up/email';
  credentials: Credentials;
  clientAddress: string;
};

type Parts = {
  queries: Queries;
  log: Logger;
  /** By address, for sign-in and registration each. */
  limit: RateLimit;
  guesses: GuessLimiter;
  /** No password may be the shop's name. */
  shopName(): string;
  afterSignIn: AfterSignIn;
  /** Calls Better Auth, with the hash of a password that is registered. */
  call(
    request: Request,
    hash: string | null,
  ): Promise<{ value: Response; replacedHash: ReplacedHash | null; isOutrun: boolean }>;
};

const successSchema = z.object({ user: z.object({ id: z.string(), email: z.string() }) });

/** Replaces the hash of an earlier release, unless the password has been changed meanwhile. */
export async function replaceHash(
  queries: Queries,
  uid: string,
  { old, fresh }: ReplacedHash,
): Promise<void> {
  const isOld = and(eq(account.userId, uid), eq(account.password, old));
  await queries.update(account).set({ password: fresh, updatedAt: new Date() }).where(isOld);
}

/** Answers a request for Better Auth's sign-in or registration. */
export function createCredentialsCheck(
  parts: Parts,
): (request: Request, attempt: Try) => Promise<Response> {
  const { queries, log, limit, guesses, shopName, afterSignIn, call } = parts;

  /** A hash that was replaced meanwhile is verified anew: it may be of the same password. */
  async function callCurrent(request: Request, hash: string | null) {
    const answer = await call(request.clone(), hash);
    return answer.isOutrun ? call(request, hash) : answer;
  }

  return async function checkCredentials(request, { endpoint, credentials, clientAddress }) {
    const began = performance.now();
    const isSignIn = endpoint === '/sign-in/email';
    const event = isSignIn ? 'sign-in' : 'registration';
    const { email, password } = credentials;
    const line = { event, client: clientAddress, emailHash: guesses.emailHash(email) };

    function refuseForNow(waitSeconds: number): Response {
      log.warn({ ...line, outcome: 'limited' }, 'Too many attempts to sign in');
      return tooManyRequests(waitSeconds);
    }

    const key = rateLimitKey(`${AUTH_PATH}${endpoint}`, clientAddress);
    const waitSeconds = await hitRateLimit(queries, key, limit);
    if (waitSeconds > 0) return refuseForNow(waitSeconds);
    const attempt = isSignIn ? await guesses.attempt(email, clientAddress) : null;
    if (attempt?.ok === false) return refuseForNow(attempt.waitSeconds);
    if (attempt && attempt.waitMs > 0) await pause(attempt.waitMs);

    const problem = isSignIn
      ? null
      : await findPasswordProblem(password, { email, shopName: shopName() });
    const { value: response, replacedHash } = problem
      ? { value: refuse(400, problem.code, problem.message), replacedHash: null }
      : await callCurrent(request, isSignIn ? null : await hashPassword(password));
    if (!response.ok) {
      log.warn({ ...line, outcome: 'failed' }, 'An attempt to sign in failed');
      if (response.status === 401) await untilNextStep(began);
      return response;
    }
    const { user } = successSchema.parse(await response.clone().json());
    await (attempt?.succeeded() ?? guesses.remember(email, clientAddress));
    if (replacedHash) await replaceHash(queries, user.id, replacedHash);
    return afterSignIn(request, response, {
      event,
      uid: user.id,
      email: user.email,
      clientAddress,
    });
  };
}
