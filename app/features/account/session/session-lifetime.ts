/** How long a session lasts: seven days without use, thirty days in all (docs/security.md). */

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A session that is not used for so long ends. */
const IDLE_MS = 7 * DAY_MS;

/** Every session ends after so long; db/functions/read_session.sql refuses older ones. */
export const MAX_SESSION_SECONDS = (30 * DAY_MS) / 1_000;

/** A session in use is extended once a day: not every request is a write. */
const RENEWED_AFTER_MS = DAY_MS;

/** Better Auth ends a session that is not remembered after a day: such a session is never extended. */
const CLOCK_TOLERANCE_MS = DAY_MS / 2;

export type SessionTimes = { startedAt: Date; endsAt: Date };

/** The end of a session that starts now and for which Better Auth proposes this one. */
export function firstEnd(proposed: Date, now: Date): Date {
  return new Date(Math.min(proposed.getTime(), now.getTime() + IDLE_MS));
}

/** The later end of a session in use; null when it stays as it is. */
export function extendedEnd({ startedAt, endsAt }: SessionTimes, now: Date): Date | null {
  const isRemembered = endsAt.getTime() - startedAt.getTime() > IDLE_MS - CLOCK_TOLERANCE_MS;
  const isDue = endsAt.getTime() - now.getTime() <= IDLE_MS - RENEWED_AFTER_MS;
  if (!isRemembered || !isDue) return null;
  const last = startedAt.getTime() + MAX_SESSION_SECONDS * 1_000;
  const end = Math.min(now.getTime() + IDLE_MS, last);
  return end > endsAt.getTime() ? new Date(end) : null;
}
