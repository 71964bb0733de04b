/** Shoppers write reviews and vote for them amid kills, each twice at once; and whether each counts once, and only theirs. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import type { Random } from './random.ts';

/** Of a shopper and a product: the stars that were sent, and whether the shop has said that one is written. */
export type SentReview = { stars: Set<number>; isWritten: boolean };

/** By what was sent; `votes` are those that the shop has said are counted. */
export type SentReviews = { reviews: Map<string, SentReview>; votes: Set<string> };

type Reviewer = {
  name: string;
  /** The account's id. */
  uid: string;
  random: Random;
  sent: SentReviews;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ body: unknown; location: string | null } | null>;
  /** Empty without an answer. */
  readPage(path: string): Promise<string>;
};

const ordersSchema = z.object({ orders: z.array(z.object({ id: z.string() })) });

const BOUNDARY = 'of-the-faults-suite';

function formOf(stars: number): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="stars"\r\n\r\n${stars}\r\n--${BOUNDARY}--\r\n`;
}

/** Reviews a product of any of its orders, whether it is in it or not, from two tabs at once. */
export async function sendReview(reviewer: Reviewer, products: readonly string[]): Promise<void> {
  const { name, uid, random, sent, send } = reviewer;
  const history = await send('GET', `/api/users/${uid}/orders?limit=100`);
  const { orders = [] } = ordersSchema.safeParse(history?.body).data ?? {};
  const [order] = orders.toSorted(() => random.whole(-1, 1));
  if (!order) return;
  const product = products[random.whole(0, products.length - 1)] ?? '';
  const key = `${name} ${product}`;
  const known = sent.reviews.get(key) ?? { stars: new Set(), isWritten: false };
  sent.reviews.set(key, known);
  const write = async (stars: number) => {
    known.stars.add(stars);
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const path = `/orders/${order.id}/review?product=${product}`;
    const answer = await send('POST', path, formOf(stars), type);
    if (answer?.location?.includes('written=')) known.isWritten = true;
  };
  const stars = random.whole(1, 5);
  await Promise.all([write(stars), write(random.chance(0.5) ? stars : random.whole(1, 5))]);
}

/** Finds a review of this product helpful and reports it, each twice at once. */
export async function sendVotes(
  { name, random, sent, send, readPage }: Reviewer,
  product: string,
): Promise<void> {
  const page = await readPage(`/product/${product}`);
  const ids = [...page.matchAll(/action="\/reviews\/([0-9a-f-]{36})"/g)].map(([, id]) => id);
  const id = ids[random.whole(0, Math.max(0, ids.length - 1))];
  if (id === undefined) return;
  const vote = async (kind: 'helpful' | 'report') => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await send('POST', `/reviews/${id}`, `do=${kind}`, form);
    const isCounted = /voted=(counted|reported)/.test(answer?.location ?? '');
    if (isCounted) sent.votes.add(`${name} ${id} ${kind}`);
  };
  await Promise.all([vote('helpful'), vote('helpful'), vote('report'), vote('report')]);
}

export type KeptReviews = {
  reviews: { email: string; product: string; stars: number; isBought: boolean }[];
  votes: { email: string; review: string; kind: string }[];
  /** Products and reviews whose counts are not those of their rows. */
  miscounted: { what: string }[];
};

/** By the tables, past the shop's own code. */
export async function readKeptReviews(queries: Queries): Promise<KeptReviews> {
  return {
    reviews: await rowsOf(
      queries,
      sql`select email, review.product, stars, exists (
          select from "order", jsonb_array_elements(items) as item
          where "order".shopper = review.shopper
            and "order".payment_intent = review.payment_intent and item->>'id' = review.product
        ) as "isBought"
        from review left join "user" on "user".id = review.shopper`,
    ),
    votes: await rowsOf(
      queries,
      sql`select email, review, kind from review_vote
        left join "user" on "user".id = review_vote.shopper`,
    ),
    miscounted: await rowsOf(
      queries,
      sql`select 'product ' || variant as what from product cross join lateral (
          select count(*)::int as ratings, coalesce(sum(review.stars), 0)::int as sum
          from review where review.product = product.id and state = 'shown'
        ) as own
        where review_count <> ratings or review_stars <> sum
        union all
        select 'review ' || id from review cross join lateral (
          select count(*) filter (where kind = 'helpful') as found,
            count(*) filter (where kind = 'report') as reported
          from review_vote where review_vote.review = review.id
        ) as own
        where helpful <> found or reports <> reported`,
    ),
  };
}

/** What is wrong, a line each. */
export function judgeReviews(sent: SentReviews, kept: KeptReviews): string[] {
  const problems: string[] = [];
  const found = Map.groupBy(
    kept.reviews,
    ({ email, product }) => `${email?.split('@')[0]} ${product}`,
  );
  for (const [key, { isWritten }] of sent.reviews) {
    if (isWritten && !found.has(key)) problems.push(`${key}: the review was lost`);
  }
  for (const [key, rows] of found) {
    if (rows.length > 1) problems.push(`${key}: ${rows.length} reviews`);
    for (const { stars, isBought } of rows) {
      if (!isBought) problems.push(`${key}: reviewed, and not bought`);
      if (!sent.reviews.get(key)?.stars.has(stars)) problems.push(`${key}: nobody gave ${stars}`);
    }
  }
  const counted = new Set(
    kept.votes.map(({ email, review, kind }) => `${email?.split('@')[0]} ${review} ${kind}`),
  );
  for (const vote of sent.votes)
    if (!counted.has(vote)) problems.push(`${vote}: the vote was lost`);
  for (const { what } of kept.miscounted) problems.push(`${what}: its counts are wrong`);
  return problems;
}
