/** The rows of the outbox. */
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { prepared, sqlFunction } from '#db/sql-function.ts';
import { RETENTION_DAYS, type TakenMail } from './mail-attempt.ts';
import { STAFF } from './mail-kinds.ts';
import { type MailState, UNSENT_STATES } from './mail-state.ts';

/** How long a mail that ended unsent counts as a new problem. */
const STUCK_DAYS = 7;
const MAX_COUNTED = 1_000;

/** A newer build may have written kinds and states that this one does not know: such a mail cannot be rendered. */
const takenSchema: z.ZodType<TakenMail> = z.object({
  shopper: z.string(),
  dedupe: z.string(),
  kind: z.custom<TakenMail['kind']>((kind) => typeof kind === 'string'),
  recipient: z.string(),
  body: z.unknown(),
  state: z.custom<TakenMail['state']>((state) => typeof state === 'string'),
  tries: z.number(),
  messageId: z.string(),
  queuedSeconds: z.number(),
  ageSeconds: z.number(),
});

/**
 * Takes the mail of this shopper that is due the longest for so many seconds; null when none is due, or what is due waits
 * for an earlier mail of its order. `freshMessageId` is for the first attempt: the others have the same one.
 */
export const takeMail = sqlFunction<
  [shopper: string, leaseSeconds: number, freshMessageId: string],
  TakenMail | null
>('take_mail_of', 3, takenSchema.nullable());

/** With literals, as the partial index has them: of a parameter PostgreSQL does not know that they fit. */
const isUnsent = sql`${mail.state} in (${sql.raw(UNSENT_STATES.map((state) => `'${state}'`).join())})`;

/** A mail that is due, and whose it is. */
export type DueMail = { shopper: string; dedupe: string; dueAt: string };

const FIRST: DueMail = { shopper: '', dedupe: '', dueAt: '-infinity' };

const dueMails = prepared((queries) => {
  const { dueAt, shopper, dedupe } = mail;
  const [after, ofShopper, named] = ['dueAt', 'shopper', 'dedupe'].map(sql.placeholder);
  return queries
    .select({ shopper, dedupe, dueAt: sql<string>`${dueAt}::text` })
    .from(mail)
    .where(
      and(
        isUnsent,
        lte(dueAt, sql`now()`),
        sql`(${dueAt}, ${shopper}, ${dedupe}) > (${after}::timestamptz, ${ofShopper}, ${named})`,
      ),
    )
    .orderBy(dueAt, shopper, dedupe)
    .limit(sql.placeholder('most'))
    .prepare('due_mails');
});

/** So many of the mails that are due, the longest first; those after this one, or null: the first. */
export function readDueMails(
  queries: Queries,
  after: DueMail | null,
  most: number,
): Promise<DueMail[]> {
  return dueMails(queries).execute({ ...(after ?? FIRST), most });
}

/** Makes due what a process has taken and not ended: for who knows that it has died. */
export async function takeBackMail(queries: Queries): Promise<void> {
  await queries
    .update(mail)
    .set({ dueAt: sql`now()` })
    .where(inArray(mail.state, ['sending', 'transmitting']));
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
>('advance_mail', 6, z.boolean());

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
 * Mails that somebody has to look at: they cannot be rendered, have ended without being sent within the last
 * days, or could not be sent for an hour.
 */
export const isStuck = sql`(
  ${mail.state} = 'unwritten'
  or ${mail.state} in ('refused', 'given_up', 'in_doubt')
    and ${mail.queuedAt} > now() - make_interval(days => ${STUCK_DAYS})
  or ${mail.state} in ('queued', 'sending', 'transmitting')
    and ${mail.queuedAt} < now() - interval '1 hour')`;

/** `unwritten` of the `count` cannot be rendered; `reply` is the last answer to the newest of all. */
export type StuckMail = { count: number; unwritten: number; reply: string };

/** How many are stuck. What is for the staff counts only if it cannot be rendered. */
export async function countStuckMail(queries: Queries): Promise<StuckMail> {
  const stuck = await queries
    .select({ state: mail.state, reply: mail.reply })
    .from(mail)
    .where(and(isStuck, or(ne(mail.shopper, STAFF), eq(mail.state, 'unwritten'))))
    .orderBy(desc(mail.queuedAt))
    .limit(MAX_COUNTED);
  const unwritten = stuck.filter(({ state }) => state === 'unwritten').length;
  return { count: stuck.length, unwritten, reply: stuck[0]?.reply ?? 'None yet' };
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
 * cannot be updated. Their order is to the microsecond, which a Date is not.
 */
export async function moveMail(tx: Queries, from: string, to: string): Promise<void> {
  // A difference, and no text: Citus returns nothing that depends on settings.
  const queuedAt = sql<string>`extract(epoch from ${mail.queuedAt} - 'epoch'::timestamptz)`;
  const rows = await tx
    .delete(mail)
    .where(eq(mail.shopper, from))
    .returning({ ...getTableColumns(mail), queuedAt });
  if (rows.length === 0) return;
  await tx.insert(mail).values(
    rows.map((row) => ({
      ...row,
      shopper: to,
      queuedAt: sql`to_timestamp(${row.queuedAt}::float8)`,
    })),
  );
}
