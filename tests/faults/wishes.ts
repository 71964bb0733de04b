/** Whether everybody who asked to be told that something is back in stock was told, and once. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import type { Wish } from './judges/ledger.ts';

type StockMail = { email: string; variant: string; state: string; messageId: string | null };

/** A wish that is still there; `isBack`: something of its variant can be bought, and nobody was told within a day. */
type WaitingWish = { email: string; variant: string; isBack: boolean };

export type StockMails = { mails: StockMail[]; waiting: WaitingWish[] };

/** By the tables, past the shop's own code. */
export async function readStockMails(queries: Queries): Promise<StockMails> {
  return {
    mails: await rowsOf<StockMail>(
      queries,
      sql`select recipient as email, body->>'variant' as variant, state, message_id as "messageId"
        from mail where kind = 'back_in_stock'`,
    ),
    waiting: await rowsOf<WaitingWish>(
      queries,
      sql`select email, stock_watch.variant, available > 0 and not exists (
          select from mail where mail.shopper = stock_watch.shopper and kind = 'back_in_stock'
            and body->>'variant' = stock_watch.variant and mail.queued_at > now() - interval '1 day'
        ) as "isBack"
        from stock_watch join "user" on "user".id = shopper join stock using (variant)`,
    ),
  };
}

/** Whether nothing is on its way any more. */
export function areTold({ mails, waiting }: StockMails): boolean {
  return mails.every(({ state }) => state === 'sent') && waiting.every(({ isBack }) => !isBack);
}

/**
 * What is wrong, a line each. A wish ends in one mail or goes on waiting; who asked more than once, because
 * an answer was lost, may have been told and have asked anew.
 */
export function judgeWishes(
  wishes: Iterable<Wish>,
  { mails, waiting }: StockMails,
  received: readonly string[],
): string[] {
  const arrived = new Set(received);
  const keyOf = ({ email, variant }: { email: string; variant: string }) => `${email} ${variant}`;
  const asked = new Map([...wishes].map((wish) => [keyOf(wish), wish]));
  const ends = Map.groupBy([...mails, ...waiting], keyOf);
  const problems: string[] = [];
  for (const key of new Set([...asked.keys(), ...ends.keys()])) {
    const { tries, isAsked } = asked.get(key) ?? { tries: 0, isAsked: false };
    const count = ends.get(key)?.length ?? 0;
    if (isAsked && count === 0) problems.push(`${key}: the wish was lost`);
    if (count > tries) problems.push(`${key}: asked ${tries} times, ${count} mails and wishes`);
  }
  for (const wish of waiting) {
    if (wish.isBack) problems.push(`${keyOf(wish)}: it is back, and nobody was told`);
  }
  for (const mail of mails) {
    if (mail.state !== 'sent') problems.push(`${keyOf(mail)}: its mail is ${mail.state}`);
    else if (!arrived.has(mail.messageId ?? '')) problems.push(`${keyOf(mail)}: its mail was lost`);
  }
  return problems;
}
