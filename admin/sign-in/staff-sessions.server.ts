/** The sessions of the admin. The cookie has the token, the database its hash. */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { deviceName } from '#app/features/account/session/device-name.ts';
import type { Queries } from '#db/database.ts';
import { staff, staffSession } from '#db/schema/staff-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { type Scope, scopesOf } from '#operations/scopes.ts';
import { readInviteCode } from '#operations/staff/invite-code.ts';
import { hashSecret } from '#operations/staff/staff-invites.server.ts';

/** A session ends when it was not used for so long. The next day a passkey opens the admin again. */
export const SESSION_IDLE_SECONDS = 12 * 60 * 60;

/** And so long after its start in any case. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const TOKEN_BYTES = 32;

/** Whoever is signed in to the admin, by the session of this hash. */
export type StaffMember = {
  id: string;
  name: string;
  hasPasskey: boolean;
  sessionHash: string;
  /** What they may do, by their role as it is at each request. */
  scopes: readonly Scope[];
};

const enteredSchema = z.object({ id: z.string(), name: z.string() });
const memberSchema: z.ZodType<StaffMember> = enteredSchema
  .extend({
    hasPasskey: z.boolean(),
    sessionHash: z.string(),
    role: z.string().nullable(),
    ownScopes: z.array(z.string()).nullable(),
  })
  .transform(({ role, ownScopes, ...member }) => ({
    ...member,
    scopes: scopesOf(role, ownScopes),
  }));

const enterAdmin = sqlFunction<
  [invite: string, id: string, session: string, device: string, seconds: number],
  z.infer<typeof enteredSchema> | null
>('enter_admin', 5, enteredSchema.nullable());

const startStaffSession = sqlFunction<
  [
    staff: string,
    passkey: string | null,
    session: string,
    device: string,
    seconds: number,
    act: string,
  ],
  boolean
>('start_staff_session', 6, z.boolean());

const readStaffSession = sqlFunction<
  [session: string, idleSeconds: number, wholeSeconds: number],
  StaffMember | null
>('read_staff_session', 3, memberSchema.nullable());

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Uses up the invitation of this code; the token of a new session, or null where the code is of no use. */
export async function enterWithCode(
  queries: Queries,
  { code: text, userAgent }: { code: string; userAgent: string | null },
): Promise<string | null> {
  const code = readInviteCode(text);
  if (code === null) return null;
  const token = newToken();
  const device = deviceName(userAgent);
  const entered = await enterAdmin(
    queries,
    hashSecret(code),
    randomUUID(),
    hashSecret(token),
    device,
    SESSION_IDLE_SECONDS,
  );
  return entered && token;
}

/** The token of a new session of the passkey's member; null if it has been removed since it was verified. */
export async function startSession(
  queries: Queries,
  { staff: owner, passkey }: { staff: string; passkey: string },
  userAgent: string | null,
): Promise<string | null> {
  const token = newToken();
  const session = [hashSecret(token), deviceName(userAgent), SESSION_IDLE_SECONDS] as const;
  const isStarted = await startStaffSession(queries, owner, passkey, ...session, 'signed_in');
  return isStarted ? token : null;
}

/**
 * Makes another way in for whoever is signed in, in a transaction in which their session cannot end; null if it has
 * ended. Whoever ends it and what they have made changes or locks their row as well (db/functions/staff).
 */
export async function whileSignedIn<Value>(
  queries: Queries,
  { id, sessionHash }: Pick<StaffMember, 'id' | 'sessionHash'>,
  write: (tx: Queries) => Promise<Value>,
): Promise<Value | null> {
  return queries.transaction(async (tx) => {
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('no key update');
    return (await isOpen(tx, sessionHash)) ? write(tx) : null;
  });
}

/** Whose open session this is; null for any other token. */
export async function findSession(queries: Queries, token: string): Promise<StaffMember | null> {
  return readStaffSession(queries, hashSecret(token), SESSION_IDLE_SECONDS, SESSION_SECONDS);
}

/** Whether the session is still open; unlike reading it, this does not count as its use. */
export function isSessionOpen(queries: Queries, token: string): Promise<boolean> {
  return isOpen(queries, hashSecret(token));
}

async function isOpen(queries: Queries, hash: string): Promise<boolean> {
  const isIt = and(eq(staffSession.tokenHash, hash), gt(staffSession.endsAt, sql`now()`));
  return (await queries.$count(staffSession, isIt)) > 0;
}

export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries.delete(staffSession).where(eq(staffSession.tokenHash, hashSecret(token)));
}
