/** The sessions of one account, as their owner sees and ends them. */
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { session, user } from '#db/schema/auth-schema.ts';
import { deviceName } from './device-name.ts';
import { MAX_SESSION_SECONDS } from './session-lifetime.ts';
import { hashSessionToken } from './session-token-hash.server.ts';

/** For so long after signing in, or entering the password again, an account may be changed. */
export const RECENT_MINUTES = 10;

/** The session that sent a request. */
export type OwnSession = {
  id: string;
  uid: string;
  email: string;
  /** Whether the owner of the address has confirmed it. */
  isConfirmed: boolean;
  /** Whether the owner of the account has proved to be present a short while ago. */
  isRecent: boolean;
};

/** `usedWithinDays`: it was last used within so many days. Sessions note their use once a day. */
export type ListedSession = {
  id: string;
  device: string;
  startedAt: string;
  usedWithinDays: number;
  isThis: boolean;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

const isOpen = and(
  gt(session.expiresAt, sql`now()`),
  gt(session.createdAt, sql`now() - make_interval(secs => ${MAX_SESSION_SECONDS})`),
);

/** The open session of this token, as its cookie holds it. */
export async function readOwnSession(queries: Queries, token: string): Promise<OwnSession | null> {
  const [found] = await queries
    .select({
      id: session.id,
      uid: user.id,
      email: user.email,
      isConfirmed: user.emailVerified,
      isRecent: sql<boolean>`${session.confirmedAt} > now() - make_interval(mins => ${RECENT_MINUTES})`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, hashSessionToken(token)), isOpen));
  return found ?? null;
}

/**
 * Makes another way into the account, in a transaction in which the session cannot end; null if it has ended. Whoever
 * ends it and what it has made locks the user as well (db/functions/account).
 */
export async function whileSignedIn<Value>(
  queries: Queries,
  { id, uid }: Pick<OwnSession, 'id' | 'uid'>,
  write: (tx: Queries) => Promise<Value>,
): Promise<Value | null> {
  return queries.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, uid)).for('update');
    const isIt = and(eq(session.id, id), eq(session.userId, uid), isOpen);
    return (await tx.$count(session, isIt)) > 0 ? write(tx) : null;
  });
}

/** From now on this session is a recent one. */
export async function confirmSession(queries: Queries, id: string): Promise<void> {
  await queries.update(session).set({ confirmedAt: sql`now()` }).where(eq(session.id, id));
}

/** The open sessions of the account, this one first, then the latest. */
export async function listSessions(
  queries: Queries,
  { id: own, uid }: Pick<OwnSession, 'id' | 'uid'>,
): Promise<ListedSession[]> {
  const rows = await queries
    .select()
    .from(session)
    .where(and(eq(session.userId, uid), isOpen))
    .orderBy(desc(eq(session.id, own)), desc(session.updatedAt), session.id);
  const nowMs = Date.now();
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: deviceName(userAgent),
    startedAt: createdAt.toISOString(),
    usedWithinDays: Math.max(1, Math.ceil((nowMs - updatedAt.getTime()) / DAY_MS)),
    isThis: id === own,
  }));
}

/** Ends one session of the account, or all of them. */
export async function endSessions(
  queries: Queries,
  { uid, id }: { uid: string; id?: string | undefined },
): Promise<void> {
  const isMeant = id === undefined ? undefined : eq(session.id, id);
  await queries.delete(session).where(and(eq(session.userId, uid), isMeant));
}
