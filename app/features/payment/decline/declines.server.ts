/**
 * Counts the cards that the provider declines, by the network that the payment was started from (docs/decisions/126).
 * The provider alone sees a card: its events say that one was declined, and `payment_client` which network that was.
 */
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  clientNetwork,
  countRequest,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { paymentClient, rateLimit } from '#db/schema/shop-schema.ts';
import { decideDeclines } from './decide-declines.ts';

/** What the keys begin with that networks are counted under. */
export const NETWORK_DECLINES = 'declined-cards';

const networkKey = (client: string) => rateLimitKey(NETWORK_DECLINES, client);
const ownKey = (shopper: string) => `own-declined-cards ${shopper}`;

/** A card that was declined: `event` is the provider's name of it, which comes more than once. */
export type Decline = { event: string; intent: string; shopper: string };

export type Declines = {
  /** The seconds until this shopper may start a payment from there, or 0. */
  waitSeconds(clientAddress: string, shopper: string): Promise<number>;
  /** The payment of this intent was started from there. */
  started(clientAddress: string, intent: string): Promise<void>;
  /** Counts a declined card; whether its shopper may try no other now. */
  declined(decline: Decline): Promise<boolean>;
  /** A payment makes up for a declined card of its network. */
  paid(intent: string): Promise<void>;
};

const factsSchema = z.object({
  network: z.number(),
  networkSeconds: z.number(),
  own: z.number(),
  ownSeconds: z.number(),
  hasBought: z.boolean(),
});

export function createDeclines(queries: Queries, limit: RateLimit): Declines {
  async function readFacts(client: string, shopper: string) {
    const ofWindow = (value: SQL, key: string) => sql`coalesce((
      select ${value} from rate_limit where key = ${key} and window_ends_at > now()), 0)::int`;
    const count = sql`count`;
    const seconds = sql`ceil(extract(epoch from window_ends_at - now()))`;
    const [network, own] = [networkKey(client), ownKey(shopper)];
    const [row] = await readRows(
      queries,
      factsSchema,
      sql`select ${ofWindow(count, network)} as network, ${ofWindow(seconds, network)} as "networkSeconds",
        ${ofWindow(count, own)} as own, ${ofWindow(seconds, own)} as "ownSeconds",
        exists (select 1 from "order" join order_status using (shopper, payment_intent)
          where shopper = ${shopper} and by_hand is null and state <> 'cancelled'
            and amount_cents > coalesce((terms->'credit'->>'cents')::bigint, 0)) as "hasBought"`,
    );
    if (!row) throw new Error('Unable to read which cards were declined');
    return {
      network: { count: row.network, waitSeconds: row.networkSeconds },
      own: { count: row.own, waitSeconds: row.ownSeconds },
      hasBought: row.hasBought,
    };
  }

  return {
    async waitSeconds(clientAddress, shopper) {
      return decideDeclines(await readFacts(clientNetwork(clientAddress), shopper), limit);
    },
    async started(clientAddress, intent) {
      const client = clientNetwork(clientAddress);
      await queries
        .insert(paymentClient)
        .values({ intent, client })
        .onConflictDoUpdate({ target: paymentClient.intent, set: { client, askedAt: sql`now()` } })
        // Does not wait for the disk: a power failure may lose where a payment was started.
        .returning({ commit: sql`set_config('synchronous_commit', 'off', true)` });
    },
    async declined({ event, intent, shopper }) {
      const [row] = await queries
        .select({ client: paymentClient.client })
        .from(paymentClient)
        .where(eq(paymentClient.intent, intent));
      if (!row) return false;
      const { count: comes } = await countRequest(queries, `declined-card ${event}`, limit);
      if (comes === 1) {
        const { hasBought } = await readFacts(row.client, shopper);
        await countRequest(queries, hasBought ? ownKey(shopper) : networkKey(row.client), limit);
      }
      return decideDeclines(await readFacts(row.client, shopper), limit) > 0;
    },
    async paid(intent) {
      const key = sql`(select ${`${NETWORK_DECLINES} `} || client from payment_client where intent = ${intent})`;
      await queries
        .update(rateLimit)
        .set({ count: sql`${rateLimit.count} - 1` })
        .where(sql`${rateLimit.key} = ${key} and ${rateLimit.count} > 0`);
    },
  };
}

/** Deletes where payments were started: an unpaid one is ended after a day, or as much later as the sweep pauses. */
export async function forgetPaymentClients(queries: Queries): Promise<void> {
  await queries
    .delete(paymentClient)
    .where(lt(paymentClient.askedAt, sql`now() - interval '2 days'`));
}
