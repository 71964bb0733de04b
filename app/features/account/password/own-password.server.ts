/** The password of who is signed in already: verified before the account is changed, and changed. */

import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { messages } from '#app/features/account/messages/messages.ts';
import type { OwnSession } from '#app/features/account/session/own-session-store.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { account } from '#db/schema/auth-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { GuessLimiter } from './guess-limit.server.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { findPasswordProblem } from './password-rules.server.ts';
import { ownersTurn } from './password-turns.ts';

const writePassword = sqlFunction<
  [uid: string, seenHash: string, passwordHash: string, keptSession: string],
  boolean
>('change_password', 4, z.boolean());

/** A message for the owner, and the status of the response that has it. */
export type PasswordRefusal = { status: number; message: string };

type Parts = { queries: Queries; guesses: GuessLimiter };

/** The hash of the password, if it is right. Counts as a guess at the account, as a sign-in does. */
export async function verifyOwnPassword(
  { queries, guesses }: Parts,
  { uid, email }: Pick<OwnSession, 'uid' | 'email'>,
  { password, clientAddress }: { password: string; clientAddress: string },
): Promise<Result<string, PasswordRefusal>> {
  const attempt = await guesses.attempt(email, clientAddress);
  if (!attempt.ok) {
    return refused({ status: 429, message: messages.tooManyAttempts(attempt.waitSeconds) });
  }
  if (attempt.waitMs > 0) await pause(attempt.waitMs);
  const [row] = await queries
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, uid), eq(account.providerId, 'credential')));
  const hash = row?.hash ?? null;
  if (hash === null || !(await verifyPassword(hash, password, ownersTurn(uid)))) {
    return refused({ status: 401, message: messages.notYourPassword });
  }
  await attempt.succeeded();
  return done(hash);
}

/** Replaces the password and ends the account's other sessions. */
export async function changePassword(
  parts: Parts & { shopName(): string },
  session: OwnSession,
  input: { password: string; newPassword: string; clientAddress: string },
): Promise<Result<null, PasswordRefusal>> {
  const verified = await verifyOwnPassword(parts, session, input);
  if (!verified.ok) return verified;
  const { newPassword } = input;
  const problem = await findPasswordProblem(newPassword, {
    email: session.email,
    shopName: parts.shopName(),
  });
  if (problem) return refused({ status: 400, message: problem.message });
  const hash = await hashPassword(newPassword, ownersTurn(session.uid));
  const isDone = await writePassword(parts.queries, session.uid, verified.value, hash, session.id);
  return isDone ? done(null) : refused({ status: 409, message: messages.changedMeanwhile });
}
