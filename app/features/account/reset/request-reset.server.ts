/** 'Forgot your password?': queues a mail with a link, and answers the same whoever has an account. */
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { sendResetLink } from '#app/features/account/email/account-links.server.ts';
import type { GuessLimiter } from '#app/features/account/password/guess-limit.server.ts';
import { tooManyRequests } from '#app/features/account/refusal.ts';
import type { ResetRequest } from '#app/features/account/sign-in/auth-request.ts';
import { untilNextStep } from '#app/features/account/sign-in/constant-time-response.ts';
import {
  hitRateLimit,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';

type Parts = {
  queries: Queries;
  log: Logger;
  /** By address. */
  limit: RateLimit;
  guesses: Pick<GuessLimiter, 'emailHash' | 'placeOf'>;
};

type ResetTry = { body: ResetRequest; clientAddress: string };

/** In Better Auth's words, whose call this is. */
const ANSWER = {
  status: true,
  message: 'If this email exists in our system, check your email for the reset link',
};

/** Answers Better Auth's `request-password-reset`. */
export function createResetRequests(parts: Parts): (attempt: ResetTry) => Promise<Response> {
  const { queries, log, limit, guesses } = parts;

  return async function requestReset({ body, clientAddress }) {
    const began = performance.now();
    const email = body.email.toLowerCase();
    const emailHash = guesses.emailHash(email);
    const line = { event: 'password-reset-request', client: clientAddress, emailHash };
    const key = rateLimitKey('reset-request', clientAddress);
    const waitSeconds = await hitRateLimit(queries, key, limit);
    if (waitSeconds > 0) {
      log.warn({ ...line, outcome: 'limited' }, 'Too many requests to reset a password');
      return tooManyRequests(waitSeconds);
    }
    const place = await guesses.placeOf(email, clientAddress);
    const [found] = await queries.select({ uid: user.id }).from(user).where(eq(user.email, email));
    if (found) await sendResetLink(queries, { ...found, email, place });
    log.info({ ...line, outcome: 'succeeded' }, 'A reset was requested');
    // The work differs by a row and a mail.
    await untilNextStep(began);
    return Response.json(ANSWER);
  };
}
