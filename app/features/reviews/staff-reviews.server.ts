/** Reviews as staff sees and judges them. */
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { review } from '#db/schema/review-schema.ts';
import { nothing, sqlFunction } from '#db/sql-function.ts';
import { REVIEW_STATES, type ReviewState } from './review.ts';

export const staffReviewSchema = z.object({
  id: z.string(),
  product: z.string(),
  /** Of its product. */
  title: z.string(),
  /** The order that it was bought with. */
  order: z.string(),
  stars: z.number(),
  name: z.string(),
  words: z.string(),
  pictures: z.array(z.string()),
  state: z.enum(REVIEW_STATES),
  version: z.number(),
  answer: z.string(),
  helpful: z.number(),
  reports: z.number(),
  writtenSeconds: z.int(),
});

export type StaffReview = z.infer<typeof staffReviewSchema>;

const COLUMNS = sql`review.id, review.product, coalesce((
    select title from product where product.id = review.product order by position, variant limit 1
  ), review.product) as title, payment_intent as "order", stars, name, words, pictures, state,
  version, answer, helpful, reports,
  floor(extract(epoch from written_at))::float8 as "writtenSeconds"`;

/** As the index `review_to_look_at` has it. */
const TO_LOOK_AT = sql`(state = 'waiting' or state = 'shown' and reports > 0)`;

/** What waits for a look, the oldest first; or all, the newest first. */
export function listReviews(
  queries: Queries,
  { waiting, limit }: { waiting: boolean; limit: number },
): Promise<StaffReview[]> {
  return readRows(
    queries,
    staffReviewSchema,
    waiting
      ? sql`select ${COLUMNS} from review where ${TO_LOOK_AT} order by written_at, id limit ${limit}`
      : sql`select ${COLUMNS} from review order by written_at desc, id desc limit ${limit}`,
  );
}

/** Null where there is none. */
export async function readReview(queries: Queries, id: string): Promise<StaffReview | null> {
  const [found] = await readRows(
    queries,
    staffReviewSchema,
    sql`select ${COLUMNS} from review where review.id = ${id}`,
  );
  return found ?? null;
}

const countedSchema = z.object({ count: z.number() });

/** How many wait for a look; of more than `most` it says `most`. */
export async function countReviewsToLookAt(queries: Queries, most: number): Promise<number> {
  const [row] = await readRows(
    queries,
    countedSchema,
    sql`select count(*)::int as count from (select from review where ${TO_LOOK_AT} limit ${most}) as counted`,
  );
  return row?.count ?? 0;
}

/** Until the transaction ends nobody writes this review: what was looked at is what is judged. */
export async function lockReview(tx: Queries, id: string): Promise<void> {
  await tx.select({ id: review.id }).from(review).where(eq(review.id, id)).for('update');
}

const refreshRating = sqlFunction<[product: string], void>('refresh_rating', 1, nothing);

/** Shows or hides it, with what that does to the rating of its product; what was reported is looked at. */
export async function judgeReview(
  tx: Queries,
  { id, product }: Pick<StaffReview, 'id' | 'product'>,
  state: ReviewState,
): Promise<void> {
  await tx.update(review).set({ state, reports: 0 }).where(eq(review.id, id));
  await refreshRating(tx, product);
  await publishWith(tx, { kind: 'catalogue' });
}

/** Of the review as it is now; empty takes it back. */
export async function answerReview(tx: Queries, id: string, answer: string): Promise<void> {
  await tx
    .update(review)
    .set({ answer, answeredVersion: sql`${review.version}` })
    .where(eq(review.id, id));
  await publishWith(tx, { kind: 'catalogue' });
}
