/** Queues a mail from TypeScript; facts that are SQL functions call `queue_mail` themselves. */
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { MailBody, MailKind } from './mail-kinds.ts';

export type NewMail<Kind extends MailKind> = {
  shopperId: string;
  /** Names the fact: of two mails of a shopper with the same one only the first is queued. */
  dedupe: string;
  kind: Kind;
  recipient: string;
  body: MailBody<Kind>;
};

const queue = sqlFunction<
  [shopper: string, dedupe: string, kind: string, recipient: string, body: string],
  boolean
>('queue_mail', 5, z.boolean());

/**
 * Queues a mail, to be sent once the transaction of `queries` has committed; false if the mail of this
 * fact is queued already.
 */
export function queueMail<Kind extends MailKind>(
  queries: Queries,
  { shopperId, dedupe, kind, recipient, body }: NewMail<Kind>,
): Promise<boolean> {
  return queue(queries, shopperId, dedupe, kind, recipient, JSON.stringify(body));
}
