/** The rows of reviews, of votes for them, and of who wants to be asked for one. */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { nothing, sqlFunction } from '#db/sql-function.ts';
import { MAX_STARS, type OwnReview, REVIEW_STATES, type ShownReview } from './review.ts';
import { REVIEWS_PER_PAGE, type ReviewQuery, type ReviewSort } from './review-query.ts';

const shownSchema = z.object({
  id: z.string(),
  stars: z.int(),
  name: z.string(),
  words: z.string(),
  pictures: z.array(z.string()),
  answer: z.string(),
  isAnswerOlder: z.boolean(),
  helpful: z.int(),
  writtenSeconds: z.int(),
});

const ownSchema = z.object({
  product: z.string(),
  stars: z.int(),
  name: z.string(),
  words: z.string(),
  pictures: z.array(z.string()),
  state: z.enum(REVIEW_STATES),
  version: z.int(),
});

const ORDERS: Record<ReviewSort, SQL> = {
  newest: sql`written_at desc, id`,
  highest: sql`stars desc, written_at desc, id`,
  lowest: sql`stars, written_at desc, id`,
  helpful: sql`helpful desc, written_at desc, id`,
};

const countedSchema = z.object({ stars: z.int(), count: z.int() });

/** How many shown ratings a product has of each number of stars, of one star first. */
export async function countStars(queries: Queries, product: string): Promise<number[]> {
  const rows = await readRows(
    queries,
    countedSchema,
    sql`select stars, count(*)::int as count from review
      where product = ${product} and state = 'shown' group by stars`,
  );
  const counts = new Map(rows.map(({ stars, count }) => [stars, count]));
  return Array.from({ length: MAX_STARS }, (_, index) => counts.get(index + 1) ?? 0);
}

/** A page of the shown reviews of a product. */
export function readShown(
  queries: Queries,
  product: string,
  { stars, sort, page }: ReviewQuery,
): Promise<ShownReview[]> {
  return readRows(
    queries,
    shownSchema,
    sql`select id, stars, name, words, pictures, answer, helpful,
        answered_version < version as "isAnswerOlder",
        floor(extract(epoch from written_at))::float8 as "writtenSeconds"
      from review where product = ${product} and state = 'shown'
        and (${stars}::int is null or stars = ${stars}::int)
      order by ${ORDERS[sort]} limit ${REVIEWS_PER_PAGE}
      offset ${(page - 1) * REVIEWS_PER_PAGE}`,
  );
}

const boughtSchema = z.object({ variant: z.string(), product: z.string() });

/** The product of each of these variants. */
export async function readProductsOf(
  queries: Queries,
  variants: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readRows(
    queries,
    boughtSchema,
    sql`select variant, id as product from product
      where variant = any(${sql.param([...variants])}::text[])`,
  );
  return new Map(rows.map(({ variant, product }) => [variant, product]));
}

/** What a shopper has written of these products. */
export function readOwn(
  queries: Queries,
  shopper: string,
  products: readonly string[],
): Promise<OwnReview[]> {
  return readRows(
    queries,
    ownSchema,
    sql`select product, stars, name, words, pictures, state, version from review
      where shopper = ${shopper} and product = any(${sql.param([...products])}::text[])`,
  );
}

const placeSchema = z.object({ product: z.string() });

/** The product that a shown review is of; null where there is none. */
export async function findShownProduct(queries: Queries, id: string): Promise<string | null> {
  const [found] = await readRows(
    queries,
    placeSchema,
    sql`select product from review where id = ${id} and state = 'shown'`,
  );
  return found?.product ?? null;
}

const writtenSchema = z.enum(['written', 'changed', 'gone']);

export const writeReview = sqlFunction<
  [
    shopper: string,
    intent: string,
    product: string,
    seenVersion: number,
    freshId: string,
    given: string,
    messages: string | null,
  ],
  z.infer<typeof writtenSchema>
>('write_review', 7, writtenSchema);

export type VoteKind = 'helpful' | 'report';

/** `again`: it is counted already. `own`: nobody votes for what they wrote. `gone`: it is not shown. */
const voteSchema = z.enum(['counted', 'again', 'own', 'gone']);

export type Vote = z.infer<typeof voteSchema>;

export const voteReview = sqlFunction<[shopper: string, review: string, kind: VoteKind], Vote>(
  'vote_review',
  3,
  voteSchema,
);

/** Moves what a guest has written to an account, of one order (`intent`) or of all. */
export const moveReviews = sqlFunction<
  [guest: string, account: string, intent: string | null],
  void
>('move_reviews', 3, nothing);

export const queueReviewMails = sqlFunction<[afterDays: number], void>(
  'queue_review_mails',
  1,
  nothing,
);

export const stopReviewMails = sqlFunction<[code: string], void>('stop_review_mails', 1, nothing);
