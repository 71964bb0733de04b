/**
 * Counts the cards that the provider declines, by the network that the payment was started from (docs/decisions/126).
 * The provider alone sees a card: its events say that one was declined, and `payment_client` which network that was.
 */
import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import {
  clientNetwork,
  countRequest,
  type RateLimit,
  rateLimitKey,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { order, orderStatus } from '#db/schema/order-schema.ts';
import { paymentClient, rateLimit } from '#db/schema/shop-schema.ts';
import { prepared } from '#db/sql-function.ts';
import { type Declined, decideDeclines } from './decide-declines.ts';

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

const declinedCards = prepared((queries) => {
  const keys = [sql.placeholder('network'), sql.placeholder('own')];
  return queries
    .select({
      key: rateLimit.key,
      count: rateLimit.count,
      waitSeconds: sql<number>`ceil(extract(epoch from ${rateLimit.windowEndsAt} - now()))::int`,
    })
    .from(rateLimit)
    .where(and(inArray(rateLimit.key, keys), gt(rateLimit.windowEndsAt, sql`now()`)))
    .prepare('declined_cards');
});

const cardOrders = prepared((queries) =>
  queries
    .select({ one: sql`1` })
    .from(order)
    .innerJoin(
      orderStatus,
      and(
        eq(orderStatus.shopper, order.shopper),
        eq(orderStatus.paymentIntent, order.paymentIntent),
      ),
    )
    .where(
      and(
        eq(order.shopper, sql.placeholder('shopper')),
        isNull(order.byHand),
        ne(orderStatus.state, 'cancelled'),
        gt(order.amountCents, sql`coalesce((${order.terms}->'credit'->>'cents')::bigint, 0)`),
      ),
    )
    .limit(1)
    .prepare('card_orders'),
);

const makeUp = prepared((queries) => {
  const client = queries
    .select({ key: sql`${`${NETWORK_DECLINES} `} || ${paymentClient.client}` })
    .from(paymentClient)
    .where(eq(paymentClient.intent, sql.placeholder('intent')));
  return queries
    .update(rateLimit)
    .set({ count: sql`${rateLimit.count} - 1` })
    .where(and(eq(rateLimit.key, client), gt(rateLimit.count, 0)))
    .prepare('make_up_for_decline');
});

const NO_CARDS: Declined = { count: 0, waitSeconds: 0 };

export function createDeclines(queries: Queries, limit: RateLimit): Declines {
  /** A card was charged for an order that stands. */
  async function hasBought(shopper: string): Promise<boolean> {
    return (await cardOrders(queries).execute({ shopper })).length > 0;
  }

  async function secondsOf(client: string, shopper: string): Promise<number> {
    const keys = { network: networkKey(client), own: ownKey(shopper) };
    const counted = await declinedCards(queries).execute(keys);
    const of = (key: string) => counted.find((one) => one.key === key) ?? NO_CARDS;
    const facts = { network: of(keys.network), own: of(keys.own) };
    const [ofStranger, ofBuyer] = [
      decideDeclines({ ...facts, hasBought: false }, limit),
      decideDeclines({ ...facts, hasBought: true }, limit),
    ];
    // Orders are looked at where they make a difference, which they rarely do.
    if (ofStranger === ofBuyer) return ofStranger;
    return (await hasBought(shopper)) ? ofBuyer : ofStranger;
  }

  return {
    waitSeconds: (clientAddress, shopper) => secondsOf(clientNetwork(clientAddress), shopper),
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
        const key = (await hasBought(shopper)) ? ownKey(shopper) : networkKey(row.client);
        await countRequest(queries, key, limit);
      }
      return (await secondsOf(row.client, shopper)) > 0;
    },
    async paid(intent) {
      await makeUp(queries).execute({ intent });
    },
  };
}

/** Deletes where payments were started: an unpaid one is ended after a day, or as much later as the sweep pauses. */
export async function forgetPaymentClients(queries: Queries): Promise<void> {
  await queries
    .delete(paymentClient)
    .where(lt(paymentClient.askedAt, sql`now() - interval '2 days'`));
}
