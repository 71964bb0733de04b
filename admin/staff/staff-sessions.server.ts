/** The sessions of the admin. The cookie has the token, the database its hash. */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { deviceName } from '#app/features/account/session/device-name.ts';
import type { Queries } from '#db/database.ts';
import { staffSession } from '#db/schema/staff-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { readInviteCode } from './invite-code.ts';
import { hashSecret } from './staff-invites.server.ts';
import type { StaffMember } from './staff-member.ts';

/** A session ends when it was not used for so long. The next day a passkey opens the admin again. */
export const SESSION_IDLE_SECONDS = 12 * 60 * 60;

/** And so long after its start in any case. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const TOKEN_BYTES = 32;

const enteredSchema = z.object({ id: z.string(), name: z.string() });
const memberSchema: z.ZodType<StaffMember> = enteredSchema.extend({ hasPasskey: z.boolean() });

const enterAdmin = sqlFunction<
  [invite: string, id: string, session: string, device: string, seconds: number],
  z.infer<typeof enteredSchema> | null
>('enter_admin', 5, enteredSchema.nullable());

const startStaffSession = sqlFunction<
  [staff: string, session: string, device: string, seconds: number, act: string],
  boolean
>('start_staff_session', 5);

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

/** The token of a new session of whoever has proved to be this member. */
export async function startSession(
  queries: Queries,
  staff: string,
  userAgent: string | null,
): Promise<string> {
  const token = newToken();
  const device = deviceName(userAgent);
  const hash = hashSecret(token);
  await startStaffSession(queries, staff, hash, device, SESSION_IDLE_SECONDS, 'signed_in');
  return token;
}

/** Whose open session this is; null for any other token. */
export async function findSession(queries: Queries, token: string): Promise<StaffMember | null> {
  return readStaffSession(queries, hashSecret(token), SESSION_IDLE_SECONDS, SESSION_SECONDS);
}

/** Whether the session is still open; unlike reading it, this does not count as its use. */
export async function isSessionOpen(queries: Queries, token: string): Promise<boolean> {
  const isOpen = and(
    eq(staffSession.tokenHash, hashSecret(token)),
    gt(staffSession.endsAt, sql`now()`),
  );
  return (await queries.$count(staffSession, isOpen)) > 0;
}

export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries.delete(staffSession).where(eq(staffSession.tokenHash, hashSecret(token)));
}
