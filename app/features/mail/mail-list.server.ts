/** The outbox as the shopkeeper sees it: what is there, how it stands, and sending it again. */

import { and, desc, eq, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { user } from '#db/schema/auth-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { ACCOUNT, type MailKind, SECRET_SECONDS } from './mail-kinds.ts';
import type { MailState } from './mail-state.ts';
import { isStuck } from './mail-store.server.ts';

/** A mail as it is listed; times are ISO 8601. */
export type ListedMail = {
  shopper: string;
  dedupe: string;
  kind: MailKind;
  recipient: string;
  state: MailState;
  tries: number;
  queuedAt: string;
  sentAt: string | null;
  messageId: string | null;
  reply: string | null;
};

/** The last mail of the page before; `micros`: of its time, in whole microseconds. */
export type MailCursor = { micros: string; shopper: string; dedupe: string };

export type MailFilter = {
  isStuck: boolean;
  recipient: string | null;
  after: MailCursor | null;
  limit: number;
};

export function formatMailCursor({ micros, shopper, dedupe }: MailCursor): string {
  return `${micros} ${shopper} ${dedupe}`;
}

/** Null for a text that is no cursor. */
export function parseMailCursor(text: string): MailCursor | null {
  const [, micros, shopper, dedupe] = /^(\d{1,16}) (\S+) (.+)$/s.exec(text) ?? [];
  return micros && shopper && dedupe ? { micros, shopper, dedupe } : null;
}

const columns = {
  shopper: mail.shopper,
  dedupe: mail.dedupe,
  kind: mail.kind,
  recipient: mail.recipient,
  state: mail.state,
  tries: mail.tries,
  queuedAt: mail.queuedAt,
  sentAt: mail.sentAt,
  messageId: mail.messageId,
  reply: mail.reply,
};

type Row = Omit<ListedMail, 'kind' | 'state' | 'queuedAt' | 'sentAt'> & {
  kind: string;
  state: string;
  queuedAt: Date;
  sentAt: Date | null;
};

/** Kind and state were written by this shop alone. */
function toListed({ kind, state, queuedAt, sentAt, ...row }: Row): ListedMail {
  return {
    ...row,
    kind: kind as MailKind,
    state: state as MailState,
    queuedAt: queuedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** What goes to this address, and what waits for the account that has it. */
async function isTo(queries: Queries, recipient: string) {
  // A read of its own: on a cluster the mails lie with their shopper.
  const [account] = await queries
    .select({ uid: user.id })
    .from(user)
    .where(eq(user.email, recipient));
  const waits = account && and(eq(mail.shopper, account.uid), eq(mail.recipient, ACCOUNT));
  return or(eq(mail.recipient, recipient), waits);
}

/** Newest first. */
export async function listMail(
  queries: Queries,
  { isStuck: onlyStuck, recipient, after, limit }: MailFilter,
): Promise<{ mails: ListedMail[]; next: MailCursor | null }> {
  const rows = await queries
    .select({
      ...columns,
      micros: sql<string>`(extract(epoch from ${mail.queuedAt}) * 1000000)::bigint::text`,
    })
    .from(mail)
    .where(
      and(
        onlyStuck ? isStuck : undefined,
        recipient === null ? undefined : await isTo(queries, recipient),
        after === null
          ? undefined
          : sql`(${mail.queuedAt}, ${mail.shopper}, ${mail.dedupe}) <
              ('epoch'::timestamptz + ${after.micros}::bigint * interval '1 microsecond',
                ${after.shopper}::text, ${after.dedupe}::text)`,
      ),
    )
    .orderBy(desc(mail.queuedAt), desc(mail.shopper), desc(mail.dedupe))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    mails: page.map(({ micros: _, ...row }) => toListed(row)),
    next: rows.length > limit ? (page.at(-1) ?? null) : null,
  };
}

/**
 * The mails of this `dedupe` or Message-ID, with their bodies: more than one if several shoppers have it. With
 * the shopper it is the one of this `dedupe`, found by its key.
 */
export async function findMail(
  queries: Queries,
  name: string,
  shopper: string | null = null,
): Promise<(ListedMail & { body: unknown })[]> {
  const rows = await queries
    .select({ ...columns, body: mail.body })
    .from(mail)
    .where(
      shopper === null
        ? or(eq(mail.dedupe, name), eq(mail.messageId, name), eq(mail.messageId, `<${name}>`))
        : and(eq(mail.shopper, shopper), eq(mail.dedupe, name)),
    )
    .limit(2);
  return rows.map((row) => ({ ...toListed(row), body: row.body }));
}

const requeue = sqlFunction<[shopper: string, dedupe: string, secretKinds: string], boolean>(
  'requeue_mail',
  3,
  z.boolean(),
);

/** Queues it again; false, with nothing done, for one that is under way or holds a secret. */
export function requeueMail(
  queries: Queries,
  { shopper, dedupe }: Pick<ListedMail, 'shopper' | 'dedupe'>,
): Promise<boolean> {
  return requeue(queries, shopper, dedupe, Object.keys(SECRET_SECONDS).join(','));
}
