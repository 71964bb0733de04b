/** Setting a password by the link of a mail: Better Auth's call, written in one commit. */

import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import { hashMailedSecret, readMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import { hashPassword } from '#app/features/account/password/password-hash.server.ts';
import { findPasswordProblem } from '#app/features/account/password/password-rules.server.ts';
import { ownersTurn } from '#app/features/account/password/password-turns.ts';
import { refuse, tooManyRequests } from '#app/features/account/refusal.ts';
import type { NewPassword } from '#app/features/account/sign-in/auth-request.ts';
import {
  hitRateLimit,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';

/** The account's id; null if the secret was spent meanwhile. */
const writePassword = sqlFunction<[secretHash: string, passwordHash: string], string | null>(
  'reset_password',
  2,
  z.string().nullable(),
);

type Parts = {
  queries: Queries;
  log: Logger;
  /** By address. */
  limit: RateLimit;
  shopName(): string;
};

type Try = { body: NewPassword; clientAddress: string };

async function readEmail(queries: Queries, secret: string): Promise<string | null> {
  const found = await readMailedSecret(queries, 'reset-password', secret);
  if (!found) return null;
  const [row] = await queries
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, found.uid));
  return row?.email ?? null;
}

/** Whether this secret still resets a password. Spends nothing. */
export async function isResetSecret(queries: Queries, secret: string): Promise<boolean> {
  return (await readMailedSecret(queries, 'reset-password', secret)) !== null;
}

/**
 * Answers Better Auth's `reset-password`. Better Auth itself would spend the secret, set the password and end
 * the sessions in a commit each: a process that ends between them leaves an intruder signed in.
 */
export function createPasswordReset(parts: Parts): (attempt: Try) => Promise<Response> {
  const { queries, log, limit, shopName } = parts;

  return async function resetPassword({ body: { token, newPassword }, clientAddress }) {
    const line = { event: 'password-reset', client: clientAddress };
    const waitSeconds = await hitRateLimit(queries, rateLimitKey('reset', clientAddress), limit);
    if (waitSeconds > 0) {
      log.warn({ ...line, outcome: 'limited' }, 'Too many attempts to reset a password');
      return tooManyRequests(waitSeconds);
    }
    const email = await readEmail(queries, token);
    const problem =
      email && (await findPasswordProblem(newPassword, { email, shopName: shopName() }));
    if (problem) return refuse(400, problem.code, problem.message);
    const uid =
      email &&
      (await writePassword(
        queries,
        hashMailedSecret('reset-password', token),
        await hashPassword(newPassword, ownersTurn(email)),
      ));
    if (!uid) {
      log.warn({ ...line, outcome: 'failed' }, 'An attempt to reset a password failed');
      return refuse(400, 'INVALID_TOKEN', 'Invalid token');
    }
    log.info({ ...line, outcome: 'succeeded', account: uid }, 'A password was reset');
    return Response.json({ status: true });
  };
}
