/** The rows of the outbox. */
import { and, desc, eq, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { TakenMail } from './mail-attempt.ts';
import { STAFF } from './mail-kinds.ts';
import { type MailState, UNSENT_STATES } from './mail-state.ts';

/** Mails that have ended are stored so long, with whom they were sent to; so are the files of the outbox. */
export const RETENTION_DAYS = 30;

/** How long a mail that ended unsent counts as a new problem. */
const STUCK_DAYS = 7;
const MAX_COUNTED = 1_000;

const take = sqlFunction<[leaseSeconds: number, freshMessageId: string], TakenMail | null>(
  'take_mail',
  2,
);

/**
 * Takes the mail that is due the longest for so many seconds; null when none is due. `freshMessageId` is
 * for the first attempt: the others have the same one.
 */
export function takeMail(
  queries: Queries,
  leaseSeconds: number,
  freshMessageId: string,
): Promise<TakenMail | null> {
  return take(queries, leaseSeconds, freshMessageId);
}

const advance = sqlFunction<
  [
    shopper: string,
    dedupe: string,
    seenTries: number,
    state: string,
    pauseSeconds: number,
    reply: string | null,
  ],
  boolean
>('advance_mail', 6);

/** Writes how a taken mail stands; false, with nothing done, if another process has taken it over. */
export function advanceMail(
  queries: Queries,
  { shopper, dedupe, tries }: Pick<TakenMail, 'shopper' | 'dedupe' | 'tries'>,
  state: MailState,
  pauseSeconds: number,
  reply: string | null,
): Promise<boolean> {
  return advance(queries, shopper, dedupe, tries, state, pauseSeconds, reply);
}

/**
 * Mails that somebody has to look at: they have ended without being sent, within the last days, or could
 * not be sent for an hour.
 */
export const isStuck = sql`(
  ${mail.state} in ('refused', 'given_up', 'in_doubt')
    and ${mail.queuedAt} > now() - make_interval(days => ${STUCK_DAYS})
  or ${mail.state} in ('queued', 'sending', 'transmitting')
    and ${mail.queuedAt} < now() - interval '1 hour')`;

/** How many are stuck, with the last answer to the newest of them. What is for the staff does not count. */
export async function countStuckMail(queries: Queries): Promise<{ count: number; reply: string }> {
  const stuck = await queries
    .select({ reply: mail.reply })
    .from(mail)
    .where(and(isStuck, ne(mail.shopper, STAFF)))
    .orderBy(desc(mail.queuedAt))
    .limit(MAX_COUNTED);
  return { count: stuck.length, reply: stuck[0]?.reply ?? 'None yet' };
}

/** Deletes the mails that ended long ago. */
export async function deleteOldMail(queries: Queries): Promise<void> {
  await queries
    .delete(mail)
    .where(
      and(
        lt(mail.queuedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`),
        notInArray(mail.state, [...UNSENT_STATES]),
      ),
    );
}

/**
 * Moves the mails of a guest to the account that it joins. Deletes and inserts each row: a shard key
 * cannot be updated.
 */
export async function moveMail(tx: Queries, from: string, to: string): Promise<void> {
  const rows = await tx.delete(mail).where(eq(mail.shopper, from)).returning();
  if (rows.length > 0) await tx.insert(mail).values(rows.map((row) => ({ ...row, shopper: to })));
}
