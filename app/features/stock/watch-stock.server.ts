/** Who waits for a variant to be back: `queue_stock_mails.sql` queues their mails. */

import { createHmac } from 'node:crypto';
import { lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { MAIL_PAUSE_SECONDS, SECRET_SECONDS } from '#app/features/mail/mail-kinds.ts';
import {
  hitRateLimit,
  MAIL_LIMIT,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { stockWatch } from '#db/schema/stock-schema.ts';
import { nothing, sqlFunction } from '#db/sql-function.ts';

/** More than anybody waits for. */
const MAX_WATCHED = 100;

const CONFIRM_KIND = 'confirm_stock_watch';

const watch = sqlFunction<
  [
    shopper: string,
    variant: string,
    maxVariants: number,
    code: string,
    confirmKind: string | null,
    pauseSeconds: number,
  ],
  boolean
>('watch_stock', 6, z.boolean());

const confirm = sqlFunction<[code: string, variant: string], boolean>(
  'confirm_stock_watch',
  2,
  z.boolean(),
);
const stop = sqlFunction<[code: string], void>('stop_stock_mails', 1, nothing);

type Parts = {
  queries: Queries;
  /** Signs the codes. */
  secret: string;
  /** How many guests may ask from one address. */
  limit: RateLimit;
  /** What the mails that anybody can make the shop send to an e-mail are counted by. */
  emailHash(email: string): string;
};

export type StockWatches = {
  /** Mails this account when it is back; false where it is not sold out, or the account waits for too many. */
  watch(uid: string, variant: string): Promise<boolean>;
  /**
   * Asks a guest by mail whether the e-mail is theirs. Gives the seconds to wait where so many have asked from this
   * address, else 0: whether anything was sent tells nobody whose e-mail it is.
   */
  askGuest(guest: { email: string; clientAddress: string }, variant: string): Promise<number>;
  /** The guest's wish holds; false where it is gone. */
  confirm(code: string, variant: string): Promise<boolean>;
  /** Forgets all that whoever has this code waits for. */
  stop(code: string): Promise<void>;
};

export function createStockWatches({ queries, secret, limit, emailHash }: Parts): StockWatches {
  const codeOf = (shopper: string) =>
    createHmac('sha256', secret).update(`stock-watch ${shopper}`).digest('base64url');

  return {
    watch: (uid, variant) => watch(queries, uid, variant, MAX_WATCHED, codeOf(uid), null, 0),
    async askGuest({ email, clientAddress }, variant) {
      const key = rateLimitKey('stock-watch', clientAddress);
      const waitSeconds = await hitRateLimit(queries, key, limit);
      if (waitSeconds > 0) return waitSeconds;
      const guest = email.toLowerCase();
      if ((await hitRateLimit(queries, `mail ${emailHash(guest)}`, MAIL_LIMIT)) > 0) return 0;
      const code = codeOf(guest);
      await watch(queries, guest, variant, MAX_WATCHED, code, CONFIRM_KIND, MAIL_PAUSE_SECONDS);
      return 0;
    },
    confirm: (code, variant) => confirm(queries, code, variant),
    stop: (code) => stop(queries, code),
  };
}

/** Forgets what no guest has confirmed, once its link is of no use, and what nobody has got for a year. */
export async function forgetOldWatches(queries: Queries): Promise<void> {
  const usefulSeconds = SECRET_SECONDS[CONFIRM_KIND] ?? 0;
  const { askedAt, confirmedAt } = stockWatch;
  await queries
    .delete(stockWatch)
    .where(
      or(
        sql`${confirmedAt} is null and ${askedAt} < now() - make_interval(secs => ${usefulSeconds})`,
        lt(askedAt, sql`now() - interval '1 year'`),
      ),
    );
}
