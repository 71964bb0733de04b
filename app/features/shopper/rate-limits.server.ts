/** Rate limits: how many requests an address may send in a window, across all processes. */
import { lt, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Queries } from '#db/database.ts';
import { rateLimit } from '#db/schema/shop-schema.ts';
import { prepared } from '#db/sql-function.ts';

/** At most `max` requests within `windowSeconds`. */
export type RateLimit = { windowSeconds: number; max: number };

/** Sign-ins, and registrations, from one address. */
export const AUTH_LIMIT: RateLimit = { windowSeconds: 60, max: 10 };

/** Mails that anybody can make the shop send to one address, such as those of a reset. */
export const MAIL_LIMIT: RateLimit = { windowSeconds: 60 * 60, max: 5 };

/** Orders of nothing that an account, or an e-mail that a guest has typed, is told of: they cost whoever writes to a stranger nothing. */
export const FREE_ORDER_LIMIT: RateLimit = { windowSeconds: 60 * 60, max: 10 };

/** Changes of one account, and downloads of what is stored of it. */
export const ACCOUNT_LIMIT: RateLimit = { windowSeconds: 60, max: 30 };

/** Payments started from one address: each start calls the provider. */
export const PAYMENT_LIMIT: RateLimit = { windowSeconds: 60, max: 60 };

/** Reviews that are sent from one address, each with pictures that take a second to scale; votes are counted alike, apart. */
export const REVIEW_LIMIT: RateLimit = { windowSeconds: 60 * 60, max: 60 };

/** Guests of one address who want to be told that something is back: each has a mail sent. */
export const STOCK_WATCH_LIMIT: RateLimit = { windowSeconds: 60 * 60, max: 30 };

/** Withdrawals by order number and e-mail from one address: each has a mail sent. */
export const WITHDRAWAL_LIMIT: RateLimit = { windowSeconds: 60 * 60, max: 30 };

/** What programs that read for people ask from one address: a conversation asks some ten times. */
export const AGENT_LIMIT: RateLimit = { windowSeconds: 60, max: 120 };

/** Calls of the staff API by one token. */
export const API_LIMIT: RateLimit = { windowSeconds: 60, max: 600 };

const count = prepared((queries) => {
  const windowEnd = sql`now() + make_interval(secs => ${sql.placeholder('windowSeconds')})`;
  const isOver = sql`${rateLimit.windowEndsAt} <= now()`;
  return queries
    .insert(rateLimit)
    .values({ key: sql.placeholder('key'), count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEnd} else ${rateLimit.windowEndsAt} end`,
      },
    })
    .returning({
      // Does not wait for the disk: a power failure may lose a count.
      commit: sql`set_config('synchronous_commit', 'off', true)`,
      count: rateLimit.count,
      waitSeconds: sql<number>`ceil(extract(epoch from ${rateLimit.windowEndsAt} - now()))::int`,
    })
    .prepare('hit_rate_limit');
});

/** An IPv6 address has eight parts: the first four are the /64 network, the rest is masked to 0. */
const NETWORK_PARTS = 4;
const ANY_HOST = [0, 0, 0, 0];

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const { parts } = ipaddr.IPv6.parse(address);
  return `${new ipaddr.IPv6([...parts.slice(0, NETWORK_PARTS), ...ANY_HOST])}/64`;
}

/** The key that a client's requests are counted under. */
export function rateLimitKey(kind: string, address: string): string {
  return `${kind} ${clientNetwork(address)}`;
}

/** Counts one request: how many there were in this window, and in how many seconds it ends. */
export async function countRequest(
  queries: Queries,
  key: string,
  { windowSeconds }: Pick<RateLimit, 'windowSeconds'>,
): Promise<{ count: number; waitSeconds: number }> {
  const [row] = await count(queries).execute({ key, windowSeconds });
  return { count: row?.count ?? 0, waitSeconds: Math.max(row?.waitSeconds ?? 0, 1) };
}

/** Counts one request; returns the seconds to wait when the limit is exceeded, else 0. */
export async function hitRateLimit(
  queries: Queries,
  key: string,
  limit: RateLimit,
): Promise<number> {
  const { count, waitSeconds } = await countRequest(queries, key, limit);
  return count > limit.max ? waitSeconds : 0;
}

/** Counts the requests of an address, those of each kind apart: the seconds to wait, or 0. */
export function createRates(queries: Queries, limit: RateLimit) {
  return (kind: string) => (address: string) =>
    hitRateLimit(queries, rateLimitKey(kind, address), limit);
}

/** Deletes the counts of windows that ended an hour ago. */
export async function deleteExpiredRateLimits(queries: Queries): Promise<void> {
  await queries.delete(rateLimit).where(lt(rateLimit.windowEndsAt, sql`now() - interval '1 hour'`));
}
