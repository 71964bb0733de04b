/** Signing in and registering: the limits ahead of it, the rules for passwords, and what follows from it. */
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Attempt, GuessLimiter } from '#app/features/account/password/guess-limit.server.ts';
import { hashPassword } from '#app/features/account/password/password-hash.server.ts';
import { findPasswordProblem } from '#app/features/account/password/password-rules.server.ts';
import {
  newcomersTurn,
  ownersTurn,
  type PasswordTurn,
  strangersTurn,
} from '#app/features/account/password/password-turns.ts';
import { refuse, tooManyRequests } from '#app/features/account/refusal.ts';
import type { AfterSignIn } from '#app/features/account/session/after-sign-in.server.ts';
import type { KnownDevice } from '#app/features/account/session/known-device.server.ts';
import {
  clientNetwork,
  hitRateLimit,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { account, user } from '#db/schema/auth-schema.ts';
import type { Newcomer, ReplacedHash } from './auth-call.server.ts';
import type { Credentials } from './auth-request.ts';
import { AUTH_PATH } from './better-auth.server.ts';
import { untilNextStep } from './constant-time-response.ts';
import { newAccountId } from './new-account-id.server.ts';

type Try = {
  endpoint: '/sign-in/email' | '/sign-up/email';
  credentials: Credentials;
  clientAddress: string;
};

/** One that may be tried. */
type Attempted = Extract<Attempt, { ok: true }>;

type Parts = {
  queries: Queries;
  log: Logger;
  /** By address, for sign-in and registration each. */
  limit: RateLimit;
  guesses: GuessLimiter;
  /** No password may be the shop's name. */
  shopName(): string;
  knownDevice: KnownDevice;
  afterSignIn: AfterSignIn;
  /** Calls Better Auth, with what a registration needs. */
  call(
    request: Request,
    given: { turn: PasswordTurn; newcomer: Newcomer | null },
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
  const { queries, log, limit, guesses, shopName, knownDevice, afterSignIn, call } = parts;

  /** A hash that was replaced meanwhile is verified anew: it may be of the same password. */
  async function callCurrent(request: Request, given: Parameters<typeof call>[1]) {
    const answer = await call(request.clone(), given);
    return answer.isOutrun ? call(request, given) : answer;
  }

  /** Whether somebody has signed in to the account from this network, or with this browser. */
  async function isFromHome({ headers }: Request, email: string, { isKnown }: Attempted) {
    if (isKnown) return true;
    if (!knownDevice.isMarked(headers)) return false;
    const [row] = await queries
      .select({ uid: user.id })
      .from(user)
      .where(eq(user.email, email.toLowerCase()));
    return row !== undefined && knownDevice.isKnown(headers, row.uid);
  }

  async function turnOf(
    request: Request,
    { credentials, clientAddress }: Try,
    attempt: Attempted | null,
  ) {
    const network = clientNetwork(clientAddress);
    if (!attempt) return newcomersTurn(network);
    const { email } = credentials;
    return (await isFromHome(request, email, attempt))
      ? ownersTurn(guesses.emailHash(email))
      : strangersTurn(network);
  }

  return async function checkCredentials(request, tried) {
    const { endpoint, credentials, clientAddress } = tried;
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

    const turn = await turnOf(request, tried, attempt);
    const problem = isSignIn
      ? null
      : await findPasswordProblem(password, { email, shopName: shopName() });
    const { value: response, replacedHash } = problem
      ? { value: refuse(400, problem.code, problem.message), replacedHash: null }
      : await callCurrent(request, {
          turn,
          newcomer: isSignIn
            ? null
            : { id: await newAccountId(queries), hash: await hashPassword(password, turn) },
        });
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
