/** Where the session of a sign-in is stored: only while what was verified is still the account's. */
import { APIError } from 'better-auth/api';
import * as z from 'zod';
import { readProof, recordOutrun } from '#app/features/account/auth-call.server.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

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
>('start_session', 7);

/** What Better Auth stores of a session. */
const sessionSchema = z.object({
  userId: z.string(),
  expiresAt: z.date(),
  ipAddress: z.string(),
  userAgent: z.string(),
});

/**
 * Stores a session, which begins by what the running call has verified, and returns its id. Throws Better Auth's
 * answer to a wrong password if that was changed, reset or removed since it was verified.
 */
export function createSessionStart(
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
