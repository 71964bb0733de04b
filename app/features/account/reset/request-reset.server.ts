/** 'Forgot your password?': queues a mail with a link, and answers the same whoever has an account. */
import type { Logger } from 'pino';
import type { ResetRequest } from '#app/features/account/auth-request.ts';
import { untilNextStep } from '#app/features/account/even-time.ts';
import { hashMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import type { GuessLimiter } from '#app/features/account/password/guess-limit.server.ts';
import { tooManyRequests } from '#app/features/account/refusal.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import {
  hitRateLimit,
  MAIL_LIMIT,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';

type Parts = {
  queries: Queries;
  log: Logger;
  /** By address. */
  limit: RateLimit;
  guesses: Pick<GuessLimiter, 'emailHash'>;
  /** Calls Better Auth. */
  call(request: Request): Promise<Response>;
};

type ResetTry = { body: ResetRequest; clientAddress: string };

/** Answers a request for Better Auth's `request-password-reset`. */
export function createResetRequests(
  parts: Parts,
): (request: Request, attempt: ResetTry) => Promise<Response> {
  const { queries, log, limit, guesses, call } = parts;

  return async function requestReset(request, { body, clientAddress }) {
    const began = performance.now();
    const emailHash = guesses.emailHash(body.email);
    const line = { event: 'password-reset-request', client: clientAddress, emailHash };
    for (const [key, each] of [
      [rateLimitKey('reset', clientAddress), limit],
      [`mail ${emailHash}`, MAIL_LIMIT],
    ] as const) {
      const waitSeconds = await hitRateLimit(queries, key, each);
      if (waitSeconds === 0) continue;
      log.warn({ ...line, outcome: 'limited' }, 'Too many requests to reset a password');
      return tooManyRequests(waitSeconds);
    }
    const response = await call(request);
    log.info({ ...line, outcome: response.ok ? 'succeeded' : 'failed' }, 'A reset was requested');
    // The work differs by a row and a mail.
    await untilNextStep(began);
    return response;
  };
}

/** Queues the mail of a reset. */
export async function sendResetLink(
  queries: Queries,
  { user, token }: { user: { id: string; email: string }; token: string },
): Promise<void> {
  await queueMail(queries, {
    shopperId: user.id,
    dedupe: `password_reset:${hashMailedSecret('reset-password', token)}`,
    kind: 'password_reset',
    recipient: user.email,
    body: { secret: token },
  });
}
