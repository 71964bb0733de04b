/** Whether every mail that is due was queued once and has arrived, however often its sender was killed. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';

/** The mail about a charge that has ended in an order or a refund; null where there is none. */
export type ChargeMail = {
  intent: string;
  /** Whether there was somebody to write to when it was settled. */
  isDue: boolean;
  mails: number;
  state: string | null;
  messageId: string | null;
};

/**
 * Due are those of guests who gave an address, and of accounts that no guest has joined: who had joined
 * before a charge was settled cannot be seen any more.
 */
export async function readChargeMails(queries: Queries): Promise<ChargeMail[]> {
  return rowsOf<ChargeMail>(
    queries,
    sql`select payment.intent, count(mail.dedupe)::integer as mails,
        payment.email is not null or (payment.shopper not like 'guest\\_%' and not exists (
          select from shopper where merged_into = payment.shopper)) as "isDue",
        min(mail.state) as state, min(mail.message_id) as "messageId"
      from payment left join mail on mail.shopper = payment.shopper
        and mail.dedupe in ('placed:' || payment.intent, 'refunded:' || payment.intent)
      where payment.state in ('ordered', 'refunded', 'refund_due', 'refund_failed')
      group by payment.shopper, payment.payment`,
  );
}

/** Whether the sender is done with all of them. */
export function areSent(mails: readonly ChargeMail[]): boolean {
  return mails.every(({ mails: count, state }) => count === 0 || state === 'sent');
}

/** What is wrong, a line each; `received` are the Message-IDs that have arrived, as often as they have. */
export function judgeMails(mails: readonly ChargeMail[], received: readonly string[]): string[] {
  const arrived = new Set(received);
  return mails.flatMap(({ intent, isDue, mails: count, state, messageId }) => {
    if (isDue && count !== 1) return [`${intent}: ${count} mails are queued`];
    if (count === 0) return [];
    if (state !== 'sent') return [`${intent}: its mail is ${state}`];
    if (messageId === null || !arrived.has(messageId)) return [`${intent}: its mail was lost`];
    return [];
  });
}
